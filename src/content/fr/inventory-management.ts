import type { InventoryManagementCopy } from '#content/copy/inventory-management.ts'
import { askUs } from '#content/page-words.ts'
import { plans } from '#facts/plans.ts'
import { sayPrice } from './figures.ts'

const { starter, professional, enterprise } = plans

export const inventoryManagement = {
  title: 'Gestion de stock',
  searchTitle: 'Logiciel de gestion de stock en Afrique francophone',
  description:
    'Sachez ce qu’il y a sur chaque étagère : code-barres et RFID, seuils de commande, lots et numéros de série, péremptions, transferts entre sites.',
  opening: {
    kicker: 'Logiciel de gestion de stock',
    headline: ['On vend', 'ce qu’on a,', 'rien d’autre.'],
    lead: 'La caisse, la réserve et la boutique de l’autre quartier regardent le même nombre. Une vente le fait descendre, une livraison le fait monter, et chaque changement porte un nom.',
    actions: [
      askUs('Réserver une démo', 'demo inventory', 'Je voudrais voir comment le stock se compte et se commande.'),
      askUs(
        'Essayer gratuitement',
        'trial inventory',
        'Je voudrais essayer la gestion de stock avec mes propres produits. Comment commencer un essai gratuit ?',
      ),
    ],
    facts: [
      [`${starter.name}, ${sayPrice(starter.monthlyPrice)} par mois`, `${starter.products} produits`],
      [`${professional.name}, ${sayPrice(professional.monthlyPrice)} par mois`, 'Sans limite'],
      ['Lecteur', 'L’appareil photo du téléphone'],
    ],
  },
  themes: {
    heading: 'Du carton au compte juste',
    exampleLabel: 'Par exemple :',
    themes: [
      {
        id: 'barcode-rfid',
        title: 'Code-barres et RFID',
        text: [
          'Scannez un carton à la porte, et tous ses paquets sont entrés. Une douchette va vite, l’appareil photo d’un téléphone suffit, et ce qui n’a pas de code reçoit une étiquette de votre imprimante.',
          'Là où il y a beaucoup à compter, les étiquettes RFID répondent toutes à la fois : un portant de vêtements ou une palette de pneus se lit en passant, sans rien déballer.',
        ],
        example:
          'Avant, deux personnes comptaient la boutique de Remera du dimanche midi à la nuit. Maintenant, l’une d’elles longe les portants avec le lecteur, et à une heure c’est fini.',
      },
      {
        id: 'reorder-points',
        title: 'Seuils de commande',
        text: [
          'Chaque produit sait jusqu’où il peut descendre avant que son fournisseur ne puisse livrer. Quand l’étagère en est là, une commande est préparée et attend votre accord.',
          'Le seuil suit les saisons si vous le laissez faire : plus de sucre avant Noël, plus de parapluies avant la grande saison des pluies.',
        ],
        example:
          'Le ciment met deux jours depuis l’usine, et le dépôt vend 22 sacs par jour. Avec un jour ou deux de marge, le seuil est à 80. Mardi soir, il en reste 74 ; jeudi, le camion est dans la cour, et aucun maçon n’est allé voir à côté.',
      },
      {
        id: 'batch-serial',
        title: 'Lots et numéros de série',
        text: [
          'Un lot est arrivé d’un bloc et doit être rappelé d’un bloc. Un numéro de série, c’est cette pièce et aucune autre : un téléphone, une batterie, une bouteille de gaz.',
          'Les deux se notent à l’entrée et suivent la marchandise dans chaque site et chaque vente. Le chemin du retour, du client au carton, tient en une recherche.',
        ],
        example:
          'Un fournisseur rappelle une livraison de lait infantile. La commerçante tape le lot : 14 boîtes encore sur deux étagères, 22 vendues, et 17 de ces acheteurs ont laissé un numéro de téléphone.',
      },
      {
        id: 'expiry-alerts',
        title: 'Alertes de péremption',
        text: [
          'Ce qui doit partir en premier est en tête de liste, quand il est encore temps de le vendre, de le déplacer ou de le renvoyer. Vous choisissez combien de semaines à l’avance, pour chaque sorte de produit.',
          'L’alerte montre la valeur, car trente paquets de biscuits ne valent pas une réunion, et trente boîtes de lait infantile, si.',
        ],
        example:
          'Du yaourt à neuf jours de sa date part en deux jours devant l’école de Muhanga. La boutique du centre l’aurait jeté.',
      },
      {
        id: 'transfers',
        title: 'Transferts entre sites',
        text: [
          'La marchandise en route appartient au voyage, pas à deux boutiques à la fois. Elle quitte un stock quand on la charge et entre dans l’autre quand quelqu’un l’y a comptée.',
          `Ce qui manque à l’arrivée est recherché le jour même, tant que le chauffeur s’en souvient. Plusieurs sites : avec ${professional.name} et ${enterprise.name}.`,
        ],
        example:
          'Kigali envoie 76 pièces à Musanze, 75 arrivent. Le bon nomme le produit, celui qui a chargé et celle qui a reçu, et le bidon d’huile manquant est retrouvé sous le siège.',
      },
    ],
  },
  pictures: {
    codes: {
      label:
        'Une livraison comptée de trois façons : cartons au code-barres, paquets au téléphone, pneus au portique RFID ; le total est dessous.',
      title: 'Livraison, 09:40',
      aside: 'comptée par Samuel',
      code: '6 161101 440387',
      product: 'Savon de lessive, carton de 24',
      rows: [
        { how: 'Code-barres', what: '12 cartons de savon', pieces: 288 },
        { how: 'Téléphone', what: 'paquets de thé à l’unité', pieces: 37 },
        { how: 'Portique RFID', what: 'une palette de pneus', pieces: 64 },
      ],
      total: 'Pièces entrées',
    },
    reorder: {
      label:
        'Le ciment sur deux semaines : le stock descend deux fois au seuil de commande, et chaque fois une livraison le remonte.',
      title: 'Ciment, 50 kg',
      aside: 'deux semaines',
      pointName: 'Seuil de commande : 80 sacs',
      events: [
        ['Mardi', 'sous le seuil, commande prête'],
        ['Mercredi', 'signée par le patron'],
        ['Jeudi', '160 sacs livrés'],
      ],
    },
    trace: {
      label:
        'Le chemin d’un lot de lait infantile : 36 boîtes reçues, réparties dans deux boutiques ; 22 vendues, 14 encore en rayon.',
      title: 'Lot BM-0417',
      aside: 'lait infantile, 400 g',
      steps: [
        { place: 'Livraison de Kigali', detail: '3 mars, carton 2 sur 5', pieces: 36, depth: 0 },
        { place: 'Boutique de Huye', detail: 'en rayon', pieces: 9, depth: 1 },
        { place: 'Vendu à Huye', detail: '12 acheteurs connus', pieces: 15, depth: 2 },
        { place: 'Boutique de Nyanza', detail: 'en rayon', pieces: 5, depth: 1 },
        { place: 'Vendu à Nyanza', detail: '5 acheteurs connus', pieces: 7, depth: 2 },
      ],
      serial: 'Batterie SN 88-20417 : vendue le 14 mai, garantie jusqu’en mai 2028',
    },
    expiry: {
      label: 'Quatre lots sur les six mois à venir ; le yaourt et la farine périment en premier.',
      title: 'Ce qui périme d’abord',
      aside: 'six mois à venir',
      months: ['déc', 'jan', 'fév', 'mar', 'avr', 'mai'],
      batches: [
        { name: 'Yaourt, 500 ml', pieces: 46, unitPrice: 1_100, at: 0.3, advice: 'à vendre à Muhanga' },
        { name: 'Farine à pain, 10 kg', pieces: 18, unitPrice: 11_500, at: 1.4, advice: 'aux boulangers' },
        { name: 'Lait infantile', pieces: 30, unitPrice: 9_800, at: 2.6, advice: 'à renvoyer à temps' },
        { name: 'Jus de mangue, 1 L', pieces: 120, unitPrice: 1_700, at: 5.2, advice: 'rien à faire' },
      ],
    },
    transfer: {
      label: 'Un transfert de 76 pièces de Kigali à Musanze : 75 sont arrivées, il manque un bidon d’huile.',
      title: 'Kigali à Musanze',
      aside: 'arrivé 13:50',
      columns: ['Produit', 'Envoyé', 'Arrivé'],
      rows: [
        { name: 'Riz, 25 kg', sent: 40, arrived: 40 },
        { name: 'Huile, 5 L', sent: 24, arrived: 23 },
        { name: 'Sucre, 50 kg', sent: 12, arrived: 12 },
      ],
      total: 'Pièces',
      missing: 'manquant',
    },
  },
  readers: {
    heading: 'À qui sont ces étagères',
    entries: [
      {
        title: 'Boutiques et grossistes',
        text: 'Des milliers de petites choses, achetées au carton et vendues à la pièce. La suite connaît les deux unités, et le prix de chacune.',
      },
      {
        title: 'Pharmacies et cliniques',
        text: 'Les dates, les lots et les questions de l’inspecteur. La caisse propose d’abord ce qui périme d’abord.',
      },
      {
        id: 'kitchens',
        title: 'Cuisines, bars et hôtels',
        text: 'Un plat sort sa farine et son poisson de la réserve quand on le commande. Le lundi, vous voyez ce qui a été cuisiné, et ce qui a simplement disparu.',
      },
    ],
  },
  together: {
    heading: 'Un seul chiffre, lu partout',
    note: 'C’est au stock que les autres parties se rencontrent.',
    entries: [
      {
        title: 'La caisse y puise',
        text: 'Chaque vente le fait descendre à la seconde, chaque retour le fait remonter, et ce qui revient cassé est gardé à part.',
        links: [{ label: 'La caisse', href: '/point-of-sale-system' }],
      },
      {
        title: 'L’e-mail en avertit',
        text: `L’alerte de stock bas arrive par e-mail à qui passe les commandes, avec ce qui reste et combien de temps cela tiendra, à partir de ${professional.name}. Avec ${starter.name}, la caisse l’affiche.`,
        links: [{ label: 'Les alertes de stock bas', href: '/email-automation#ready-letters' }],
      },
      {
        title: 'Les courbes s’en nourrissent',
        text: 'Le coût d’un lot devient la marge d’une vente, et ce qui n’a pas bougé de la saison saute aux yeux.',
        links: [{ label: 'La marge en direct', href: '/real-time-analytics#margin' }],
      },
      {
        title: 'Vos logiciels le lisent',
        text: `Une API RESTful liste et modifie les produits, et des webhooks annoncent un stock bas ou une correction. Les deux commencent avec ${professional.name}.`,
        links: [{ label: 'Les produits dans l’API', href: '/documentation' }],
      },
    ],
  },
  questions: {
    heading: 'Les magasiniers demandent',
    actions: [askUs('Parler du stock', 'question inventory', 'J’ai une question sur le stock.')],
    entries: [
      {
        id: 'scanner',
        question: 'Me faut-il un lecteur de codes-barres ?',
        answer:
          'Non. L’appareil photo d’un téléphone Android ordinaire lit les codes-barres. Achetez un lecteur quand la file à la livraison vous en donne envie ; la RFID vaut son prix là où vous comptez souvent des centaines de pièces étiquetées.',
      },
      {
        id: 'no-barcode',
        question: 'Mes produits n’ont pas de code-barres. Que faire ?',
        answer:
          'La suite leur en donne un. Imprimez les étiquettes sur des feuilles ordinaires ou sur une imprimante à étiquettes, ou mettez ce que vous vendez au poids sur des boutons à leur nom.',
      },
      {
        id: 'how-many',
        question: 'Combien de produits puis-je avoir ?',
        answer: `${starter.name} va jusqu’à ${starter.products} produits ou services. À partir de ${professional.name}, il n’y a pas de limite : personne n’a à décider quel savon laisser de côté.`,
      },
      {
        id: 'counting',
        question: 'Puis-je compter pendant que la boutique est ouverte ?',
        answer:
          'Oui. Comptez une étagère à la fois ; les ventes de ces minutes-là sont prises en compte. Vous voyez l’écart et sa valeur avant de l’accepter.',
      },
      {
        id: 'sack-and-cup',
        question: 'J’achète au sac et je vends au gobelet. Est-ce possible ?',
        answer:
          'Oui. Un produit a autant d’unités que vous en vendez. Le sac entre, les gobelets sortent, et vous savez toujours ce qui reste dans le sac.',
      },
    ],
  },
  related: {
    label: 'Ceux qui comptent dessus',
    links: [
      { label: 'Pour les pharmacies', text: 'Des lots qui ont une date', href: '/pharmacy', module: 'pharmacy' },
      {
        label: 'À la caisse',
        text: 'Chaque vente fait bouger le stock',
        href: '/point-of-sale-system',
        module: 'restaurant',
      },
      { label: 'Sur la route', text: 'Plusieurs sites, un seul stock', href: '/multi-location', module: 'backoffice' },
    ],
  },
  closing: {
    heading: 'Quel produit vous manque toujours ?',
    text: 'Nous le saisissons avec vous, lui donnons un seuil de commande, et vous voyez l’alerte arriver.',
    actions: [askUs('Demander une démo', 'demo inventory', 'Le produit qui me manque toujours est ')],
    related: [
      { label: 'Boutiques : du carton à la pièce', href: '/retail' },
      { label: 'Le stock, pas à pas', href: '/documentation' },
      { label: 'Les formules et leurs limites', href: '/pricing' },
    ],
  },
} as const satisfies InventoryManagementCopy
