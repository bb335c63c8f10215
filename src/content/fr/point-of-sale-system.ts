import type { PointOfSaleSystemCopy } from '#content/copy/point-of-sale-system.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayList, sayPrice } from './figures.ts'
import { tierNames } from './names.ts'

const { starter, professional, enterprise } = plans
const tiers = sayList(Object.values(tierNames))

export const pointOfSaleSystem = {
  title: 'Caisse et point de vente',
  searchTitle: 'Caisse et point de vente sans réseau, avec mobile money',
  description: `La caisse sur votre téléphone : espèces, carte, mobile money, reçus, fidélité, remboursements, et elle vend quand le réseau est coupé. Dès ${sayPrice(starter.monthlyPrice)} par mois.`,
  opening: {
    kicker: 'Logiciel de caisse, avec ou sans réseau',
    headline: ['Réseau coupé.', 'Caisse ouverte.'],
    lead: 'Le courant va et vient, et le réseau avec lui. Le comptoir continue de vendre, d’imprimer et de compter, et met le siège à jour dès qu’il peut.',
    actions: [
      askUs('Réserver une démo', 'demo till', 'Je voudrais voir la caisse, avec et sans réseau.'),
      askUs(
        'Essayer gratuitement',
        'trial till',
        'Je voudrais essayer la caisse dans ma boutique. Comment commencer un essai gratuit ?',
      ),
    ],
    facts: [
      ['Formules dès', `${sayPrice(starter.monthlyPrice)} par mois`],
      ['Sans réseau', 'Continue de vendre'],
      ['Marche sur', 'Téléphone, tablette, ordinateur'],
    ],
  },
  themes: {
    heading: 'Ce que le caissier a en main',
    exampleLabel: 'Par exemple :',
    themes: [
      {
        id: 'payments',
        title: 'Plusieurs moyens de paiement',
        text: [
          'Espèces, carte et mobile money, un seul ou plusieurs pour le même panier. L’écran montre ce qui reste à payer et la monnaie à rendre : personne ne calcule à voix haute.',
          'À la clôture, chaque moyen de paiement a sa ligne : les billets du tiroir, les tickets de carte, l’argent sur le téléphone. Ce qui ne colle pas se voit le soir même.',
        ],
        example:
          'Une cliente a 15 000 RWF sur son téléphone et un panier de 23 400 RWF. Le reste vient en billets, la monnaie est de 1 600 RWF, et la file n’a presque rien remarqué.',
      },
      {
        id: 'receipts',
        title: 'Reçus',
        text: [
          'Sur papier, ou par e-mail pour qui perdrait le ticket. La taxe est calculée ligne par ligne, aux taux que vous avez fixés.',
          'Votre nom, vos langues, votre mot de la fin. Une copie peut être réimprimée l’an prochain, marquée comme copie.',
        ],
        example:
          'Un maçon a besoin de la facture d’une pompe à eau achetée en mars. À Nyagatare, la caissière la retrouve par son numéro de téléphone et l’envoie pendant qu’il attend.',
      },
      {
        id: 'loyalty',
        title: 'Fidélité',
        text: [
          `Trois niveaux : ${tiers}. Les habitués montent selon ce qu’ils dépensent, et vous fixez les paliers et ce que vaut chacun.`,
          'Le numéro de téléphone sert de carte. Le caissier voit le niveau avant le total, et peut saluer le client par son nom.',
        ],
        example: `Claudine est au niveau ${tierNames.Silver}, à 36 500 RWF du niveau ${tierNames.Gold}. La caisse le dit avant qu’elle paie, et elle ajoute le riz qu’elle aurait acheté en face.`,
      },
      {
        id: 'offline',
        title: 'Sans réseau',
        text: [
          'Quand le réseau tombe, la caisse ne demande pas quoi faire. Elle vend, imprime, reprend les retours et compte toute seule, une heure ou une journée.',
          'Les ventes faites sans signal attendent sur l’appareil, dans leur ordre. Quand il revient, elles sont inscrites, chacune à la minute où elle a été faite et aucune deux fois.',
        ],
        example:
          'À 11 h 02, le réseau tombe dans un supermarché de Musanze. Quatre ventes attendent. À 11 h 24, il revient, elles partent dans la minute, et le trou dans la courbe du patron se referme.',
      },
      {
        id: 'returns',
        title: 'Retours et remboursements',
        text: [
          'Un retour commence par le reçu d’origine : ce qui a été acheté, à quel prix, payé comment. Personne ne récupère plus que ce qui a été payé, ni dans une autre monnaie.',
          'Au-dessus de votre limite, un responsable donne son accord, à la caisse ou sur un téléphone. Ce qui est intact retourne au stock ; ce qui est cassé est mis de côté jusqu’à ce que le fournisseur l’ait vu.',
        ],
        example:
          'Une bouilloire revient, le couvercle fendu. Le reçu est scanné, le responsable dit oui, l’argent est sur le téléphone du client, et la bouilloire sur la liste du fournisseur.',
      },
    ],
  },
  pictures: {
    payment: {
      label: 'Un panier de 23 400 francs, payé en mobile money et en espèces ; la monnaie est affichée.',
      title: 'Caisse 1, 17:52',
      aside: '7 articles',
      due: 'À payer',
      amount: 23_400,
      paid: [
        { by: 'Mobile money', detail: 'confirmé 17:52', amount: 15_000 },
        { by: 'Espèces', detail: 'deux billets de 5 000', amount: 10_000 },
      ],
      change: 'Monnaie',
      buttons: ['Espèces', 'Carte', 'Mobile money'],
    },
    receipt: {
      label: 'Un ticket de caisse de cinq lignes, son total, la taxe comprise, et un merci en kinyarwanda.',
      title: 'Imbuto Market, Huye',
      lines: [
        { name: 'Ifu y’ibigori 5 kg', price: 6_800 },
        { name: 'Amavuta 3 L', price: 7_100 },
        { name: 'Isabune, 4', price: 2_400 },
        { name: 'Icyayi 250 g', price: 1_300 },
        { name: 'Amagi, 12', price: 2_300 },
      ],
      total: 'Total',
      tax: 'Dont TVA 18 % :',
      paid: 'Mobile money, 18:04',
      thanks: 'Murakoze, mugaruke',
      copy: 'Reçu 20748, Chantal, caisse 2',
    },
    loyalty: {
      label: `Trois marches : ${tiers}. La cliente est sur ${tierNames.Silver} ; la marche suivante est dessinée devant elle.`,
      title: 'Claudine, 31 visites',
      aside: 'cette année',
      steps: [
        { tier: tierNames.Bronze, earns: 'rend 1 %' },
        { tier: tierNames.Silver, earns: 'rend 2 %' },
        { tier: tierNames.Gold, earns: 'rend 4 %' },
      ],
      at: 1,
      spent: 463_500,
      next: 500_000,
      toNext: `avant ${tierNames.Gold}`,
      note: 'Paliers et avantages fixés par cette boutique.',
    },
    offline: {
      label:
        'De 11 h 02 à 11 h 24, le réseau est coupé ; quatre ventes sont faites pendant ce temps et partent à son retour.',
      title: 'Caisse 2, 11:00 à 11:30',
      aside: 'rien de perdu',
      network: 'Réseau',
      till: 'Caisse',
      live: 'aussitôt',
      waited: 'parti 11:24',
      total: 'Les six, dans l’ordre',
    },
    refund: {
      label:
        'Un retour sur le reçu 20714 : la bouilloire est remboursée sur le téléphone, avec l’accord du responsable.',
      title: 'Retour, reçu 20714',
      aside: 'acheté lundi',
      lines: [
        { name: 'Bouilloire électrique', price: 18_000, isReturned: true },
        { name: 'Thermos, 1 L', price: 9_500 },
        { name: 'Six verres', price: 5_400 },
      ],
      refund: 'Rendu au client',
      details: [
        ['Rendu', 'mobile money, comme payé'],
        ['Motif', 'couvercle fendu'],
        ['Accord', 'Olivier, responsable, 15:20'],
        ['Article', 'de côté pour le fournisseur'],
      ],
    },
  },
  readers: {
    heading: 'Des comptoirs de toutes sortes',
    entries: [
      {
        id: 'shops',
        title: 'Boutiques et étals de marché',
        text: 'Un téléphone et une petite imprimante font une caisse. Quand la boutique grandit, ajoutez un écran et un tiroir ; l’historique reste.',
      },
      {
        title: 'Restaurants et bars',
        text: 'L’addition suit la table : partagée entre amis, passée en terrasse, ou mise sur une chambre et réglée au départ.',
      },
      {
        id: 'receptions',
        title: 'Pharmacies et réceptions',
        text: 'Quand une vente porte un nom, celui d’un patient ou d’un client d’hôtel, la caisse garde les deux ensemble et ne les montre qu’aux rôles que vous choisissez.',
      },
    ],
  },
  together: {
    heading: 'Ce que la caisse met en route',
    note: 'Une vente, pour le caissier, c’est une touche. Derrière, le reste bouge.',
    entries: [
      {
        title: 'Le stock descend',
        text: 'Ce qui est vendu quitte le stock sous les yeux de tous les sites, et le seuil de commande est vérifié à nouveau.',
        links: [{ label: 'Gestion de stock', href: '/inventory-management#reorder-points' }],
      },
      {
        title: 'La courbe monte',
        text: 'Le patron voit la vente, son heure, son site et son caissier avant que le client ait passé la porte.',
        links: [{ label: 'La recette en direct', href: '/real-time-analytics#takings' }],
      },
      {
        title: 'L’e-mail part',
        text: 'Un premier achat envoie la bienvenue, un nouveau niveau des félicitations, et le reçu part par e-mail à qui l’a demandé.',
        links: [{ label: 'E-mails automatiques', href: '/email-automation#triggers' }],
      },
      {
        title: 'Votre comptabilité est prévenue',
        text: `Les webhooks annoncent à vos logiciels une nouvelle vente, un paiement reçu ou un remboursement fait ; l’API RESTful en donne ensuite la liste. Les deux viennent avec ${professional.name} et ${enterprise.name}.`,
        links: [{ label: 'Les ventes dans l’API', href: '/documentation' }],
      },
    ],
  },
  questions: {
    heading: 'Questions de comptoir',
    actions: [askUs('Parler de la caisse', 'question pos', 'J’ai une question sur la caisse.')],
    entries: [
      {
        id: 'devices',
        question: 'Quels appareils me faut-il ?',
        answer:
          'Un seul, avec un navigateur : un téléphone Android, une tablette ou l’ordinateur que vous avez. Les imprimantes à reçus, tiroirs et lecteurs qui suivent les normes courantes sont reconnus ; apportez les vôtres à la démonstration et nous les essayons.',
      },
      {
        id: 'plan',
        question: 'Dans quelle formule est la caisse ?',
        answer: `Dans toutes. ${starter.name}, à ${sayPrice(starter.monthlyPrice)} par mois, est pour une personne à un comptoir. ${professional.name}, à ${sayPrice(professional.monthlyPrice)}, a jusqu’à ${professional.users} comptes et plusieurs points de vente.`,
      },
      {
        id: 'how-long-offline',
        question: 'Combien de temps puis-je vendre sans réseau ?',
        answer:
          'Tant que la batterie tient et que le tiroir a de la monnaie. Il n’y a pas de délai pour envoyer ; seuls les autres sites attendent vos chiffres.',
      },
      {
        id: 'last-one-offline',
        question: 'Deux caisses sans réseau vendent le dernier sac. Et alors ?',
        answer:
          'Les deux ventes tiennent, puisque les deux clients ont payé. Quand les deux caisses retrouvent le réseau, le stock affiche moins un, et l’alerte demande de retrouver le sac ou de le commander.',
      },
      {
        id: 'cashier-discounts',
        question: 'Un caissier peut-il faire des remises à ses amis ?',
        answer:
          'Seulement jusqu’à la limite de son rôle, et jamais sans être vu : chaque remise, changement de prix et ouverture du tiroir est dans le journal des actions, avec le nom et l’heure.',
      },
      {
        id: 'loyalty-cards',
        question: 'Faut-il une carte aux clients pour les niveaux de fidélité ?',
        answer:
          'Non. Ils donnent leur numéro de téléphone ou montrent un code sur leur téléphone. Qui ne veut ni l’un ni l’autre achète comme avant.',
      },
    ],
  },
  related: {
    label: 'Ce qui entoure la caisse',
    links: [
      {
        label: 'Derrière la caisse',
        text: 'L’étagère d’où elle vend',
        href: '/inventory-management',
        module: 'inventory',
      },
      { label: 'À la pharmacie', text: 'Comptoir et ordonnances', href: '/pharmacy', module: 'pharmacy' },
      { label: 'À l’hôtel', text: 'Bar, cuisine, note de chambre', href: '/hotel', module: 'hotel' },
    ],
  },
  closing: {
    heading: 'Débranchez, pour voir.',
    text: 'À la démonstration, nous coupons le réseau au milieu d’une vente. Vous vérifiez si le reçu est juste.',
    actions: [askUs('Demander une démo', 'demo till', 'Je voudrais une démonstration de la caisse, réseau coupé.')],
    related: [
      { label: 'Les boutiques qui vendent avec', href: '/retail' },
      { label: 'Tables, cuisine et addition', href: '/restaurant' },
      { label: 'Qui peut rembourser quoi', href: '/role-based-access-control' },
    ],
  },
} as const satisfies PointOfSaleSystemCopy
