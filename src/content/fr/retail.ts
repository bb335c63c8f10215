import type { RetailCopy } from '#content/copy/retail.ts'
import { askUs } from '#content/page-words.ts'
import { figures } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayFigure, sayList, sayPlan, sayPrice } from './figures.ts'
import { tierNames } from './names.ts'

const { starter, professional, enterprise } = plans
const { Silver: middleTier, Gold: highestTier } = tierNames

export const retail = {
  title: 'Gestion de boutique',
  searchTitle: 'Logiciel de gestion de boutique en Afrique francophone',
  description: `Scannez, vendez, comptez : caisse sans réseau, stock fidèle au rayon, mobile money, fidélité et cahier des crédits. À partir de ${sayPrice(starter.monthlyPrice)} par mois.`,
  opening: {
    kicker: 'Logiciel de gestion de boutique',
    headline: ['Le rayon dit vrai.', 'Le cahier aussi.'],
    lead: 'Le carton scanné entre, le panier scanné sort. Ce que vend la caisse quitte aussitôt le stock : l’inventaire du soir est un petit tour des étagères, sans surprise.',
    actions: [
      askUs('Essayer gratuitement', 'trial retail', 'Je tiens une boutique. Comment commencer un essai gratuit ?'),
      askUs('Réserver une démo', 'demo retail', 'Je voudrais réserver une démonstration pour ma boutique.'),
    ],
    facts: [
      ['Boutiques clientes', sayFigure(figures.retailStores)],
      ['Essai sans carte bancaire', `${figures.trialDays.value} jours`],
      ['Formules dès', `${sayPrice(starter.monthlyPrice)} par mois`],
    ],
  },
  day: {
    heading: 'Le samedi avant la rentrée',
    note: 'Une journée d’exemple dans une boutique de quartier, à Kampala. Les gens et les montants sont inventés.',
    hours: [
      {
        time: '06:40',
        text: 'Nakato lève le rideau. Sur son téléphone, la liste pour le grossiste : ce qui est parti hier, ce qui reste, combien ramener.',
        aside: 'Liste d’achats',
      },
      {
        time: '09:05',
        text: 'L’intendant d’une école demande 200 cahiers. La caisse en montre 130 en rayon et 400 en réserve avant même qu’on sorte l’échelle.',
        aside: 'Rayon et réserve',
      },
      {
        time: '12:50',
        text: 'Le courant est coupé, et internet avec lui. Neuf clients sont servis sur batterie ; à deux heures, leurs ventes sont dans les comptes.',
        aside: 'Sans réseau',
      },
      {
        time: '14:15',
        text: `Une voisine paie une partie en mobile money, le reste en billets. Son numéro le dit : niveau ${middleTier}. Encore quelques achats, et elle passe au niveau ${highestTier}.`,
        aside: 'Paiement mixte, fidélité',
      },
      {
        time: '15:30',
        text: '22 sachets de lait en rayon, aucun derrière, et il en part 44 le samedi. L’alerte est venue quand il était encore temps d’envoyer la moto.',
        aside: 'Alerte de stock bas',
        isUrgent: true,
      },
      {
        time: '19:45',
        text: 'Entre le tiroir et les comptes, un écart de 1 000 UGX. Le reçu qui l’explique est retrouvé avant que le rideau ne descende.',
        aside: 'Clôture du jour',
      },
    ],
  },
  scenes: {
    heading: 'Des deux côtés du comptoir.',
    note: 'La patronne lit ses rayons au téléphone pendant que la caissière encaisse une voisine. Le stock et le panier sont inventés.',
    shelves: {
      label: 'Six produits, avec le rayon, la réserve et les jours restants : le lait ne passera pas la journée.',
      title: 'Rayons, samedi 15:30',
      currency: 'UGX',
      worth: 'au prix de vente',
      columns: ['Produit', 'Rayon', 'Réserve', 'Tient'],
      days: 'jours',
      lastsToday: 'fini ce soir',
      products: [
        { name: 'Lait, 500 ml', price: 1_600, shelf: 22, store: 0, soldADay: 44 },
        { name: 'Riz, 5 kg', price: 19_000, shelf: 14, store: 40, soldADay: 12 },
        { name: 'Sucre, 1 kg', price: 4_200, shelf: 40, store: 120, soldADay: 32 },
        { name: 'Cahier', price: 1_000, shelf: 130, store: 200, soldADay: 60 },
        { name: 'Huile, 1 L', price: 6_000, shelf: 26, store: 72, soldADay: 16 },
        { name: 'Savon, barre', price: 1_800, shelf: 85, store: 200, soldADay: 12 },
      ],
    },
    basket: {
      label: 'Un panier de cinq produits payé en mobile money et en espèces, une fois le réseau revenu.',
      title: 'Caisse 2, 14:15',
      customer: `Prossy, ${middleTier}`,
      lines: [
        { name: 'Riz, 5 kg', quantity: 2, price: 19_000 },
        { name: 'Huile, 1 L', quantity: 3, price: 6_000 },
        { name: 'Sucre, 1 kg', quantity: 2, price: 4_200 },
        { name: 'Savon, barre', quantity: 4, price: 1_800 },
        { name: 'Lait, 500 ml', quantity: 4, price: 1_600 },
      ],
      currency: 'UGX',
      total: 'Total',
      payments: [
        { means: 'Mobile money', amount: 40_000 },
        { means: 'Espèces', amount: 40_000 },
      ],
      change: 'Monnaie',
      offline:
        'Pas de réseau de 12:50 à 13:55. Les neuf ventes gardées par cette caisse sont maintenant dans les comptes.',
    },
  },
  capabilities: {
    heading: 'Ce que le commerçant y gagne',
    entries: [
      {
        id: 'scanning',
        title: 'Scanner à l’entrée et à la sortie',
        text: 'Contrôlez une livraison avec sa commande, par code-barres ou étiquette RFID. Un produit sans code peut recevoir votre propre étiquette.',
      },
      {
        id: 'payments',
        title: 'Tous les paiements',
        text: 'Espèces, carte et mobile money tiennent sur le même reçu quand un client les mélange.',
      },
      {
        id: 'loyalty',
        title: 'Fidélité par numéro de téléphone',
        text: `${sayList(Object.values(tierNames))}. Le numéro dit à la caisse qui paie, et l’habituée reçoit ce que son niveau lui vaut.`,
      },
      {
        id: 'debt-book',
        title: 'Le cahier des crédits',
        text: 'Ce qu’une voisine prend à crédit s’inscrit à son nom et s’efface quand elle paie. Une page signée ne se discute pas.',
      },
      {
        id: 'returns',
        title: 'Retours',
        text: 'Retrouvez le reçu, reprenez l’article : le stock et la caisse sont aussitôt à jour.',
      },
      {
        id: 'units',
        title: 'Carton, paquet, pièce',
        text: 'Achetez le carton, vendez le paquet, détaillez à la pièce. La suite tient le compte et sait ce que chaque pièce a coûté.',
      },
      {
        id: 'no-network',
        title: 'Vendre sans réseau',
        text: 'Dans la file, personne ne s’en aperçoit. La caisse garde ses ventes et les envoie quand le réseau revient.',
      },
      {
        id: 'low-stock',
        title: 'Alertes de stock bas',
        text: `Dites à partir de combien vous vous inquiétez. La caisse le montre le jour même et, à partir de ${professional.name}, celui qui fait les achats reçoit un e-mail.`,
      },
      {
        id: 'closing',
        title: 'Clôture du jour',
        text: 'Comptez les billets, comparez le mobile money, notez l’écart. La journée de demain part d’un tiroir que quelqu’un a signé.',
      },
    ],
  },
  plan: {
    ...sayPlan('professional'),
    heading: 'Dès qu’on est deux à vendre.',
    text: `${starter.name} va jusqu’à ${starter.products} produits et ${starter.users} compte : assez pour un kiosque, trop peu pour une boutique avec savon, sucre et cahiers, qui prend ${professional.name}. ${enterprise.name} est faite pour les chaînes et peut attendre que vous en soyez une.`,
    points: [
      'Chaque produit que vous vendez, à chaque format',
      `${professional.users} comptes : le vôtre, ceux des caissiers, celui du comptable`,
      'La deuxième boutique, quand elle ouvrira',
      'Des SMS aux clients qu’on n’a pas vus depuis un moment',
      'Sauvegarde et restauration à la demande',
    ],
    actions: [
      askUs(
        'Commencer',
        'plan professional retail',
        'Je tiens une boutique et je voudrais commencer avec Professional.',
      ),
      { label: 'Voir chaque formule', href: '/pricing' },
    ],
  },
  questions: {
    heading: 'Les commerçants demandent',
    actions: [askUs('Parler de ma boutique', 'question retail', 'J’ai une question sur la suite dans ma boutique.')],
    entries: [
      {
        id: 'one-phone',
        question: 'Je vends dans un kiosque, avec un seul téléphone. Est-ce trop pour moi ?',
        answer: `Non. ${starter.name}, à ${sayPrice(starter.monthlyPrice)} par mois, est faite pour une personne : jusqu’à ${starter.products} produits, un compte, la même caisse. Le jour où vous embauchez, vous changez de formule et gardez vos comptes.`,
      },
      {
        id: 'no-barcode',
        question: 'La moitié de mes produits n’ont pas de code-barres.',
        answer:
          'Imprimez des étiquettes depuis la liste des produits, ou mettez ces produits sur des boutons de la caisse. Pour les tomates et le charbon, vous tapez le poids.',
      },
      {
        id: 'last-one-offline',
        question: 'Deux caisses sans réseau vendent le même dernier carton. Et alors ?',
        answer:
          'Les deux reçus restent valables. Quand les caisses retrouvent le réseau, le stock passe sous zéro et le dit, avec les deux ventes à côté, au lieu de cacher le carton qui n’a jamais existé.',
      },
      {
        id: 'till',
        question: 'Dois-je acheter une caisse ?',
        answer:
          'Pas au début. Un téléphone Android, une tablette ou un ordinateur portable suffit ; ajoutez un lecteur et une imprimante à reçus quand la file les réclame.',
      },
      {
        id: 'cashier-changes',
        question: 'Un caissier peut-il changer un prix ou faire disparaître une vente ?',
        answer:
          'Un prix, seulement si son rôle le permet, et jamais en silence ; une vente, jamais : une vente fausse se rembourse. L’ancien prix, le nouveau, le nom et l’heure restent dans le journal des actions.',
      },
      {
        id: 'first-sale',
        question: 'Combien de temps avant la première vente ?',
        answer:
          'La mise en route prend quelques minutes : le nom de la boutique, la taxe, les premiers produits. Le reste de la liste peut venir d’un tableur pendant que vous vendez déjà.',
      },
    ],
  },
  related: {
    label: 'Derrière la boutique',
    links: [
      {
        label: 'Stock',
        text: 'Cartons, inventaires, fournisseurs',
        href: '/inventory-management',
        module: 'inventory',
      },
      {
        label: 'Caisse',
        text: 'Paiements, reçus, retours',
        href: '/point-of-sale-system',
        module: 'restaurant',
      },
      {
        label: 'Administration',
        text: 'La recette par heure et par produit',
        href: '/real-time-analytics',
        module: 'backoffice',
      },
    ],
  },
  closing: {
    heading: 'Apportez une étagère.',
    text: 'Montrez-nous comment vous vendez aujourd’hui, au cahier ou au tableur. Nous en mettons une étagère dans la suite, sous vos yeux.',
    actions: [askUs('Demander une démo', 'demo retail', 'Je voudrais une démonstration du module Boutique.')],
    related: [
      { label: 'Des e-mails à vos habitués', href: '/email-automation' },
      { label: 'Quand la deuxième boutique ouvre', href: '/multi-location' },
      { label: 'Aide aux petits commerces', href: '/small-business-backbone' },
    ],
  },
} as const satisfies RetailCopy
