import type { EnvironmentFriendlyCopy } from '#content/copy/environment-friendly.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

export const environmentFriendly = {
  title: 'Respect de l’environnement',
  searchTitle: 'Moins de pertes, moins de papier en boutique',
  description:
    'Un logiciel qui aide une boutique à moins jeter : alertes de péremption, commandes qui suivent les ventes, reçus sans papier, et le téléphone déjà en main.',
  opening: {
    kicker: 'Un logiciel de gestion qui ménage l’environnement',
    headline: ['Moins de pertes,', 'moins de tickets.'],
    lead: 'Ce qu’un commerce gaspille, il le gaspille surtout sans le voir : marchandises périmées, reçus que personne ne lit, machines qui tournent toute la nuit. Le logiciel rend chacun visible.',
    actions: [
      askUs('Que puis-je économiser ?', 'consultation waste', 'Mon commerce jette trop de ceci :'),
      { label: 'Le suivi des dates', href: '/inventory-management' },
    ],
    facts: [
      ['Un reçu', 'Papier, SMS ou aucun'],
      ['Une caisse', 'Le téléphone que vous avez'],
      ['Formules à partir de', `${sayPrice(plans.starter.monthlyPrice)} par mois`],
    ],
  },
  product: {
    heading: 'Là où cela compte',
    note: 'Cinq endroits d’une boutique où la suite peut aider.',
    entries: [
      {
        title: 'Ce qui allait se perdre',
        text: 'Ce qui approche de sa date se vend d’abord, ou part vers le site qui le vend, au lieu de finir à la poubelle.',
        links: [{ label: 'Transferts entre sites', href: '/multi-location' }],
      },
      {
        title: 'La commande du jour de marché',
        text: 'La commande suit ce qui s’est vendu les derniers jours de marché : moins de tomates rentrent avec le camion.',
      },
      {
        title: 'Le papier',
        text: `Le client choisit : sur papier, par e-mail ou pas du tout, et à partir de ${plans.professional.name} par SMS. Là où la loi veut un reçu fiscal imprimé, la suite en imprime un, sans deuxième exemplaire.`,
        links: [{ label: 'Comment se font les reçus', href: '/point-of-sale-system' }],
      },
      {
        title: 'Le courant',
        text: 'Un téléphone vend pendant un délestage, sur sa propre batterie. Personne ne lance un groupe électrogène pour encaisser.',
      },
      {
        title: 'Les serveurs',
        text: 'Les commerces se les partagent. Aucune boutique n’a besoin d’une machine à elle dans une pièce climatisée, et aucune ne tourne la nuit pour une seule caisse.',
        links: [{ label: 'Comment marche le partage', href: '/multi-tenant-architecture' }],
      },
    ],
  },
  scenes: {
    heading: 'Ce qui se compte peut diminuer.',
    note: 'Deux rapports d’une boutique inventée, à Huye. Les vôtres auraient d’autres lignes, et les mêmes additions.',
    receipts: {
      label:
        'Les reçus d’une journée : la moitié environ a été imprimée, le reste est parti par SMS, par e-mail ou pas du tout.',
      title: 'Reçus, samedi',
      aside: 'Huye',
      kinds: [
        { name: 'Sur papier', count: 212, isPrinted: true },
        { name: 'Par SMS', count: 96 },
        { name: 'Par e-mail', count: 31 },
        { name: 'Aucun voulu', count: 77 },
      ],
      paperLength: 14,
      saved: 'm de papier restés sur le rouleau',
    },
    losses: {
      label: 'Marchandises jetées, par raison, en septembre et en octobre : le total a baissé de plus de la moitié.',
      title: 'Jeté, en RWF',
      columns: ['Raison', 'Septembre', 'Octobre'],
      reasons: [
        { name: 'Date dépassée', before: 64_800, now: 21_300 },
        { name: 'Dégelé, délestage', before: 18_500, now: 12_000 },
        { name: 'Cassé en route', before: 9_200, now: 8_700 },
        { name: 'On ne sait pas', before: 14_600, now: 2_900 },
      ],
      total: 'Ensemble',
    },
  },
  devices: {
    heading: 'Avant d’acheter quoi que ce soit',
    note: 'La suite est légère exprès : un téléphone que d’autres disent trop vieux fait encore une bonne caisse.',
    caption: 'Ce qu’une boutique peut utiliser d’abord, et ce qu’elle devrait acheter en dernier',
    columns: ['Pour', 'Prendre d’abord', 'Acheter en dernier'],
    rows: [
      ['La caisse', 'Le téléphone ou l’ordinateur que vous avez', 'Une tablette, quand la file en demande une'],
      ['Le lecteur', 'L’appareil photo de ce téléphone', 'Une douchette, pour les cartons pleins'],
      ['Le reçu', 'Un SMS ou un e-mail', 'Une imprimante, là où la loi ou le client veut du papier'],
      ['Le délestage', 'La batterie du téléphone', 'Une batterie externe ; un groupe pour le seul frigo'],
      ['Le serveur', 'Aucun', 'Aucun'],
    ],
  },
  offices: {
    heading: 'Dans nos propres bureaux',
    note: 'De petites habitudes, chaque jour.',
    entries: [
      {
        id: 'repairs',
        title: 'Réparer avant de remplacer',
        text: 'Un ordinateur est d’abord ouvert, nettoyé et doté d’une batterie neuve. Ce que nous mettons à la retraite va à un réparateur ou à une école qui le demande.',
      },
      {
        title: 'De vieux téléphones sur la table',
        text: 'Nous essayons tout sur des téléphones d’occasion du marché de la réparation. Cela les sort du tiroir et nous empêche de tricher.',
      },
      {
        title: 'Une route pour plusieurs',
        text: 'Nous visitons en un seul voyage tous les clients d’une même route, en car là où il y a un car.',
      },
      {
        id: 'switched-off',
        title: 'Lampes et serveurs éteints',
        text: 'Les machines d’essai dorment quand nous dormons. Le dernier à sortir éteint le reste.',
      },
      {
        id: 'invoices',
        title: 'Des factures sans papier',
        text: 'Les nôtres partent en fichiers. Qui a besoin d’un cachet sur papier reçoit une seule feuille.',
      },
      {
        title: 'Un site léger',
        text: 'Les dessins de ces pages sont chacun quelques lignes de code. Il n’y a pas de photo à charger, et votre forfait internet s’en trouve bien aussi.',
      },
    ],
  },
  questions: {
    heading: 'Ce qu’on nous demande, l’air méfiant',
    entries: [
      {
        id: 'power',
        question: 'Un logiciel ne consomme-t-il pas aussi du courant ?',
        answer:
          'Si. C’est pour cela qu’il est partagé, dort quand les boutiques dorment et envoie peu de données. À côté d’un seul carton qui ne se perd pas, c’est peu, mais ce n’est pas rien.',
      },
      {
        id: 'certificate',
        question: 'Avez-vous un certificat environnemental ?',
        answer: 'Non. Si nous en avons un jour un, il sera ici, avec son numéro et qui l’a délivré.',
      },
      {
        id: 'printed-receipts',
        question: 'Suis-je obligé de donner un reçu imprimé ?',
        answer:
          'Dans certains pays et certains métiers, oui. La suite applique la règle du pays que vous indiquez : elle imprime quand il le faut, et pose la question quand c’est permis.',
      },
      {
        id: 'old-phones',
        question: 'Mon téléphone est vieux. Comment savoir s’il suffira ?',
        answer:
          'Ouvrez cette page dessus. Si elle va vite, la caisse devrait aussi ; faites ensuite l’essai gratuit sur ce même téléphone avant de dépenser quoi que ce soit.',
      },
    ],
  },
  closing: {
    id: 'most-waste',
    heading: 'Que jetez-vous le plus ?',
    text: 'Dites-nous le produit et le mois. Nous vous montrons quand vous auriez été prévenu.',
    actions: [
      askUs('Demander une démo', 'demo waste', 'Je voudrais voir comment je serais prévenu avant que ceci se perde :'),
    ],
    related: [
      { label: 'Dates et lots dans une pharmacie', href: '/pharmacy' },
      { label: 'Les restes dans un restaurant', href: '/restaurant' },
      { label: 'À propos de l’entreprise', href: '/about' },
      { label: 'Demander à un bureau', href: '/contact' },
    ],
  },
} as const satisfies EnvironmentFriendlyCopy
