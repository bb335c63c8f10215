import type { ServicesCopy } from '#content/copy/services.ts'
import { askUs } from '#content/page-words.ts'
import { channels, contact } from '#facts/contact.ts'
import { offices } from '#facts/offices.ts'
import { plans } from '#facts/plans.ts'
import { sayList, sayPrice } from './figures.ts'
import { channelHours, channelLabels } from './hours.ts'

export const services = {
  title: 'Des services pour votre métier',
  searchTitle: 'Mise en route, formation et assistance en Afrique',
  description:
    'Nous installons la suite avec vous : votre liste chargée, votre équipe formée, vos imprimantes branchées, et quelqu’un qui répond quand vous appelez.',
  opening: {
    kicker: 'Mise en route, formation et assistance',
    headline: ['On installe avec vous,', 'et on reste là.'],
    lead: 'La suite est prête en quelques minutes. Ce qui prend du temps, c’est d’apprendre à connaître vos rayons, et cela, nous le faisons ensemble : produits, prix, équipe et imprimantes.',
    actions: [
      askUs('Commencer aujourd’hui', 'trial', 'Je voudrais commencer aujourd’hui. Que vous faut-il ?'),
      askUs(
        'Prendre rendez-vous',
        'consultation setup',
        'Je voudrais un entretien de conseil sur la mise en route de la suite.',
      ),
    ],
    facts: [
      ['Téléphone', channelLabels.phone],
      ['Réponse aux e-mails', `En ${channels.email.replyHours} heures`],
      ['Assistance technique', channelLabels.support],
    ],
  },
  trades: {
    heading: 'Choisissez votre métier',
    note: 'Derrière chaque comptoir, les premiers jours sont différents. Voici ce que nous faisons chez vous.',
    cards: [
      {
        trade: 'pharmacy',
        label: 'Pharmacie',
        href: '/pharmacy',
        text: 'Nous chargeons votre stock avec lots et dates, et restons pour le premier matin d’alertes de péremption.',
        businessTypes: 'Officines, dépôts de médicaments, pharmacies de clinique',
      },
      {
        trade: 'retail',
        label: 'Boutique',
        href: '/retail',
        text: 'Nous saisissons les rayons avec vous, branchons le lecteur et regardons passer la première file.',
        businessTypes: 'Supermarchés, quincailleries, boutiques, comptoirs de gros',
      },
      {
        trade: 'restaurant',
        label: 'Restaurant',
        href: '/restaurant',
        text: 'Nous dessinons vos tables, rangeons la carte par poste et faisons un service à blanc.',
        businessTypes: 'Restaurants, cafés, bars, cantines',
      },
      {
        trade: 'hotel',
        label: 'Hôtel',
        href: '/hotel',
        text: 'Nous numérotons les chambres, reprenons les réservations en cours et suivons un départ à la réception.',
        businessTypes: 'Hôtels, maisons d’hôtes, lodges',
      },
    ],
  },
  services: {
    heading: 'Ce que nous faisons, ce que vous apportez',
    note: 'Prenez-en un, ou tous. Ce que vous préférez faire vous-même, la documentation l’explique.',
    bringLabel: 'Il nous faut',
    entries: [
      {
        id: 'setup',
        title: 'Mise en route',
        text: 'Nous ouvrons le compte avec vous devant l’écran et le parcourons une fois, du nom sur le reçu à la clôture du jour.',
        includes: [
          'Sites, caisses et heures d’ouverture',
          'Un reçu à votre nom, avec votre taxe',
          'Un rôle pour chaque vendeur',
          'Imprimante, lecteur et tiroir-caisse',
        ],
        bring: 'la personne qui connaît les prix.',
      },
      {
        id: 'data-import',
        title: 'Reprise des données',
        text: 'Un tableau, un fichier de l’ancien logiciel, des photos du cahier : nous en faisons des produits et vous rendons chaque ligne que nous n’avons pas comprise.',
        includes: [
          'Produits, prix et fournisseurs',
          'Stock de départ par site',
          'Les clients et leur ardoise',
          'Lots et dates, là où ils comptent',
        ],
        bring: 'la liste, comme elle est.',
      },
      {
        title: 'Formation',
        text: 'On apprend à sa propre caisse, avec sa propre marchandise : d’abord les ventes, puis les retours, puis la clôture.',
        includes: [
          'Caissiers : ventes et retours',
          'Gérants : stock et prix',
          'Patrons : rapports et droits',
          'Dans la langue de votre comptoir',
        ],
        bring: 'tous ceux qui touchent au tiroir, l’aide du dimanche aussi.',
      },
      {
        title: 'Intégrations',
        text: 'Nous branchons ce que vous payez déjà. Là où rien n’existe encore, votre développeur reçoit l’API, et nous répondons à ses questions.',
        includes: [
          'Mobile money et terminaux de paiement',
          'Le reçu fiscal de votre pays',
          'Des fichiers que votre comptable ouvre',
          `API et webhooks, à partir de ${plans.professional.name}`,
        ],
        bring: 'le nom des services et quelqu’un qui a le droit de s’y connecter.',
      },
      {
        title: 'Assistance',
        text: 'La personne qui vous répond a déjà tenu une caisse. Dites-nous ce que montre l’écran ; pas besoin de savoir comment cela s’appelle.',
        includes: [
          `Téléphone, ${channelHours.phone}`,
          `E-mail, ${channelHours.email}`,
          `Chat en direct, ${channelHours.chat}`,
          `Assistance technique, ${channelHours.support}`,
        ],
        bring: 'le nom du commerce, et la caisse où c’est arrivé.',
      },
      {
        id: 'site-visits',
        title: 'Visites sur place',
        text: `Certaines pannes ne se voient que sur place : l’imprimante derrière le frigo, la prise qui meurt à midi. Nous partons de ${sayList(offices.map(({ city }) => city))}.`,
        includes: [
          'Câbles, imprimantes et batterie de secours',
          'Le premier matin de vente',
          'Le premier inventaire au lecteur',
          'Un nouveau site, le jour où il ouvre',
        ],
        bring: 'la clé de la réserve.',
      },
    ],
  },
  scenes: {
    heading: 'Compté avant d’être vendu.',
    note: 'Deux feuilles d’une mise en route, telles que vous les recevriez. Les commerces y sont inventés.',
    importCheck: {
      label:
        'Contrôle d’une liste de stock reprise : la plupart des lignes sont prêtes, trois sortes de lignes attendent une réponse.',
      title: 'Contrôle de la reprise',
      aside: 'liste de stock, Musanze',
      ready: { name: 'Prêtes à la vente', lines: 1_187 },
      open: [
        { name: 'Deux noms, un produit ?', example: 'Sucre 50, Isukari 50 kg', lines: 31 },
        { name: 'Sans prix', example: 'Cahier d’écolier, 96 pages', lines: 22 },
        { name: 'Casier ou bouteille ?', example: 'Eau minérale 500 ml', lines: 14 },
      ],
      total: 'Lignes de votre liste',
    },
    visit: {
      label:
        'Compte rendu d’une visite dans une boutique de Rubavu : quatre points sont faits, une seconde carte SIM suit jeudi.',
      title: 'Visite, Rubavu',
      aside: 'Mardi, 07:30',
      done: 'Fait',
      tasks: [
        { task: 'Imprimante à reçus', detail: 'Nom, NIF et taxe sur le ticket' },
        { task: 'Lecteur, caisse 2', detail: 'Lit aussi les étiquettes usées' },
        { task: 'Coupure de courant, essayée', detail: 'Vendu sur batterie, envoyé après' },
        { task: 'Aline clôture seule', detail: 'Vente, retour, tiroir compté' },
        { task: 'Seconde carte SIM', detail: 'Pour les jours sans câble', openUntil: 'Jeudi' },
      ],
    },
  },
  rollout: {
    heading: 'Du premier appel à la troisième année',
    note: 'Vos rayons décident de la durée de chaque étape. L’ordre reste le même.',
    caption: 'Ce que vous faites et ce que nous faisons à chaque étape de la mise en route',
    columns: ['Quand', 'Vous', 'Nous'],
    steps: [
      [
        'Le premier appel',
        'Dites ce que vous vendez, où, et ce qui cloche.',
        'Nous posons des questions, et nous vous disons si la suite ne convient pas.',
      ],
      [
        'La semaine de la liste',
        'Envoyez tout ce que vous avez noté.',
        'Nous la chargeons et marquons ce que personne ne peut lire.',
      ],
      [
        'La semaine du comptage',
        'Comptez un rayon à la fois ; la boutique reste ouverte.',
        'Nous corrigeons les chiffres à mesure que vous les annoncez.',
      ],
      [
        'La semaine d’entraînement',
        'Jouez le client et le vendeur entre vous : vente, retour, clôture.',
        'Nous restons derrière vous, sans un mot tant que vous ne demandez rien.',
      ],
      ['Le premier matin', 'Vendez.', 'Nous restons dans la boutique, ou au téléphone si elle est loin.'],
      ['La première clôture', 'Comptez le tiroir.', 'Nous vous aidons à retrouver chaque franc d’écart.'],
      ['La fin du mois', 'Lisez le rapport à voix haute.', 'Nous corrigeons ce que le mois a montré de faux.'],
      [
        'La première année',
        'Prévenez-nous avant qu’un site ouvre ou qu’un gérant parte.',
        'Nous copions les réglages et transmettons les droits.',
      ],
      [
        'La troisième année',
        'Demandez ce qui vous manque désormais.',
        'Nous revoyons avec vous les droits, les prix et la vieille marchandise.',
      ],
    ],
  },
  questions: {
    heading: 'Ce qu’on demande avant le premier appel',
    actions: [askUs('Poser une question', 'question setup', 'J’ai une question sur vos services :')],
    entries: [
      {
        id: 'setup-cost',
        question: 'Que coûtent la mise en route et la formation ?',
        answer: `Cela dépend du nombre de vos sites et de l’état de votre liste : vous recevez donc le prix par écrit avant que nous commencions. La formule est à part : à partir de ${sayPrice(plans.starter.monthlyPrice)} par mois, sur la page des tarifs.`,
      },
      {
        id: 'old-system',
        question: 'L’ancien logiciel peut-il tourner à côté quelque temps ?',
        answer:
          'Oui, jusqu’à ce que le premier mois se soit clôturé avec les mêmes chiffres des deux côtés. Ensuite, arrêtez : saisir chaque vente deux fois, c’est deux fois le travail.',
      },
      {
        id: 'far-away',
        question: 'Ma boutique est loin de tous vos bureaux. Qui m’aide le premier matin ?',
        answer:
          'Nous, par téléphone et par chat, pendant que vous êtes à la caisse. Quand il faut des mains, nous groupons la visite avec d’autres sur la même route.',
      },
      {
        id: 'trained-leave',
        question: 'Et si les personnes formées s’en vont ?',
        answer:
          'Appelez-nous quand les nouvelles arrivent. La documentation couvre le premier jour, et il y a une caisse d’entraînement pour que personne n’apprenne sur le dos d’un client.',
      },
      {
        id: 'hardware',
        question: 'Dois-je acheter imprimantes et tablettes chez vous ?',
        answer:
          'Non. Dites-nous ce qu’il y a sur votre comptoir et nous vous dirons franchement si cela ira. La plupart des imprimantes à reçus et des lecteurs iront.',
      },
      {
        id: 'parting',
        question: 'Si nous nous quittons un jour, que deviennent mes chiffres ?',
        answer:
          'Vous les emportez. Produits, clients, stock et ventes sortent en fichiers que n’importe quel tableur ouvre.',
      },
    ],
  },
  closing: {
    heading: 'Un autre métier, ou plusieurs ?',
    text: `Dites-nous ce que vous vendez et où la journée se complique. Une personne répond dans les ${contact.demoReplyHours} heures, et le dit si la suite n’est pas le bon outil.`,
    actions: [askUs('Parler à un commercial', 'sales', 'Mon activité n’est pas dans la liste. Je vends :')],
    related: [
      { label: 'Tous les modules', href: '/modules' },
      { label: 'Plusieurs sites', href: '/multi-location' },
      { label: 'Grandes organisations', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies ServicesCopy
