import type { NgoCompatibilityCopy } from '#content/copy/ngo-compatibility.ts'
import { askUs, downloadPaper, readPaper } from '#content/page-words.ts'
import { planList, sayNgoPrices } from '#content/price-lists.ts'
import { plans } from '#facts/plans.ts'
import { ngoProgram } from '#facts/programs.ts'
import { sayPrice } from './figures.ts'
import { aroundTheClock } from './hours.ts'
import { roleNames } from './names.ts'

const { trialMonths, lifetimeDiscountPercent, setupFee, eligibility } = ngoProgram
const revenueLimit = `${eligibility.annualRevenueBelow / 100 / 1_000_000} millions de dollars`
const apply = askUs('Déposer une demande', 'programme ngo', 'Je voudrais faire une demande pour le programme des ONG.')
const demo = askUs('Réserver une démo', 'demo ngo', 'Je voudrais réserver une démo pour notre organisation.')

export const ngoCompatibility = {
  title: 'La suite pour les ONG',
  searchTitle: 'Logiciel pour ONG en Afrique : dons, subventions',
  description: `Un logiciel d’ONG pour dons, subventions, bénévoles et rapports. ONG admises : ${trialMonths} mois gratuits, puis ${lifetimeDiscountPercent} % de remise à vie, sans frais d’installation.`,
  opening: {
    kicker: 'Un logiciel qui convient aux ONG et associations',
    headline: ['La cause d’abord,', 'le reste moins cher.'],
    lead: 'Un bailleur demande où est allé l’argent, et la réponse est dans quatre cahiers et deux téléphones. Rassemblez-la en un seul endroit, à un prix qui laisse l’argent là où il doit être.',
    actions: [apply, demo],
    facts: [
      ['Essai gratuit', `${trialMonths} mois`],
      ['Remise à vie', `${lifetimeDiscountPercent} %`],
      ['Frais d’installation', sayPrice(setupFee)],
      ['Assistance prioritaire', aroundTheClock],
    ],
  },
  features: {
    heading: 'Ce qu’une ONG y garde',
    entries: [
      {
        id: 'donor',
        title: 'Donateurs',
        text: 'Qui a donné, quand, comment et pour quoi. Un don par mobile money retrouve son donateur par le numéro de téléphone. Qui n’a pas été remercié reste en tête de liste tant que la lettre n’est pas partie.',
      },
      {
        id: 'impact',
        title: 'Résultats',
        text: 'Ce que l’argent est devenu : des repas, des places à l’école, des robinets. L’équipe de terrain l’inscrit le jour même, avec le lieu et la date : le rapport annuel s’imprime, au lieu de se déterrer dans des cahiers.',
      },
      {
        id: 'grant',
        title: 'Subventions',
        text: 'Chaque subvention avec ses lignes de budget, ses conditions et ses dates. Chaque pièce est imputée à une ligne, et une ligne qui s’épuise le dit tant que l’argent peut encore être déplacé.',
      },
      {
        id: 'volunteer',
        title: 'Bénévoles',
        text: 'Qui vient samedi, ce que chacun sait faire et combien d’heures il a données. Pour ceux qui travaillent avec des enfants, les papiers sont au dossier avec leur date de renouvellement.',
      },
      {
        id: 'compliance',
        title: 'Conformité',
        text: 'Récépissé, statuts, procès-verbaux et papiers fiscaux, dans l’ordre où une autorité les demande. Chaque changement dans les comptes garde son auteur et son heure.',
      },
      {
        id: 'fundraising',
        title: 'Collecte de fonds',
        text: 'Une campagne a un but, une date de fin et un total qui compte ce qui est arrivé, non ce qui a été promis. La même page montre ce que la collecte a coûté.',
      },
    ],
  },
  scenes: {
    heading: 'Avant que le bailleur demande.',
    note: 'Un exemple : une organisation qui amène l’eau à deux écoles. Les personnes et les montants sont inventés.',
    grant: {
      label: 'Une subvention à cinq lignes de budget : ce qui est dépensé, ce qui reste, et les deux totaux.',
      title: 'De l’eau pour deux écoles',
      columns: ['Ligne de budget', 'Dépensé', 'Reste'],
      lines: [
        { name: 'Puits et pompes', budget: 12_400_000, spent: 9_860_500 },
        { name: 'Tuyaux, robinets', budget: 4_200_000, spent: 3_975_000 },
        { name: 'Formation', budget: 1_800_000, spent: 620_000 },
        { name: 'Transport', budget: 950_000, spent: 912_400 },
        { name: 'Bureau', budget: 650_000, spent: 411_000 },
      ],
      total: 'Ensemble',
      due: 'Le rapport est attendu le 15 décembre.',
    },
    gifts: {
      label: 'Les dons d’une semaine et leur total ; deux donateurs attendent encore leur lettre.',
      title: 'Dons de la semaine',
      waiting: 'à remercier',
      thanked: 'lettre partie',
      gifts: [
        { who: 'Une paroisse', how: 'Quête du dimanche, en espèces', francs: 184_300, isThanked: true },
        { who: 'Marie-Claire', how: 'Mobile money', francs: 25_000, isThanked: true },
        { who: 'Une quincaillerie', how: 'Du ciment, à son prix', francs: 96_000, isThanked: false },
        { who: 'Théogène', how: 'Mobile money, chaque mois', francs: 10_000, isThanked: false },
      ],
      total: 'Reçu',
    },
  },
  pricing: {
    heading: 'Les prix pour les ONG',
    text: `Les ${trialMonths} premiers mois sont gratuits. Ensuite une ONG admise paie le tarif public moins ${lifetimeDiscountPercent} %, la deuxième année comme la dixième.`,
    caption: `Le tarif public, et ce que paie une ONG après ${lifetimeDiscountPercent} % de remise`,
    columns: ['Formule', 'Par mois, tarif public', 'Par mois, ONG', 'Par an, tarif public', 'Par an, ONG'],
    rows: planList.map((plan) => ({ head: plan.name, cells: sayNgoPrices(plan, sayPrice) })),
    terms: [
      `${sayPrice(setupFee)} de frais d’installation, y compris le chargement de vos listes de donateurs et de stock`,
      `Assistance prioritaire ${aroundTheClock}, quelle que soit la formule`,
      `Un essai gratuit de ${trialMonths} mois, avec tout ce que comprend la formule`,
      'Les prix sont arrondis au cent',
    ],
  },
  stories: {
    heading: 'Trois organisations',
    note: 'Nous disons ce qu’elles font et où. Leurs donateurs et leurs chiffres, c’est à elles de les publier.',
    entries: [
      {
        id: 'school-meals',
        title: 'Une association de cantines scolaires',
        aside: 'Nyamagabe, Rwanda',
        text: 'Les haricots et le maïs étaient achetés par une personne, stockés par une autre, cuits par une troisième, et chaque cahier était juste à lui tout seul. Aujourd’hui un sac est noté quand il arrive, quand on l’ouvre et quand la marmite est vide. Le comité des parents voit les mêmes chiffres que le bailleur. Une livraison trop courte se remarque au portail, pas dans le rapport annuel.',
      },
      {
        id: 'water-committee',
        title: 'Un comité de l’eau',
        aside: 'Gulu, Ouganda',
        text: 'Chaque robinet a un gardien qui encaisse quelques shillings par bidon, et chaque année personne ne savait pourquoi la caisse de la pompe était vide. Maintenant les gardiens envoient leur recette par mobile money, robinet par robinet. La caisse est une ligne que tous peuvent lire. La dernière réparation a été payée la semaine même de la panne, avec leur propre argent.',
      },
      {
        id: 'savings-groups',
        title: 'Une fédération de tontines',
        aside: 'Bafoussam, Cameroun',
        text: 'Des femmes épargnent entre voisines et se prêtent l’une à l’autre, et la fédération répond de toutes. Les rapports arrivaient tard, sur papier, d’écritures différentes. Maintenant chaque trésorière saisit sa réunion sur un téléphone avant que les membres rentrent. La fédération voit quel groupe a besoin d’une visite, et chaque groupe ne voit que sa propre épargne.',
      },
    ],
  },
  steps: {
    heading: 'Comment faire la demande',
    note: 'Cinq étapes, dans cet ordre. Une personne vous dit à laquelle vous en êtes.',
    entries: [
      {
        title: 'Remplir la demande en ligne',
        text: 'Votre nom, votre mission et les personnes que vous servez. Le bouton en haut de cette page ouvre le chat : il les note, vous donne une référence et prévient notre équipe.',
      },
      {
        title: 'Envoyer les documents',
        text: 'Récépissé et statut fiscal, scannés ou photographiés au téléphone sous une bonne lumière.',
      },
      {
        title: 'Examen et vérification',
        text: 'Une personne les lit, et demande s’il manque quelque chose ou si un point est obscur.',
      },
      {
        title: 'Accord et ouverture du compte',
        text: 'Le compte s’ouvre avec les mois gratuits et la remise déjà appliqués.',
      },
      {
        title: 'Formation et prise en main gratuites',
        text: 'Pour tous ceux qui saisissent des chiffres, de la trésorière au bénévole du portail.',
      },
    ],
  },
  eligibility: {
    heading: 'Qui peut entrer',
    note: 'Il faut les cinq. Cette page ne fait que les énumérer : la réponse vient d’une personne, à la troisième étape.',
    actions: [
      askUs(
        'Et dans notre cas ?',
        'programme ngo',
        'Je voudrais savoir si notre organisation peut entrer dans le programme pour les ONG.',
      ),
    ],
    entries: [
      {
        title: 'Enregistrement',
        text: `Statut ${eligibility.status} ou équivalent. L’équivalent, c’est ce que votre pays enregistre : une association, une fondation, une organisation religieuse.`,
      },
      {
        title: 'Mission',
        text: 'Une mission qui passe avant tout. Vos statuts disent qui vous servez, et votre travail le montre.',
      },
      {
        title: 'Statut fiscal',
        text: 'Des papiers d’exonération en cours de validité. Une lettre périmée compte dès qu’elle est renouvelée.',
      },
      {
        title: 'Âge',
        text: `Au moins ${eligibility.leastYearsOfOperation} an d’activité.`,
      },
      {
        title: 'Taille',
        text: `Des recettes annuelles de moins de ${revenueLimit}, dons et subventions compris.`,
      },
    ],
  },
  resources: {
    heading: 'Ressources',
    note: 'Pour qui écrit ses rapports la nuit. Prenez-les, que vous fassiez la demande ou non.',
    entries: [
      {
        id: 'grant-reports',
        title: 'Plans de rapport aux bailleurs',
        text: 'Les parties que demandent la plupart des bailleurs, et pour chacune l’endroit de la suite d’où viennent ses chiffres.',
        links: [downloadPaper('Télécharger le plan', 'grant-outlines'), readPaper('Lire le plan', 'grant-outlines')],
      },
      {
        id: 'letters',
        title: 'Lettres aux donateurs',
        text: 'Merci, reçu, compte de l’année. Courtes, sans mendier, à mettre dans vos propres mots.',
        links: [
          downloadPaper('Télécharger les lettres', 'donor-letters'),
          readPaper('Lire les lettres', 'donor-letters'),
        ],
      },
      {
        id: 'budget-workbook',
        title: 'Un classeur de budget',
        text: 'Lignes, trimestres, conditions et pièces d’une subvention, sur quatre feuilles à remplir à la main ou à copier dans un tableur.',
        links: [
          downloadPaper('Télécharger le classeur', 'budget-workbook'),
          readPaper('Voir le classeur', 'budget-workbook'),
        ],
      },
      {
        id: 'volunteer-papers',
        title: 'Papiers des bénévoles',
        text: 'Accord, feuille de présence et règles pour ceux qui travaillent avec des enfants, prêts à passer sous les yeux de votre juriste.',
        links: [
          downloadPaper('Télécharger les projets', 'volunteer-papers'),
          readPaper('Lire les projets', 'volunteer-papers'),
        ],
      },
      {
        id: 'training',
        title: 'Formation des trésoriers',
        text: 'Des séances sur l’écran d’un téléphone, un sujet à la fois : un reçu, une fin de mois, un audit.',
        links: [
          askUs(
            'Demander les dates',
            'programme treasurers',
            'Quand a lieu la prochaine formation pour les trésoriers d’ONG ?',
          ),
        ],
      },
      {
        id: 'board-page',
        title: 'Une page pour le conseil',
        text: 'Ce que coûte la suite, qui voit quoi et comment en partir, sur une seule feuille pour la prochaine réunion.',
        links: [downloadPaper('Télécharger la page', 'board-page'), readPaper('Lire la page', 'board-page')],
      },
    ],
  },
  questions: {
    heading: 'Les organisations demandent',
    actions: [askUs('Poser une question', 'question ngo', 'Je travaille pour une ONG et j’ai une question.')],
    entries: [
      {
        id: 'registration',
        question: `Nous ne sommes pas américains. Que vient faire le ${eligibility.status} chez nous ?`,
        answer:
          'C’est le nom américain d’une organisation caritative déclarée. Votre propre enregistrement compte de la même façon ; envoyez le certificat que vous avez, et une personne qui connaît les papiers de votre pays le lit.',
      },
      {
        id: 'lifetime',
        question: 'Combien de temps dure « à vie » ?',
        answer:
          'Aussi longtemps que vous utilisez la suite et restez une organisation qui remplit les conditions. Ce n’est pas un prix de lancement, et la remise ne fond pas quand vous changez de formule.',
      },
      {
        id: 'after-free-months',
        question: `Que se passe-t-il après les ${trialMonths} mois gratuits ?`,
        answer: `Vous choisissez une formule dans le tableau et payez le prix ONG, ${lifetimeDiscountPercent} % de moins que le tarif, ou vous arrêtez et emportez vos données. Rien n’est prélevé d’office à la fin d’un essai.`,
      },
      {
        id: 'donor-access',
        question: 'Un bailleur peut-il regarder nos comptes ?',
        answer: `Si vous le voulez. Le rôle ${roleNames.Auditor} lit le journal des actions et ne change rien. Ajoutez-lui le droit de lire les rapports que vous voulez montrer, et retirez-le après la visite.`,
      },
      {
        id: 'users',
        question: 'Combien de personnes peuvent y travailler ?',
        answer: `Cela dépend de la formule : une personne dans ${plans.starter.name}, jusqu’à ${plans.professional.users} dans ${plans.professional.name}, et sans limite dans ${plans.enterprise.name}.`,
      },
      {
        id: 'nearly-qualified',
        question: 'Nous sommes un peu trop jeunes, ou un peu trop grands. Faut-il demander quand même ?',
        answer: 'Oui. Une personne lit votre message et vous répond, quoi que dise la liste plus haut sur cette page.',
      },
    ],
  },
  related: {
    label: 'Ce dont se servent les ONG',
    links: [
      {
        label: 'Les droits des bénévoles',
        text: 'Voir peu, saisir beaucoup',
        href: '/role-based-access-control',
        module: 'hotel',
      },
      {
        label: 'Magasins et sacs',
        text: 'Du portail à la marmite',
        href: '/inventory-management',
        module: 'inventory',
      },
      {
        label: 'Rapports',
        text: 'Des chiffres en cours d’année',
        href: '/real-time-analytics',
        module: 'backoffice',
      },
    ],
  },
  closing: {
    heading: 'Parlez-nous d’abord de la cause.',
    text: 'Les formulaires viennent après. Si vous êtes près des limites ci-dessus, demandez quand même.',
    actions: [apply, demo],
    related: [
      { label: 'Le tarif public', href: '/pricing' },
      { label: 'Reçus et e-mails aux donateurs', href: '/email-automation' },
      { label: 'Parler au bureau le plus proche', href: '/contact' },
    ],
  },
} as const satisfies NgoCompatibilityCopy
