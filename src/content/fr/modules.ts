import type { ModulesCopy } from '#content/copy/modules.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPrice } from './figures.ts'

export const modules = {
  title: 'Modules',
  searchTitle: 'Modules : caisse, stock, pharmacie, hôtel, restaurant',
  description:
    'Sept modules, un seul cahier : pharmacie, stock, restaurant, hôtel, boutique, administration et clients. Voyez ce que fait chacun et lequel va à votre métier.',
  opening: {
    kicker: `Les modules d’${brand.product}`,
    headline: ['Prenez un module.', 'Le reste attendra.'],
    lead: 'Tous les modules lisent les mêmes produits, les mêmes personnes, le même argent. Ce que vous saisissez dans le premier vous attend dans le deuxième.',
    actions: [
      askUs('Essayer gratuitement', 'trial', 'Je voudrais essayer la suite. Par quel module commencer ?'),
      askUs('Réserver une démo', 'demo', 'Je voudrais réserver une démonstration de ces modules :'),
    ],
    facts: [
      ['Essai gratuit', `${figures.trialDays.value} jours`],
      ['Formules', `dès ${sayPrice(plans.starter.monthlyPrice)} par mois`],
      ['Disponibilité', sayFigure(figures.uptime)],
    ],
  },
  quilt: {
    heading: 'À quoi sert chacun',
    usersLabel: 'Pour qui',
    typesLabel: 'Pour quels commerces',
    each: {
      pharmacy: {
        title: 'Gestion de pharmacie',
        description:
          'Pour tous ceux qui répondent des médicaments : ce qui est sur l’étagère, jusqu’à quand, et pour qui.',
        users: 'pharmaciens, préparateurs, réserve',
        features: [
          'Stock par lot et par date',
          'La date la plus proche part d’abord',
          'Fiche patient avec allergies',
          'Renouvellements notés pour le mois suivant',
          'La part de l’assurance et celle du patient',
          'Rappel par numéro de lot',
        ],
        businessTypes: ['officines', 'dépôts de médicaments', 'cliniques', 'grossistes en médicaments'],
        link: { label: 'Voir Pharmacie', href: '/pharmacy' },
      },
      inventory: {
        title: 'Gestion de stock',
        description: 'Pour la réserve : ce qui est entré, ce qui est sorti, et ce qu’il faut commander.',
        users: 'magasiniers, acheteurs, chauffeurs',
        features: [
          'Livraisons contrôlées avec la commande',
          'Code-barres, RFID ou saisie à la main',
          'Casiers détaillés en bouteilles',
          'Commandes préparées au seuil',
          'Transferts signés aux deux bouts',
          'Pertes, chacune avec sa raison',
        ],
        businessTypes: ['grossistes', 'entrepôts', 'quincailleries', 'toute boutique avec une réserve'],
        link: { label: 'Voir Stock', href: '/inventory-management' },
      },
      restaurant: {
        title: 'Gestion de restaurant',
        description: 'Pour les serveurs, les cuisiniers et la personne qui tient la caisse.',
        users: 'serveurs, cuisine, bar, caisse',
        features: [
          'Commandes prises à table',
          'Un bon pour le grill, la cuisine et le bar',
          'Recettes qui puisent dans le stock',
          'Une table, plusieurs additions',
          'Plat du jour, épuisé d’une touche',
          'Vente à emporter à côté des tables',
        ],
        businessTypes: ['restaurants', 'cafés', 'bars', 'cantines', 'boulangeries avec tables'],
        link: { label: 'Voir Restaurant', href: '/restaurant' },
      },
      hotel: {
        title: 'Gestion d’hôtel',
        description: 'Pour la réception, les étages et toute la maison derrière.',
        users: 'réception, étages, veilleur de nuit',
        features: [
          'Un calendrier des chambres et des nuits',
          'Acomptes et paiements en plusieurs fois',
          'Liste de ménage sur un téléphone',
          'Déjeuner et blanchisserie sur la chambre',
          'Groupes, longs séjours, départs tardifs',
          'Registre des clients, prêt à imprimer',
        ],
        businessTypes: ['hôtels', 'maisons d’hôtes', 'lodges', 'auberges'],
        link: { label: 'Voir Hôtel', href: '/hotel' },
      },
      retail: {
        title: 'Gestion de boutique',
        description: 'Pour le comptoir où l’on fait la queue, une boutique ou plusieurs.',
        users: 'caissiers, gérants, l’aide du dimanche',
        features: [
          'Scannez, pesez ou touchez',
          'Prix à la pièce et prix de gros',
          'À crédit, pour les clients connus',
          'Échange contre l’ancien reçu',
          'Des points pour ceux qui reviennent',
          'Relève avec tiroir compté',
        ],
        businessTypes: ['supermarchés', 'boutiques', 'magasins de téléphones', 'étals de marché'],
        link: { label: 'Voir Boutique', href: '/retail' },
      },
      backoffice: {
        title: 'Administration',
        description: 'Pour le patron et le comptable : personnel, droits, sites et clôture du jour.',
        users: 'patrons, comptables, responsables de site',
        features: [
          'Droits par rôle, site par site',
          'Dépenses avec photo',
          'Remises soumises à accord',
          'Taxe par produit et par pays',
          'Bénéfice par site et par mois',
          'Fichiers pour l’expert-comptable',
        ],
        businessTypes: ['entreprises familiales', 'chaînes', 'franchises', 'associations'],
        link: { label: 'Rôles et droits', href: '/role-based-access-control' },
      },
      crm: {
        title: 'Relation client',
        description: 'Pour ceux qui rappellent : qui a acheté, ce qui a été promis, et quel e-mail part.',
        users: 'vendeurs, réception, celui qui tient le téléphone',
        features: [
          'Une fiche par client',
          'Listes selon les achats',
          'Messages par e-mail, rappels par SMS',
          'Des promesses avec une date',
          'Réclamations, jusqu’à leur clôture',
          'Anniversaires et jours de commande',
        ],
        businessTypes: ['distributeurs', 'ateliers', 'salons', 'hôtels à clients fidèles'],
        link: { label: 'Les e-mails qui partent seuls', href: '/email-automation' },
      },
    },
    ask: {
      title: 'Par où commencer ?',
      text: 'Commencez là où vous perdez le plus de temps. Dites-nous où, et nous ouvrons ce module en premier.',
      action: askUs(
        'Demander une démo',
        'demo',
        'Je voudrais demander une démonstration. Là où je perds le plus de temps :',
      ),
    },
  },
  needs: {
    heading: 'À chaque métier ses modules',
    note: 'Un losange marque ce qu’il faut ouvrir le premier jour. « Plus tard » veut dire que cela peut attendre qu’on le réclame.',
    caption: 'Modules par métier : utiles dès le premier jour, plus tard, ou pas du tout',
    columns: ['Module', 'Pharmacie', 'Boutique', 'Restaurant', 'Hôtel'],
    says: { first: 'Dès le premier jour', later: 'Plus tard', none: 'Pas utile' },
    rows: {
      pharmacy: { head: 'Pharmacie', cells: ['first', 'none', 'none', 'none'] },
      inventory: { head: 'Stock', cells: ['first', 'first', 'first', 'later'] },
      restaurant: { head: 'Restaurant', cells: ['none', 'none', 'first', 'later'] },
      hotel: { head: 'Hôtel', cells: ['none', 'none', 'none', 'first'] },
      retail: { head: 'Boutique', cells: ['later', 'first', 'later', 'later'] },
      backoffice: { head: 'Administration', cells: ['first', 'first', 'first', 'first'] },
      crm: { head: 'Clients', cells: ['later', 'later', 'later', 'first'] },
    },
  },
  sale: {
    heading: 'Un déjeuner, cinq écritures, une seule saisie.',
    note: 'Un client déjeune en bas et met le repas sur sa chambre. Le serveur écrit la commande ; le reste s’écrit tout seul.',
    slip: {
      label:
        'Un déjeuner à 18 500 francs et les cinq modules qu’il touche : restaurant, stock, hôtel, administration, clients.',
      title: 'Table 6, samedi 13:10',
      aside: 'sur la chambre 204',
      ordered: [
        { name: 'Tilapia et plantain', quantity: 1, price: 11_500 },
        { name: 'Jus de fruit de la passion', quantity: 2, price: 3_500 },
      ],
      total: 'Sur la chambre',
      traces: [
        { module: 'restaurant', name: 'Restaurant', text: 'Bons au grill et au bar', shows: { words: 'servi' } },
        { module: 'inventory', name: 'Stock', text: 'Tilapia, de six à cinq', shows: { words: 'déduit' } },
        { module: 'hotel', name: 'Hôtel', text: 'Note de la chambre 204', shows: 'sum' },
        { module: 'backoffice', name: 'Admin.', text: 'TVA comprise dans la vente', shows: 'tax' },
        { module: 'crm', name: 'Clients', text: 'Troisième visite de l’année', shows: { words: 'noté' } },
      ],
      taxPercent: 18,
    },
  },
  shared: {
    heading: 'Ce qu’ils partagent',
    note: 'Pourquoi prendre aussi le deuxième module chez nous.',
    entries: [
      {
        title: 'Les produits',
        text: 'Une seule liste. La bouteille que sert le bar est celle que vend la boutique et que compte la réserve.',
        links: [{ label: 'Comment se tient le stock', href: '/inventory-management' }],
      },
      {
        title: 'L’équipe',
        text: 'Celui qui aide à la réception et au bar a un seul nom, une seule connexion et deux jeux de droits.',
        links: [{ label: 'Comment se donnent les droits', href: '/role-based-access-control' }],
      },
      {
        title: 'L’argent',
        text: 'Espèces, carte et mobile money de tous les comptoirs se retrouvent dans une clôture, et chacun est compté à part.',
        links: [{ label: 'Comment marche la caisse', href: '/point-of-sale-system' }],
      },
      {
        title: 'Les lieux',
        text: `Un deuxième site ouvre avec les mêmes modules et garde son propre tiroir. À partir de ${plans.professional.name}.`,
        links: [{ label: 'Comment les sites travaillent ensemble', href: '/multi-location' }],
      },
      {
        title: 'Les réponses',
        text: 'Un rapport peut tout réunir : quels clients mangent sur place, et ce que rapporte le petit déjeuner.',
        links: [{ label: 'Comment se font les rapports', href: '/real-time-analytics' }],
      },
    ],
  },
  questions: {
    heading: 'Avant de choisir',
    actions: [askUs('Poser une question', 'question modules', 'J’ai une question sur les modules :')],
    entries: [
      {
        id: 'per-module',
        question: 'Est-ce que je paie chaque module ?',
        answer: `Non. Une formule compte les produits, les personnes et les sites, pas les modules. Les e-mails automatiques, les SMS, plusieurs sites et l’API commencent avec ${plans.professional.name}, à ${sayPrice(plans.professional.monthlyPrice)} par mois.`,
      },
      {
        id: 'mid-month',
        question: 'Puis-je ouvrir un module au milieu du mois ?',
        answer:
          'Oui, n’importe quel jour. Il s’ouvre avec les produits et les personnes déjà saisis, et clôture le mois comme les autres.',
      },
      {
        id: 'switch-off',
        question: 'Et le refermer ?',
        answer:
          'Oui. Ses écrans s’en vont et ses écritures restent : le rapport de l’an dernier garde donc toutes ses lignes.',
      },
      {
        id: 'two-trades',
        question: 'Je vends médicaments et pain dans la même pièce. Pharmacie ou Boutique ?',
        answer:
          'Commencez par Pharmacie : il vend aussi le pain, alors que Boutique ne demande pas de lot. Ajoutez Boutique quand le pain aura sa propre file.',
      },
      {
        id: 'offline',
        question: 'Lesquels marchent sans réseau ?',
        answer:
          'Les comptoirs : on continue de vendre, de servir et de facturer, et tout part au retour du réseau. Les rapports l’attendent, parce qu’il leur faut les autres sites.',
      },
      {
        id: 'other-trades',
        question: 'Mon métier n’est pas dans le tableau. Y a-t-il un module pour lui ?',
        answer:
          'Si vous tenez un stock, Stock et Administration vont à presque tous les métiers. Écoles, ateliers et salons commencent par Clients. Racontez-nous une journée normale et vous aurez une réponse franche.',
      },
      {
        id: 'photo-studio',
        question: 'Votre formulaire propose la gestion de studio photo. Où est-elle sur cette page ?',
        answer:
          'C’est un choix du formulaire, pas un module à part. Choisissez-le si vous tenez un studio photo : à la démonstration, nous vous montrons ce que Clients, Stock et la caisse font pour un studio, avec des dates promises, des cadres en stock et des paiements au comptoir, et nous disons ce qu’ils ne font pas.',
      },
    ],
  },
  closing: {
    heading: 'Essayez-en deux ensemble.',
    text: 'C’est au deuxième que la suite commence à rapporter. Nous ouvrons les deux avec votre propre marchandise dedans.',
    actions: [askUs('Essayer gratuitement', 'trial', 'Je voudrais un essai gratuit avec deux modules :')],
    related: [
      { label: 'Le détail des formules', href: '/pricing' },
      { label: 'De l’aide pour le premier jour', href: '/services' },
      { label: 'Commencer par soi-même', href: '/documentation' },
      { label: 'Nous appeler ou nous écrire', href: '/contact' },
    ],
  },
} as const satisfies ModulesCopy
