import type { SmallBusinessBackboneCopy } from '#content/copy/small-business-backbone.ts'
import { askUs, downloadPaper, readPaper } from '#content/page-words.ts'
import { sayFirstYear } from '#content/price-lists.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { externalLinks } from '#facts/links.ts'
import { plans, priceAfterDiscount, type PlanId } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import { sayFigure, sayList, sayPrice } from './figures.ts'

const { firstYearDiscountPercent, acceleratorFreeMonths } = smallBusinessProgram
const off = `${firstYearDiscountPercent} % de remise`
const expert = askUs('Parler à un conseiller', 'person small-business', 'Je voudrais parler à un conseiller.')

const forum = {
  title: 'Forum d’entraide',
  text: 'Les patrons répondent aux patrons : quel lecteur de codes tient le coup, qui répare les imprimantes à reçus à Goma, comment les autres gèrent le crédit.',
  links: [askUs('Demander à entrer', 'programme forum', 'Je voudrais entrer dans le forum d’entraide.')],
} as const

export const smallBusinessBackbone = {
  title: 'Le pilier des petits commerces',
  searchTitle: 'Logiciel et appui pour petits commerces en Afrique',
  description: `Dès ${sayPrice(plans.starter.monthlyPrice)} par mois, ${off} la première année pour les petits commerces qui remplissent les conditions, un accélérateur et de l’aide en mots simples.`,
  opening: {
    kicker: 'Logiciel et programmes pour petits commerces',
    headline: ['Le petit comptoir', 'fait vivre la rue.'],
    lead: `Ils ouvrent les premiers, ferment les derniers et savent qui est à court cette semaine. Ils ne devraient pas avoir besoin du budget d’une grande enseigne pour être bien outillés : les formules commencent à ${sayPrice(plans.starter.monthlyPrice)} par mois.`,
    actions: [
      askUs(
        'Essayer gratuitement',
        'trial small-business',
        'J’ai un petit commerce. Comment commencer un essai gratuit ?',
      ),
      expert,
    ],
    facts: [
      ['Première année, sous conditions', off],
      ['Accélérateur', `${acceleratorFreeMonths} mois gratuits`],
      ['Essai pour tous', `${sayFigure(figures.trialDays)} jours`],
    ],
  },
  impact: {
    heading: 'Ce que cela change',
    note: 'Une moyenne n’est pas une promesse. Laissez votre mois d’essai parler de votre propre boutique.',
    actions: [{ label: 'Comment nous comptons', href: '/about#how-we-count' }],
    entries: [
      {
        title: 'Commerces servis',
        text: 'Tous les petits commerces qui ont travaillé avec nous, depuis le premier.',
        figure: sayFigure(figures.businessesServed),
      },
      {
        title: 'Hausse du chiffre d’affaires',
        text: 'La hausse moyenne de la première année. Elle cache la boutique qui a doublé ses ventes et celle qui a fermé.',
        figure: sayFigure(figures.firstYearGrowth),
      },
      {
        title: 'Baisse des frais de gestion',
        text: 'On dépense moins à compter, recopier et corriger. Le loyer, les salaires et la farine coûtent ce qu’ils coûtent.',
        figure: sayFigure(figures.costReduction),
      },
      {
        title: 'Emplois soutenus',
        text: 'Les personnes employées là où la suite sert. Ces emplois, les patrons les ont créés, pas nous.',
        figure: sayFigure(figures.jobsSupported),
      },
    ],
  },
  stories: {
    heading: 'Trois portes, trois villes',
    note: 'Nous disons le métier et la ville. Ce qu’une boutique gagne ne regarde qu’elle.',
    entries: [
      {
        id: 'bakery',
        title: 'Une boulangerie',
        aside: 'Huye',
        text: 'Le four s’allumait à trois heures du matin, et la quantité à cuire tenait à la mémoire et au temps qu’il faisait. Trop de pain rentrait avec les employés, et les jours de marché le pain bis manquait avant midi. Maintenant la caisse compte chaque pain qui sort. À la fermeture, la feuille montre ce qui est resté et à quelle heure un plateau s’est vidé, et la farine de demain se pèse en conséquence. Le boulanger regarde toujours le ciel d’abord.',
      },
      {
        id: 'repair',
        title: 'Un dépanneur informatique',
        aside: 'Kigali, Kimironko',
        text: 'Les ordinateurs attendaient sur trois étagères, un nom collé dessus, et deux fois un client est reparti avec celui d’un autre. Chaque machine est maintenant un dossier : son numéro de série, sa panne, les pièces posées et la personne qui l’a ouverte. Le client reçoit un e-mail quand la pièce arrive et un autre quand la machine est prête. La dispute au comptoir sur qui a promis quoi est finie : la promesse est à l’écran.',
      },
      {
        id: 'nursery',
        title: 'Une pépinière',
        aside: 'Musanze',
        text: 'Les plants n’attendent pas. Avocatier, caféier, cyprès se sèment des mois avant que quelqu’un en commande, et un plateau invendu à l’arrivée des pluies part au compost. La pépinière enregistre chaque semis comme un lot avec sa date. Elle voit tôt quel lot sera prêt avant sa saison, et appelle les coopératives d’après la liste des acheteurs de l’an dernier. Espèces, mobile money et crédit jusqu’à la récolte sont inscrits côte à côte.',
      },
    ],
  },
  scenes: {
    heading: 'Sept heures du soir, sol balayé.',
    note: 'L’exemple d’une boulangerie. Les pains et les francs sont inventés ; les deux feuilles sont celles que reçoit la patronne.',
    evening: {
      label:
        'La feuille du soir d’une boulangerie : cinq sortes de pain, ce qui est resté, ce qui s’est vendu, et le total du jour.',
      title: 'Le pain de vendredi',
      aside: 'fermé à 19:10',
      columns: ['Pain', 'Reste', 'Vendu, RWF'],
      breads: [
        { name: 'Pain blanc', baked: 120, sold: 112, price: 1000 },
        { name: 'Pain bis', baked: 60, sold: 60, price: 1200, remark: 'fini à 11:20' },
        { name: 'Pain au lait', baked: 180, sold: 158, price: 300 },
        { name: 'Beignet', baked: 400, sold: 371, price: 100 },
        { name: 'Cake, tranche', baked: 48, sold: 41, price: 800 },
      ],
      of: 'sur',
      total: 'En caisse',
    },
    store: {
      label:
        'La réserve d’une boulangerie face à demain : farine, sucre et huile suffisent, il faut acheter de la levure.',
      title: 'Pour samedi',
      inStore: 'en réserve',
      enough: 'de reste',
      buy: 'à acheter',
      goods: [
        { name: 'Farine de blé', unit: 'kg', has: 84, needs: 76 },
        { name: 'Levure', unit: 'g', has: 900, needs: 1100 },
        { name: 'Sucre', unit: 'kg', has: 21, needs: 14 },
        { name: 'Huile', unit: 'L', has: 16, needs: 9 },
      ],
    },
  },
  programs: {
    heading: 'Les programmes',
    note: 'Chacun commence par une conversation. Pas besoin d’un plan d’affaires dans une chemise.',
    entries: [
      {
        id: 'accelerator',
        title: 'Accélérateur de jeunes entreprises',
        text: 'Pour un commerce qui fait ses premiers pas, afin que le premier loyer et le premier stock passent avant nous. Quelqu’un installe la caisse avec vous et regarde vos trois premières clôtures.',
        figure: `${acceleratorFreeMonths} mois`,
        aside: 'de logiciel gratuit',
        links: [
          askUs(
            'Demander une place',
            'programme accelerator',
            'Je lance un commerce et voudrais entrer dans l’accélérateur.',
          ),
        ],
      },
      {
        id: 'family',
        title: 'Soutien aux entreprises familiales',
        text: 'Pour les boutiques qui passent d’une génération à la suivante. Avec les parents, nous écrivons ce qu’eux seuls savent : à qui l’on fait crédit, quel fournisseur est en retard, ce qui se vend à Pâques. Chacun dans la famille a ensuite son rôle, et l’on discute du commerce, non de qui a ouvert le tiroir.',
        aside: 'deux générations, une caisse',
        links: [
          askUs(
            'Parler de la famille',
            'programme family',
            'Nous tenons un commerce en famille et voudrions connaître votre soutien.',
          ),
        ],
      },
      {
        id: 'rural',
        title: 'Initiative rurale',
        text: 'Pour les comptoirs loin du goudron, là où le réseau ne passe qu’en visite. La caisse tourne sur un téléphone chargé au soleil, garde la journée en mémoire et l’envoie depuis la colline où il y a du réseau. C’est la formation qui vient au jour de marché, non l’inverse.',
        aside: 'le réseau est en option',
        links: [
          askUs(
            'Pour mon village',
            'programme rural',
            'J’ai une boutique à la campagne et voudrais participer à l’initiative.',
          ),
        ],
      },
    ],
  },
  firstYear: {
    heading: 'La première année, calculée',
    text: 'Les petits commerces qui remplissent les conditions paient la moitié la première année. Payée à l’année, la facture est la suivante.',
    caption: `Prix à l’année avec ${off} la première année`,
    columns: ['Formule', 'Tarif public, par an', 'Votre première année', 'Économie'],
    rows: smallBusinessProgram.plans.map((id) => ({ head: plans[id].name, cells: sayFirstYear(plans[id], sayPrice) })),
    notes: [
      `Payée mois par mois, la moitié fait ${sayHalfMonths()}.`,
      'Dès la deuxième année, vous payez le tarif public. Nous vous prévenons avant, pour que vous puissiez changer de formule ou arrêter.',
    ],
  },
  qualify: {
    heading: 'Qui peut en profiter',
    note: 'Une personne décide au cas par cas. Dites-nous ces quatre choses et vous aurez un oui ou un non, avec la raison.',
    actions: [
      askUs(
        'Y ai-je droit ?',
        'programme small-business',
        'Je voudrais savoir si mon commerce a droit à la remise de la première année.',
      ),
    ],
    entries: [
      { title: 'Combien vous êtes', text: 'Vous, la famille qui aide, les salariés.' },
      { title: 'Ce que vous vendez', text: 'Et à peu près combien d’articles différents vous avez.' },
      { title: 'Où', text: 'La ville ou le village, et s’il y a une deuxième boutique.' },
      {
        title: 'Depuis quand',
        text: 'Ouvert le mois dernier, ou par votre grand-mère : les deux ont raison de demander.',
      },
    ],
  },
  resources: {
    heading: 'Centre de ressources',
    note: 'Gratuit, même avant d’être client, et sans formulaire.',
    entries: [
      {
        id: 'planning-tools',
        title: 'Outils de planification',
        text: 'Des feuilles pour le stock de départ, le prix d’un pain tout compris, la caisse du soir, et le mois où l’argent sera juste.',
        links: [
          downloadPaper('Télécharger les feuilles', 'planning-tools'),
          readPaper('Voir les feuilles', 'planning-tools'),
        ],
      },
      {
        id: 'webinars',
        title: 'Webinaires',
        text: 'Quelqu’un du métier partage son écran et prend les questions : le premier inventaire, le reçu fiscal, le crédit qui se rembourse.',
        links: [
          askUs(
            'À quand le prochain ?',
            'programme webinars',
            'Quand a lieu le prochain webinaire pour les petits commerces ?',
          ),
        ],
      },
      {
        id: 'growth-guides',
        title: 'Guides de croissance',
        text: 'De courtes lectures pour le téléphone : embaucher la première personne, ouvrir une deuxième boutique, abandonner ce qui ne fait qu’occuper l’étagère.',
        links: [
          downloadPaper('Télécharger les guides', 'growth-guides'),
          readPaper('Lire les guides', 'growth-guides'),
        ],
      },
      {
        id: 'financial-resources',
        title: 'Ressources financières',
        text: 'Ce qu’une banque ou une tontine veut voir avant de prêter, et comment l’imprimer à partir de vos propres chiffres.',
        links: [
          downloadPaper('Télécharger le dossier', 'financial-resources'),
          readPaper('Que veut ma banque ?', 'financial-resources'),
        ],
      },
      {
        id: 'marketing-templates',
        title: 'Modèles de publicité',
        text: 'Un tableau de prix, une carte de fidélité, des messages pour les fêtes et les arrivages : mettez votre nom et imprimez au coin de la rue.',
        links: [
          downloadPaper('Télécharger les modèles', 'marketing-templates'),
          readPaper('Voir les modèles', 'marketing-templates'),
        ],
      },
      ...(externalLinks.community === null ? [] : [forum]),
    ],
  },
  questions: {
    heading: 'Les patrons de boutique demandent',
    actions: [askUs('Et ma boutique ?', 'question smallBusiness', 'J’ai un petit commerce et une question.')],
    entries: [
      {
        id: 'alone',
        question: `Je travaille seul et vends moins de ${plans.starter.products} articles. Quelle formule ?`,
        answer: `${plans.starter.name}. Elle tient jusqu’à ${plans.starter.products} articles et une personne. Quand vous embauchez, vous passez à ${plans.professional.name}, qui a de la place pour ${plans.professional.users}, et rien n’est à ressaisir.`,
      },
      {
        id: 'buy-till',
        question: 'Faut-il acheter une caisse ou un ordinateur ?',
        answer:
          'Non. Le téléphone que vous avez en poche sait scanner et vendre. Une imprimante à reçus et un tiroir valent leur prix dès qu’il y a la queue.',
      },
      {
        id: 'both-programs',
        question: 'Puis-je avoir l’accélérateur et la remise de la première année ?',
        answer:
          'La plupart veulent l’un après l’autre. Dites-le dès le début, et vous avez la réponse par écrit avant la fin des mois gratuits.',
      },
      {
        id: 'no-books',
        question: 'Je n’ai jamais tenu de comptes. Y arriverai-je ?',
        answer: `${brand.product} les tient pendant que vous vendez. Vous scannez, elle écrit. Le soir elle demande l’argent qu’il y a dans le tiroir, et la plupart des jours la comptabilité s’arrête là.`,
      },
      {
        id: 'closing-down',
        question: 'Et si la boutique ne tient pas ?',
        answer:
          'Alors vous cessez de payer à la fin du mois ou de l’année que vous avez payée, et vous emportez vos chiffres. Ils aident devant le fisc, et à la tentative suivante.',
      },
    ],
  },
  related: {
    label: 'Faits pour les petits comptoirs',
    links: [
      {
        label: 'Point de vente',
        text: 'Vendre avec un téléphone',
        href: '/point-of-sale-system',
        module: 'restaurant',
      },
      { label: 'Stock', text: 'Savoir ce qu’il y a en rayon', href: '/inventory-management', module: 'inventory' },
      { label: 'E-mails', text: 'Écrire à vos clients', href: '/email-automation', module: 'crm' },
    ],
  },
  closing: {
    heading: `${off} la première année.`,
    text: 'Pour les petits commerces qui remplissent les conditions. Dites-nous combien vous êtes et ce que vous vendez, et nous vous disons si c’est votre cas.',
    actions: [
      askUs(
        'Essayer gratuitement',
        'trial small-business',
        'Je voudrais commencer un essai gratuit et me renseigner sur la remise de la première année.',
      ),
      expert,
    ],
    related: [
      { label: 'Le prix avant la remise', href: '/pricing' },
      { label: 'Magasins et boutiques', href: '/retail' },
      { label: 'De l’aide pour démarrer', href: '/services' },
    ],
  },
} as const satisfies SmallBusinessBackboneCopy

/** What half is in each plan, by the month. */
function sayHalfMonths() {
  const price = (id: PlanId) => sayPrice(priceAfterDiscount(plans[id].monthlyPrice, firstYearDiscountPercent))
  return sayList(smallBusinessProgram.plans.map((id) => `${price(id)} par mois pour ${plans[id].name}`))
}
