import type { EmailAutomationCopy } from '#content/copy/email-automation.ts'
import { askUs } from '#content/page-words.ts'
import { loyaltyTiers } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'
import { roleNames, tierNames } from './names.ts'

const [, , highest] = loyaltyTiers
const highestTier = tierNames[highest]

export const emailAutomation = {
  title: 'E-mails automatiques',
  searchTitle: 'E-mails automatiques : boutiques, hôtels, pharmacies',
  description:
    'Bienvenue, invitations du personnel et alertes de stock bas qui partent toutes seules : déclencheurs, segmentation, séries d’e-mails et tests A/B.',
  opening: {
    kicker: 'E-mails automatiques',
    headline: ['Écrits d’avance,', 'là à l’heure dite.'],
    lead: 'Le mot de bienvenue, l’invitation, l’alerte quand le sucre va manquer : des e-mails auxquels personne ne pense un jour d’affluence. La suite les envoie au bon moment.',
    actions: [
      askUs('Réserver une démo', 'demo emails', 'Je voudrais voir comment les e-mails partent tout seuls.'),
      askUs(
        'Essayer gratuitement',
        'trial emails',
        'Je voudrais essayer les e-mails automatiques. Comment commencer un essai gratuit ?',
      ),
    ],
    facts: [
      ['Compris à partir de', plans.professional.name],
      [`${plans.professional.name}, par mois`, sayPrice(plans.professional.monthlyPrice)],
      ['Prêts le premier jour', 'Trois e-mails'],
    ],
  },
  themes: {
    heading: 'De l’événement à l’e-mail',
    exampleLabel: 'Par exemple :',
    themes: [
      {
        id: 'triggers',
        title: 'Les déclencheurs',
        text: [
          'Un déclencheur est une chose qui arrive de toute façon : un premier achat, un nouveau collègue, un stock qui passe sous sa limite. Elle arrive, et l’e-mail part.',
          'Vous choisissez l’événement, l’e-mail et le délai entre les deux. Ce qui ne doit pas partir un dimanche soir attend lundi.',
        ],
        example:
          'Une cliente quitte un lodge de Karongi à 10 h 15. À 16 h, quand elle est chez elle, le merci arrive avec la facture et une seule question : que faut-il arranger avant votre retour ?',
      },
      {
        id: 'segmentation',
        title: 'La segmentation',
        text: [
          'Un e-mail pour tout le monde n’est lu par personne. Choisissez d’après ce que les gens ont acheté, où, combien de fois, et leur dernière visite.',
          'Un segment n’est pas une liste qui vieillit. Qui remplit les conditions demain y est demain, et qui a demandé qu’on le laisse tranquille n’est dans aucun.',
        ],
        example: `Un épicier de Kimironko reçoit du tilapia frais le vendredi. Le jeudi, il écrit aux clients du niveau ${highestTier} qui ont pris du poisson deux fois ce mois-ci : 96 e-mails, et une glacière vide à midi.`,
      },
      {
        id: 'drip-campaigns',
        title: 'Les séries d’e-mails',
        text: [
          'Certaines choses demandent plus d’un e-mail. Une série (drip campaign) en compte quelques-uns, à plusieurs jours d’écart, et la suite dépend de ce que le lecteur a fait du dernier.',
          'Elle s’arrête d’elle-même. Qui a acheté, répondu ou dit stop n’aura pas le rappel.',
        ],
        example:
          'Une librairie scolaire écrit en août : voici la liste des livres. Les parents qui ont commandé reçoivent le jour du retrait ; les autres, un deuxième e-mail une semaine plus tard, et jamais de troisième.',
      },
      {
        id: 'ab-testing',
        title: 'Les tests A/B',
        text: [
          'Deux objets, deux petits groupes, quelques heures de patience. Celui que l’on ouvre le plus part chez tous les autres.',
          'Ne testez qu’une chose à la fois : l’objet, l’heure ou l’offre. Le résultat reste avec l’e-mail : l’an prochain, plus besoin de deviner.',
        ],
        example:
          'Une boulangerie croyait que la remise gagnerait. L’objet qui parlait du pain a été ouvert par bien plus de monde, et personne n’a eu à faire de remise.',
      },
      {
        id: 'ready-letters',
        title: 'Trois qui sont prêts',
        text: [
          'L’e-mail de bienvenue salue un client après son premier achat. L’invitation fait entrer un nouveau collègue, avec le rôle déjà choisi. L’alerte de stock bas dit ce qui va manquer, à quelle vitesse, et ce que coûterait une commande.',
          'Ils marchent dès le premier jour, en mots simples et aimables. Changez ces mots ou gardez-les ; votre nom et votre logo y sont déjà.',
        ],
        example:
          'L’alerte pour le sucre arrive à 6 h 30 avec trois autres produits : un e-mail au lieu de quatre. La commande part du téléphone avant que le rideau soit levé.',
      },
    ],
  },
  pictures: {
    triggers: {
      caption: 'Ce qui se passe dans une boutique, et les e-mails qui partent',
      columns: ['Ce qui se passe', 'L’e-mail', 'Quand il part'],
      rows: [
        ['Premier achat', 'Bienvenue', 'Le soir même'],
        ['Nouveau collègue', 'Invitation', 'Tout de suite'],
        ['Stock sous sa limite', 'Alerte de stock bas', 'Avec la tournée du matin'],
        ['Départ du client', 'Merci, et la facture', 'L’après-midi même'],
        ['Long silence', 'Vous nous manquez', 'Après une saison'],
      ],
    },
    segments: {
      label: 'De 1 240 clients aux 96 à qui l’on écrit, en quatre étapes.',
      title: 'Le tilapia du vendredi',
      aside: 'qui le reçoit',
      steps: [
        { rule: 'Tous les clients', people: 1_240 },
        { rule: 'achètent à Kimironko', people: 618 },
        { rule: `sont au niveau ${highestTier}`, people: 174 },
        { rule: 'ont pris du poisson deux fois ce mois', people: 96 },
      ],
    },
    drip: {
      label:
        'Une série d’e-mails : après la liste des livres, ceux qui ont commandé reçoivent le jour du retrait, les autres un seul rappel.',
      title: 'La rentrée',
      aside: 's’arrête d’elle-même',
      start: 'Parents de l’an dernier, 1er août',
      first: ['Jour 1', 'La liste des livres'],
      question: 'Commandé en une semaine ?',
      yes: { answer: 'Oui', letter: ['Jour 8', 'Votre jour de retrait'] },
      no: { answer: 'Non', letter: ['Jour 8', 'Encore 40 lots'] },
      ends: ['finit au retrait', 'finit ici'],
    },
    test: {
      label:
        'Deux objets testés auprès de 120 lecteurs chacun ; celui qui nomme le pain est ouvert plus souvent et l’emporte.',
      title: 'L’e-mail du samedi',
      aside: 'testé de 9 h à 12 h',
      variants: [
        { name: 'A', subject: '10 % de moins jusqu’à midi', sent: 120, opened: 31 },
        { name: 'B', subject: 'Le pain au levain, chaud à huit heures', sent: 120, opened: 67 },
      ],
      of: 'sur',
      winner: 'envoyé à 960 autres',
    },
    letter: {
      label:
        'Une alerte de stock bas du lundi matin : quatre produits, combien de temps chacun tiendra, et un bouton pour commander.',
      title: 'Imbuto Market, stock',
      aside: 'Lundi, 06:30',
      subject: 'Quatre produits vont manquer cette semaine',
      text: 'Bonjour Aline, au rythme de la semaine passée, ceux-ci ne tiendront pas jusqu’à samedi :',
      items: [
        { name: 'Sucre, 1 kg', left: 'jusqu’à mardi' },
        { name: 'Huile, 1 L', left: 'jusqu’à mercredi' },
        { name: 'Allumettes', left: 'jusqu’à jeudi' },
        { name: 'Savon, morceau', left: 'jusqu’à vendredi' },
      ],
      button: 'Voir la commande',
      foot: `Vous recevez cet e-mail en tant que ${roleNames.Manager}.`,
    },
  },
  readers: {
    heading: 'À qui cela rend service',
    entries: [
      {
        id: 'shops',
        title: 'La boutique sans bureau',
        text: 'Personne n’y est assis derrière un écran. Les e-mails se préparent un après-midi calme et travaillent tous les autres.',
      },
      {
        id: 'hotels',
        title: 'L’hôtel et ses habitués',
        text: 'Confirmation, chemin à suivre, merci, et un mot avant les prochaines fêtes : la cliente sent que l’on pense à elle, et c’est vrai.',
      },
      {
        title: 'L’enseigne qui ouvre des boutiques',
        text: 'Chaque nouveau collègue est invité de la même façon, et une nouvelle boutique écrit à son quartier dès la première semaine.',
      },
    ],
  },
  together: {
    heading: 'Ce qui les fait partir',
    note: 'Les e-mails ne savent rien par eux-mêmes. Voici ce qui les prévient.',
    entries: [
      {
        title: 'Le stock qui baisse',
        text: 'Le seuil de commande de chaque produit déclenche son alerte ; le chiffre se fixe à un seul endroit.',
        links: [{ label: 'Gestion de stock', href: '/inventory-management' }],
      },
      {
        title: 'Les niveaux au comptoir',
        text: 'L’habitué qui monte d’un niveau l’apprend le jour même, sans que le caissier ait à y penser.',
        links: [{ label: 'La fidélité à la caisse', href: '/point-of-sale-system#loyalty' }],
      },
      {
        title: 'Les rôles et les nouveaux',
        text: 'L’invitation porte le rôle, et l’alerte va à qui peut agir.',
        links: [{ label: 'Rôles et droits d’accès', href: '/role-based-access-control' }],
      },
      {
        title: 'Les rapports au petit déjeuner',
        text: 'Toute courbe peut partir à heure fixe : ceux qui n’ouvrent jamais un tableau de bord la lisent quand même.',
        links: [{ label: 'Analyses en temps réel', href: '/real-time-analytics' }],
      },
    ],
  },
  questions: {
    heading: 'Avant le premier envoi',
    actions: [askUs('Et mes e-mails ?', 'question emailAutomation', 'J’ai une question sur les e-mails automatiques.')],
    entries: [
      {
        id: 'plan',
        question: 'Quelle formule les comprend ?',
        answer: `Les e-mails automatiques font partie de ${plans.professional.name}, à ${sayPrice(plans.professional.monthlyPrice)} par mois, et d’${plans.enterprise.name}, à ${sayPrice(plans.enterprise.monthlyPrice)}. Les deux envoient aussi des SMS, pour les clients qui ne lisent pas leurs e-mails.`,
      },
      {
        id: 'no-address',
        question: 'La plupart de mes clients ne me donnent jamais d’adresse. Est-ce encore utile ?',
        answer:
          'Oui. Les invitations et les alertes de stock vont à votre propre équipe. Quant aux clients, c’est pour avoir leur reçu par e-mail que la plupart donnent une adresse.',
      },
      {
        id: 'spam',
        question: 'Mes e-mails finiront-ils dans les indésirables ?',
        answer:
          'Ils partent sous votre propre adresse, une fois que vous avez montré qu’elle est à vous ; nous vous guidons pas à pas. Un e-mail que l’on a demandé, qui nomme la boutique et qu’un clic suffit à arrêter arrive en général.',
      },
      {
        id: 'unsubscribe',
        question: 'Et ceux qui ne veulent pas d’e-mails ?',
        answer:
          'Chaque e-mail à un client porte un lien qui les arrête tous. Cela vaut tout de suite, pour toutes les campagnes, et personne ne peut réinscrire cette personne par mégarde.',
      },
      {
        id: 'languages',
        question: 'Puis-je écrire en kinyarwanda et en français ?',
        answer:
          'Oui. Les mots sont de vous, donc toutes les langues conviennent. Gardez un e-mail en deux versions, et chaque client reçoit la langue notée sur sa fiche.',
      },
    ],
  },
  related: {
    label: 'De quoi parlent les e-mails',
    links: [
      { label: 'Le stock bas', text: 'L’alerte part d’ici', href: '/inventory-management', module: 'inventory' },
      { label: 'Les habitués', text: 'Des niveaux au comptoir', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'Les clients d’hôtel', text: 'Avant et après le séjour', href: '/hotel', module: 'hotel' },
    ],
  },
  closing: {
    heading: 'Qu’oubliez-vous toujours d’envoyer ?',
    text: 'C’est l’e-mail que nous préparons en premier, ensemble, pendant la démo.',
    actions: [askUs('Demander une démo', 'demo emails', 'L’e-mail que j’oublie toujours d’envoyer, c’est ')],
    related: [
      { label: 'Le module des clients', href: '/modules' },
      { label: 'Les formules qui le comprennent', href: '/pricing' },
      { label: 'Ce que nous faisons des adresses', href: '/privacy-policy' },
    ],
  },
} as const satisfies EmailAutomationCopy
