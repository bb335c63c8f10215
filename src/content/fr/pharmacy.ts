import type { PharmacyCopy } from '#content/copy/pharmacy.ts'
import { askUs } from '#content/page-words.ts'
import { brand } from '#facts/brand.ts'
import { figures, roleTemplates } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayPlan, sayPrice } from './figures.ts'

const trial = `${figures.trialDays.value} jours`

export const pharmacy = {
  title: 'Gestion de pharmacie',
  searchTitle: 'Logiciel de pharmacie : Cameroun, Côte d’Ivoire, Rwanda',
  description: `Vendez chaque boîte avant sa péremption : lots, alertes, ordonnances et une caisse qui marche sans réseau. ${figures.trialDays.value} jours d’essai gratuit.`,
  opening: {
    kicker: 'Logiciel de gestion de pharmacie',
    headline: ['Vendu', 'avant', 'la date.'],
    lead: `${brand.product} suit chaque lot, du carton livré jusqu’au client. Vous voyez ce qui périme en premier, vous le vendez en premier, et vous repassez commande avant que le rayon soit vide.`,
    actions: [
      askUs('Essayer gratuitement', 'trial pharmacy', 'Je tiens une pharmacie. Comment commencer un essai gratuit ?'),
      askUs('Réserver une démo', 'demo pharmacy', 'Je voudrais réserver une démonstration pour ma pharmacie.'),
    ],
    facts: [
      ['Pharmacies clientes', sayFigure(figures.pharmacies)],
      ['Essai gratuit', trial],
      ['La plupart paient', `${sayPrice(plans.professional.monthlyPrice)} par mois`],
    ],
  },
  day: {
    heading: 'Un jeudi au comptoir',
    note: 'Un exemple pris à Bafoussam, au Cameroun, à comparer à l’une de vos journées. Les noms et les montants sont inventés.',
    hours: [
      {
        time: '07:50',
        text: 'Alphonsine ouvre la caisse. Trois livraisons sont attendues, et aucun médicament n’est sous son seuil de commande.',
        aside: 'Stock',
      },
      {
        time: '09:15',
        text: 'Une maman apporte une ordonnance pour deux enfants. La fiche indique une allergie à la pénicilline : la pharmacienne change une ligne avant de sortir quoi que ce soit.',
        aside: 'Ordonnances',
      },
      {
        time: '11:40',
        text: 'Le réseau tombe. Onze ventes passent et leurs reçus sortent ; à 12 h 05, elles sont dans les comptes.',
        aside: 'Sans réseau',
      },
      {
        time: '14:20',
        text: '84 boîtes d’amoxicilline périment dans 21 jours. L’alerte propose de les transférer à Dschang, où il s’en vend 30 par semaine.',
        aside: 'Alerte, transfert',
        isUrgent: true,
      },
      {
        time: '20:10',
        text: 'La caisse tombe juste : 187 900 XAF, au franc près. La patronne le lit dans le taxi du retour.',
        aside: 'Rapports',
      },
    ],
  },
  scenes: {
    heading: 'Ce qui périme d’abord part d’abord.',
    note: 'Ce que la patronne lit le matin, et ce que la pharmacienne lit avant de tendre un flacon. Les lots et le patient sont inventés.',
    expiry: {
      label: 'Liste des péremptions de cinq lots : 84 boîtes d’amoxicilline en tête, à 21 jours de leur date.',
      title: 'Péremptions, site principal',
      currency: 'XAF',
      atRisk: 'sous 90 jours',
      columns: ['Lot', 'Boîtes', 'Il reste'],
      batches: [
        { name: 'Amoxicilline 500 mg', batch: 'AX-2291', packs: 84, unitPrice: 950, days: 21, says: '21 jours' },
        { name: 'Ibuprofène 400 mg', batch: 'IB-0332', packs: 40, unitPrice: 700, days: 58, says: '58 jours' },
        { name: 'Métronidazole 250 mg', batch: 'MZ-7710', packs: 65, unitPrice: 400, days: 84, says: '84 jours' },
        {
          name: 'Artéméther-luméfantrine',
          batch: 'AL-0907',
          packs: 130,
          unitPrice: 1_100,
          days: null,
          says: 'mars 2027',
        },
        { name: 'Sels de réhydratation', batch: 'OR-5512', packs: 600, unitPrice: 100, days: null, says: 'août 2027' },
      ],
    },
    prescription: {
      label: 'L’ordonnance d’un enfant de six ans allergique à la pénicilline, vérifiée et prête à payer.',
      title: 'Ngono M., 6 ans',
      warning: 'Allergie : pénicilline',
      lines: [
        { name: 'Azithromycine 200 mg/5 ml', quantity: '1 flacon', price: 1_800 },
        { name: 'Paracétamol 120 mg/5 ml', quantity: '1 flacon', price: 600 },
        { name: 'Sels de réhydratation', quantity: '6 sachets', price: 600 },
      ],
      currency: 'XAF',
      total: 'À payer',
      note: 'Vérifié par A. Kamga, 09:21',
    },
  },
  capabilities: {
    heading: 'Ce que le pharmacien y gagne',
    entries: [
      {
        id: 'batch-tracking',
        title: 'Suivi des lots',
        text: 'Chaque boîte connaît son fournisseur, son prix d’achat, sa date et son étagère. Un rappel de lot, c’est une recherche au lieu d’une nuit.',
      },
      {
        id: 'expiry-alerts',
        title: 'Alertes de péremption',
        text: `Elles arrivent quand le médicament peut encore se vendre, avec la valeur en jeu : à la caisse et, à partir de ${plans.professional.name}, par e-mail.`,
      },
      {
        id: 'prescription-records',
        title: 'Dossier des ordonnances',
        text: 'Rangées par patient, avec allergies et renouvellements, et ouvertes aux seuls rôles que vous choisissez.',
      },
      {
        id: 'reorder-points',
        title: 'Seuils de commande',
        text: 'À fixer une fois pour chaque médicament. Le jour où l’étagère y descend, une commande est préparée et attend votre accord.',
      },
      {
        id: 'counter-sales',
        title: 'Vente au comptoir',
        text: 'Scanner, prix, reçu. Espèces, carte ou mobile money ; quand le réseau est coupé, les ventes en espèces et à crédit continuent.',
      },
      {
        id: 'insurance',
        title: 'Assurances et crédits',
        text: 'Le patient paie sa part au comptoir ; ce que doit l’assureur reste sur une liste jusqu’à ce qu’il ait payé.',
      },
      {
        id: 'branch-transfers',
        title: 'Transferts entre sites',
        text: 'Un lot qui dort part là où il se vend. Le carton quitte un stock quand on le charge et entre dans l’autre quand quelqu’un l’y a contrôlé.',
      },
      {
        id: 'stock-count',
        title: 'Inventaire par étagère',
        text: 'Comptez une étagère entre deux clients. La caisse continue de vendre, et les écarts se lisent au lieu de se deviner.',
      },
      {
        id: 'roles',
        title: 'Rôles et journal des actions',
        text: `Vous partez de ${roleTemplates.length} modèles de rôles. Qui a vendu, modifié ou remboursé quoi, et quand : tout est gardé pour l’inspecteur.`,
      },
    ],
  },
  plan: {
    ...sayPlan('professional'),
    heading: `${plans.professional.name}, la formule de la plupart des pharmacies.`,
    text: `Une pharmacie a plus de ${plans.starter.products} médicaments dès le premier jour ; ${plans.starter.name} ne convient donc qu’à un dépôt d’une seule étagère. À partir de trois sites, demandez-nous de comparer avec ${plans.enterprise.name}.`,
    points: [
      'Autant de médicaments que vous en avez',
      `Jusqu’à ${plans.professional.users} personnes, chacune avec ses droits`,
      'Plusieurs sites, et des transferts entre eux',
      'Rappels par e-mail et par SMS',
    ],
    actions: [
      askUs(
        'Commencer',
        'plan professional pharmacy',
        'Je tiens une pharmacie et je voudrais commencer avec Professional.',
      ),
      { label: 'Comparer les formules', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Les pharmaciens demandent',
    actions: [askUs('Poser une question', 'question pharmacy', 'J’ai une question sur le module Pharmacie.')],
    entries: [
      {
        id: 'stock-list',
        question: 'Faut-il que je saisisse tout mon stock ?',
        answer:
          'Non. Importez la liste que vous avez dans un tableur. Vous la vérifiez étagère par étagère, et les lots reçoivent leur date quand vous les comptez. Si vous n’avez qu’un cahier, montrez-le-nous avant de commencer.',
      },
      {
        id: 'power',
        question: 'Et quand le courant ou le réseau est coupé ?',
        answer:
          'Un téléphone ou une tablette continue de vendre sur sa batterie, et une imprimante à batterie continue d’imprimer. Quand le réseau revient, les ventes partent dans l’ordre où elles ont été faites.',
      },
      {
        id: 'who-sees-prescriptions',
        question: 'La vendeuse au comptoir peut-elle voir les ordonnances ?',
        answer:
          'Non, sauf si vous le voulez. Le rôle décide qui peut lire une fiche et qui peut la modifier, et chaque lecture s’inscrit au journal des actions.',
      },
      {
        id: 'interactions',
        question: 'Suis-je averti quand deux médicaments ne vont pas ensemble ?',
        answer:
          'La suite montre les allergies et les médicaments notés pour le patient. Le jugement reste celui du pharmacien ; elle ne le remplace pas.',
      },
      {
        id: 'wholesale',
        question: 'J’ai un dépôt de gros derrière l’officine. Est-ce un deuxième système ?',
        answer:
          'Non, c’est un deuxième site dans le même système : les cartons derrière, les boîtes devant, et un transfert entre les deux.',
      },
    ],
  },
  related: {
    label: 'Va de pair avec',
    links: [
      { label: 'Stock', text: 'Les quantités de chaque site', href: '/inventory-management', module: 'inventory' },
      { label: 'Caisse', text: 'Le comptoir, même sans réseau', href: '/point-of-sale-system', module: 'restaurant' },
      { label: 'Clients', text: 'Renouvellements rappelés par e-mail', href: '/email-automation', module: 'crm' },
    ],
  },
  closing: {
    heading: 'Comptez vos étagères une dernière fois.',
    text: 'Apportez à la démonstration la liste d’une étagère. Vous verrez ce qui périme en premier, et quelle commande attend votre accord.',
    actions: [askUs('Demander une démo', 'demo pharmacy', 'Je voudrais une démonstration du module Pharmacie.')],
    related: [
      { label: 'Le prix de chaque formule', href: '/pricing' },
      { label: 'Plusieurs pharmacies', href: '/multi-location' },
      { label: 'Trouver un bureau près de vous', href: '/contact' },
    ],
  },
} as const satisfies PharmacyCopy
