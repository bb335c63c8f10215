import type { RealTimeAnalyticsCopy } from '#content/copy/real-time-analytics.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

export const realTimeAnalytics = {
  title: 'Analyses en temps réel',
  searchTitle: 'Analyses en temps réel pour les commerces d’Afrique',
  description:
    'Suivez ventes, stock et marge pendant qu’ils bougent, site par site, sur n’importe quel téléphone. Courbes en direct, alertes avant la fermeture.',
  opening: {
    kicker: 'Analyses en temps réel',
    headline: ['Sitôt vendu,', 'sitôt vu.'],
    lead: 'Un rapport sur hier vous dit ce qu’il aurait fallu faire. Ici le chiffre bouge en même temps que la caisse, et une boutique trop calme se remarque avant qu’elle ferme.',
    actions: [
      askUs('Réserver une démo', 'demo reports', 'Je voudrais voir les chiffres en direct pour mon commerce.'),
      askUs(
        'Essayer gratuitement',
        'trial reports',
        'Je voudrais essayer les chiffres en direct. Comment commencer un essai gratuit ?',
      ),
    ],
    facts: [
      ['Analyses avancées dès', plans.professional.name],
      [`${plans.professional.name}, par mois`, sayPrice(plans.professional.monthlyPrice)],
      ['Se lit sur', 'Tout téléphone avec un navigateur'],
    ],
  },
  themes: {
    heading: 'Quatre questions, et la réponse tout de suite',
    exampleLabel: 'Par exemple :',
    themes: [
      {
        id: 'takings',
        title: 'Comment va la journée ?',
        text: [
          'Chaque vente rejoint la courbe à l’instant où elle est payée. À côté court le même jour de la semaine passée, parce qu’un mardi se mesure à un mardi.',
          'Espèces, carte et mobile money font une ligne ou trois, comme vous voulez. Les retours se déduisent quand ils arrivent, pas à la fin du mois.',
        ],
        example:
          'À 13 h, la patronne d’une boutique de Treichville voit que le coup de feu de midi n’est pas venu. Elle appelle : la rue est barrée pour une course. À 15 h on la rouvre, et elle garde la deuxième caissière jusqu’à vingt heures.',
      },
      {
        id: 'branches',
        title: 'Quel site a besoin de moi ?',
        text: [
          'Les sites sont rangés l’un sous l’autre, chacun mesuré à sa propre journée ordinaire. Une petite boutique qui marche bien n’est pas cachée par une grande qui marche mal.',
          'Touchez un site et vous êtes parmi ses caissiers, ses heures, ses derniers reçus. Les ventes faites hors ligne sont signalées, et rejoignent leur heure en arrivant.',
        ],
        example:
          'À 14 h, Rubavu n’a que la moitié de sa recette habituelle. Le responsable n’a pas remarqué que le terminal refuse une carte sur deux. Un appel à la banque, et l’après-midi est sauvé.',
      },
      {
        id: 'margin',
        title: 'Que m’en reste-t-il ?',
        text: [
          'Coût et prix sont sur la même ligne : l’article qui part le mieux et ne rapporte rien se trahit tout seul. Le coût est celui du carton d’où vient la pièce, pas la moyenne de l’an dernier.',
          'Remises et pertes sont déjà déduites quand vous voyez le chiffre. Ce qui reste, c’est ce qui paie le loyer.',
        ],
        example:
          'Le sucre amène le plus de clients et le moins d’argent. La commerçante le laisse près de la porte, et pose sur l’étagère au-dessus le thé, qui rapporte quatre fois plus par paquet.',
      },
      {
        id: 'alerts',
        title: 'Que dois-je savoir avant ce soir ?',
        text: [
          'Vous choisissez le chiffre et la limite : un remboursement au-dessus d’un montant, un tiroir ouvert sans vente, un site muet depuis une heure. Le message arrive sur votre téléphone ou par e-mail.',
          'Une alerte trop fréquente, personne ne la lit. Chacune montre combien de fois elle a sonné ce mois-ci, et peut se taire en dehors des heures d’ouverture.',
        ],
        example:
          'Une chambre froide de San-Pédro ne vend rien entre 11 h et 12 h, un samedi. L’alerte part, quelqu’un va voir, et le fusible est changé avant que le poisson soit perdu.',
      },
    ],
  },
  pictures: {
    takings: {
      label: 'Recette d’un jeudi heure par heure jusqu’à treize heures : le coup de feu de midi du jeudi passé manque.',
      title: 'Jeudi, jusqu’à 13 h',
      now: 'Aujourd’hui',
      before: 'Jeudi passé',
      unit: 'XOF, en milliers',
    },
    branches: {
      label:
        'Quatre sites à quatorze heures, chacun face à sa journée ordinaire : trois sont en avance, Rubavu n’a que la moitié de sa recette habituelle.',
      title: 'Les sites, 14 h',
      aside: 'RWF, en milliers',
      usual: 'd’habitude',
      quiet: 'calme',
      total: 'Les quatre',
    },
    margin: {
      label: 'Quatre produits d’une journée : le sucre se vend de loin le plus, et laisse le moins.',
      title: 'Ce qui reste aujourd’hui',
      columns: ['Produit', 'Vendus', 'Reste'],
      each: 'la pièce',
      rows: [
        { name: 'Sucre, 1 kg', cost: 1_560, price: 1_650, sold: 212 },
        { name: 'Riz, 5 kg', cost: 6_900, price: 7_500, sold: 58 },
        { name: 'Huile, 1 L', cost: 2_130, price: 2_400, sold: 84 },
        { name: 'Thé, 250 g', cost: 940, price: 1_300, sold: 61 },
      ],
      total: 'Reste de ces quatre',
    },
    alerts: {
      label:
        'Les alertes d’un samedi : d’abord une chambre froide muette, puis un gros remboursement, une limite de stock et la clôture du soir.',
      title: 'Alertes, samedi',
      aside: 'au téléphone de Jeannette',
      rows: [
        {
          time: '12:01',
          what: 'La chambre froide n’a rien vendu',
          rule: 'Règle : silence depuis une heure',
          isUrgent: true,
        },
        { time: '15:20', what: 'Remboursement de 64 000 XOF', rule: 'Règle : plus de 50 000 rendus' },
        { time: '17:45', what: 'Farine : encore deux jours', rule: 'Règle : moins de trois jours de stock' },
        { time: '20:06', what: 'Journée close, écart de 0 XOF', rule: 'Règle : chaque soir' },
      ],
    },
  },
  readers: {
    heading: 'Qui regarde, et quand',
    entries: [
      {
        id: 'owner',
        title: 'La patronne, dans le bus',
        text: 'Un seul écran sur un petit téléphone : la recette, ce qui reste, ce qui demande un appel. Il se charge avec peu de réseau, parce que ce n’est que du texte et des traits.',
      },
      {
        id: 'manager',
        title: 'Le responsable, à quinze heures',
        text: 'Assez tôt pour envoyer un collègue à la caisse chargée, baisser le prix du pain, demander un carton de plus au fournisseur.',
      },
      {
        id: 'accountant',
        title: 'Le comptable, le premier du mois',
        text: 'Le mois est additionné dès qu’il finit. Ce qui est à l’écran est ce qui part dans le fichier, jusqu’au dernier reçu.',
      },
    ],
  },
  together: {
    heading: 'D’où viennent les chiffres',
    note: 'Personne ne tape un nombre deux fois. Chacune de ces parties rend compte en travaillant.',
    entries: [
      {
        title: 'De la caisse',
        text: 'Chaque reçu porte son heure, son caissier et son moyen de paiement. La courbe n’est faite que de cela.',
        links: [{ label: 'Point de vente', href: '/point-of-sale-system' }],
      },
      {
        title: 'De la réserve',
        text: 'Les lots apportent leur coût, les livraisons leur date. La marge et l’âge du stock s’en déduisent.',
        links: [{ label: 'Gestion de stock', href: '/inventory-management' }],
      },
      {
        title: 'Vers votre boîte e-mail',
        text: 'La courbe que vous préférez arrive par e-mail à l’heure que vous choisissez.',
        links: [{ label: 'E-mails automatiques', href: '/email-automation' }],
      },
      {
        title: 'Vers vos propres outils',
        text: 'Une API RESTful donne la liste des ventes, et des webhooks vous préviennent quand il s’en fait une. Les deux viennent avec les mêmes formules que ces courbes.',
        links: [{ label: 'Intégrations et API', href: '/documentation' }],
      },
    ],
  },
  questions: {
    heading: 'On nous demande, en direct',
    actions: [
      askUs('Et les rapports ?', 'question analytics', 'J’ai une question sur les rapports et les chiffres en direct.'),
    ],
    entries: [
      {
        id: 'plan',
        question: 'Quelle formule comprend cela ?',
        answer: `Les analyses avancées viennent avec ${plans.professional.name} et ${plans.enterprise.name}, à ${sayPrice(plans.professional.monthlyPrice)} et ${sayPrice(plans.enterprise.monthlyPrice)} par mois. ${plans.starter.name}, à ${sayPrice(plans.starter.monthlyPrice)}, montre ce que la journée a rapporté et ce qu’il y a en stock, et vous laisse comparer.`,
      },
      {
        id: 'offline',
        question: 'Que vaut le direct quand une caisse est hors ligne ?',
        answer:
          'Ce que vaut sa connexion. Le site s’affiche avec l’heure de ses dernières nouvelles ; quand la caisse revient, ses ventes prennent place aux heures où elles ont été faites. La courbe se corrige d’elle-même.',
      },
      {
        id: 'data-bundle',
        question: 'Est-ce que cela mange mon forfait internet ?',
        answer:
          'Non. Ce sont des nombres qui voyagent, pas des images. Un écran resté ouvert ne demande que ce qui a changé, et un téléphone dans la poche ne demande rien.',
      },
      {
        id: 'who-sees',
        question: 'Mon personnel peut-il voir ce que gagne le commerce ?',
        answer:
          'Seulement ceux dont le rôle comprend les rapports. Un employé voit une caisse, un responsable un rayon, et les prix d’achat restent entre les personnes à qui vous les confiez.',
      },
      {
        id: 'own-figures',
        question: 'Puis-je avoir un chiffre auquel personne d’autre n’a pensé ?',
        answer:
          'Souvent il est déjà là sous un autre nom : demandez-nous d’abord. Sinon, exportez les reçus en tableau et comptez ce que vous voulez, ou laissez votre propre logiciel les chercher.',
      },
    ],
  },
  related: {
    label: 'Ce qui nourrit les courbes',
    links: [
      {
        label: 'La caisse',
        text: 'Où naît chaque chiffre',
        href: '/point-of-sale-system',
        module: 'restaurant',
      },
      { label: 'Les rayons', text: 'Coût et âge du stock', href: '/inventory-management', module: 'inventory' },
      { label: 'Les sites', text: 'Ville par ville', href: '/multi-location', module: 'backoffice' },
    ],
  },
  closing: {
    heading: 'Quel chiffre voir en premier ?',
    text: 'Dites-le-nous, et la démo commencera par celui-là.',
    actions: [askUs('Demander une démo', 'demo reports', 'Le chiffre que je demande en premier chaque jour, c’est ')],
    related: [
      { label: 'Qui peut voir quel rapport', href: '/role-based-access-control' },
      { label: 'Ce que comprend chaque formule', href: '/pricing' },
      { label: 'Boutiques et heures de pointe', href: '/retail' },
    ],
  },
} as const satisfies RealTimeAnalyticsCopy
