import type { PackageWords, PricingCopy } from '#content/copy/pricing.ts'
import { askUs } from '#content/page-words.ts'
import { listPrices, packageList, planList } from '#content/price-lists.ts'
import { brand } from '#facts/brand.ts'
import { figures } from '#facts/claims.ts'
import { callTo, contact } from '#facts/contact.ts'
import { referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { packages, type OneTimePackage, type PackageFeature, type PackageId } from '#facts/packages.ts'
import { countAnnualSaving, plans } from '#facts/plans.ts'
import type { PlanFeature, PlanId, PlanLimitation } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'
import { sayDay, sayFigure, sayList, sayPrice, saySaving } from './figures.ts'
import { aroundTheClock, channelHours } from './hours.ts'

const { starter, professional, enterprise } = plans
const trialDays = `${sayFigure(figures.trialDays)} jours`
const percent = (value: number) => `${value} %`

const featureWords = {
  everydayWork: 'Ventes, stock et clients',
  emailSupport: 'Assistance par e-mail',
  freeTrial: `Essai gratuit de ${trialDays}`,
  multiLocation: 'Plusieurs sites',
  advancedAnalytics: 'Analyses avancées',
  apiAccess: 'Accès à l’API',
  emailAutomation: 'E-mails automatiques',
  smsNotifications: 'Notifications par SMS',
  backup: 'Sauvegarde et restauration',
  prioritySupport: 'Assistance prioritaire',
  unlimitedLocations: 'Sites illimités',
  advancedRoles: 'Droits avancés par rôle',
  whiteLabel: 'Marque blanche',
  accountManager: 'Gestionnaire de compte dédié',
  serviceLevels: 'Garantie de service (SLA)',
  phoneSupport: `Assistance par téléphone ${aroundTheClock}`,
} as const satisfies Record<PlanFeature, string>

const limitationWords = {
  advancedAnalytics: 'Pas d’analyses avancées',
  multiLocation: 'Un seul site',
  apiAccess: 'Pas d’accès à l’API',
  enterpriseFeatures: 'Fonctions grandes entreprises limitées',
} as const satisfies Record<PlanLimitation, string>

const planWords = {
  starter: {
    description: 'Une boutique, une seule personne.',
    amounts: [`Jusqu’à ${starter.products} produits ou services`, `${starter.users} compte utilisateur`],
  },
  professional: {
    description: 'Une équipe, plusieurs sites, un stock sans plafond.',
    amounts: [
      `Tout le contenu de ${starter.name}`,
      'Produits illimités',
      `Jusqu’à ${professional.users} comptes utilisateurs`,
    ],
  },
  enterprise: {
    description: 'Chaînes, hôpitaux et groupes qui ont leurs propres règles.',
    amounts: [`Tout le contenu de ${professional.name}`, 'Utilisateurs illimités'],
  },
} as const satisfies Record<PlanId, { readonly description: string; readonly amounts: readonly string[] }>

const packageFeatureWords = {
  lifetimeLicence: 'Licence à vie',
  multiLocation: 'Plusieurs sites',
  unlimitedLocations: 'Sites illimités',
} as const satisfies Record<PackageFeature, string>

const packageWords = {
  essential: {
    description: 'Acheté une fois, comme une bonne balance.',
    idealFor: 'Idéal pour une seule boutique qui préfère posséder ses outils',
  },
  business: {
    description: 'De la place pour la boutique que vous allez ouvrir.',
    idealFor: 'Idéal pour un commerce qui grandit, avec plusieurs sites',
  },
  enterprise: {
    description: 'Tout, tant que nous sortirons de nouvelles versions.',
    idealFor: 'Idéal pour les groupes qui ne veulent plus compter ni utilisateurs ni sites',
  },
} as const satisfies Record<PackageId, Pick<PackageWords, 'description' | 'idealFor'>>

const currencyNames = {
  RWF: 'franc rwandais',
  UGX: 'shilling ougandais',
  XAF: 'franc CFA d’Afrique centrale',
  XOF: 'franc CFA d’Afrique de l’Ouest',
  AOA: 'kwanza angolais',
} as const satisfies Record<CurrencyCode, string>

const locale = 'fr-FR'
const ratesDay = sayDay(new Date(referenceRates.date))

function sayYears(years: number) {
  return `${years} ${years === 1 ? 'an' : 'ans'}`
}

function listPackageFeatures({ users, updateYears, features, support }: OneTimePackage) {
  const supportName = support.kind === 'email' ? featureWords.emailSupport : featureWords.prioritySupport
  const places = features.filter((feature) => feature !== 'lifetimeLicence').at(-1)
  return [
    packageFeatureWords.lifetimeLicence,
    updateYears === null ? 'Mises à jour à vie' : `Mises à jour pendant ${sayYears(updateYears)}`,
    users === null ? 'Utilisateurs illimités' : `Jusqu’à ${users} utilisateurs`,
    ...(places ? [packageFeatureWords[places]] : []),
    `${supportName} pendant ${sayYears(support.years)}`,
  ]
}

/** Where a card's few words leave open what a plan without them has. */
const comparedWords: Partial<Record<PlanFeature, string>> = {
  backup: 'Sauvegarde et restauration à la demande (toutes les formules ont la sauvegarde quotidienne)',
}

const limits = [
  { head: 'Produits ou services', cells: planList.map(({ products }) => sayLimit(products)) },
  { head: 'Comptes utilisateurs', cells: planList.map(({ users }) => sayLimit(users)) },
  { head: 'Sites', cells: ['Un', 'Plusieurs', 'Illimités'] },
]

function sayLimit(limit: number | null) {
  if (limit === null) return 'Illimités'
  return limit === 1 ? '1' : `Jusqu’à ${limit}`
}

const nameList = (items: readonly { readonly name: string }[]) => sayList(items.map(({ name }) => name))

const lists = listPrices({
  locale,
  sayPrice,
  saySaving,
  plans: planWords,
  features: featureWords,
  compared: comparedWords,
  limitations: limitationWords,
  withoutLimitations: 'Aucune : produits, utilisateurs et sites illimités',
  start: ({ id, name }) => askUs('Commencer', `plan ${id}`, `Je voudrais commencer avec la formule ${name}.`),
  packages: packageWords,
  listPackage: listPackageFeatures,
  buy: ({ id, name }) => askUs('Acheter', `plan ${id}-once`, `Je voudrais l’achat unique ${name}.`),
  currency: 'Monnaie',
  currencies: currencyNames,
})

/** The price list in French. */
export const pricing = {
  title: 'Des tarifs abordables',
  searchTitle: `Des tarifs abordables, à partir de ${sayPrice(starter.monthlyPrice)} par mois`,
  description: `Des formules à partir de ${sayPrice(starter.monthlyPrice)} par mois, ou un achat unique dès ${sayPrice(packages.essential.price)}. Comparez, calculez pour votre boutique, et essayez pendant ${trialDays}.`,
  head: {
    headline: 'Des prix abordables',
    lead: `Toutes les formules ont un essai gratuit de ${trialDays}. Sans carte bancaire, en route en quelques minutes, et ce que vous payez compte plus tard pour un achat unique.`,
    currency: {
      label: 'Prix',
      options: [
        { value: 'usd', label: 'en dollars US seulement' },
        ...lists.currencyOptions((code, name) => `aussi en ${code}, ${name}`),
      ],
    },
    binding: 'Vous payez en dollars ; ceci est indicatif.',
    currencyLink: { label: 'Combien à peu près en francs, en shillings ou en kwanzas ?', href: '#currencies' },
  },
  choice: {
    purchase: {
      legend: 'Comment payer',
      options: [
        { value: 'subscription', label: 'Abonnement' },
        { value: 'one-time', label: 'Achat unique' },
      ],
    },
    billing: {
      legend: 'Rythme de paiement',
      options: [
        { value: 'monthly', label: 'Au mois' },
        {
          value: 'annual',
          label: `À l’année (jusqu’à −${percent(smallBusinessProgram.firstYearDiscountPercent)})`,
        },
      ],
    },
    note: `Payer à l’année fait économiser ${percent(countAnnualSaving(professional).percent)} sur chaque formule. Les petits commerces qui remplissent les conditions ont ${percent(smallBusinessProgram.firstYearDiscountPercent)} de remise la première année.`,
    noteLink: { label: 'Y ai-je droit ?', href: '/small-business-backbone' },
  },
  plans: {
    heading: 'Les formules d’abonnement',
    about: 'environ {amount} {currency}',
    popular: 'La plus choisie',
    perMonth: 'par mois',
    perYear: 'par an',
    includes: 'Ce que vous obtenez',
    limits: 'Ses limites',
    cards: lists.cards,
  },
  packages: {
    heading: 'Payé une fois, à vous pour de bon.',
    note: `${nameList(packageList)} donnent un accès à vie, avec des mises à jour aussi longtemps que chaque achat l’indique. Après, la suite reste à vous et continue de marcher telle quelle. Ce que vous avez déjà payé en abonnement est déduit du prix.`,
    best: 'Le plus avantageux',
    once: 'une seule fois',
    rows: lists.packageRows,
  },
  comparison: {
    heading: 'Ce que donne chaque formule',
    yes: 'Oui',
    no: 'Non',
    plans: {
      caption: 'Les trois formules, ligne par ligne',
      columns: ['Avantage', starter.name, professional.name, enterprise.name],
      rows: [...limits, ...lists.featureRows],
    },
    phoneNote: `Quelle que soit la formule, vous pouvez nous téléphoner (${channelHours.phone}), et à toute heure en cas d’urgence. Avec ${enterprise.name}, la ligne vous aide aussi pour tout le reste, ${aroundTheClock}.`,
    ways: {
      caption: 'S’abonner, ou acheter une fois ?',
      columns: ['Question', 'Abonnement', 'Achat unique'],
      rows: [
        {
          head: 'Vous payez',
          cells: [
            `Chaque mois ou chaque année, à partir de ${sayPrice(starter.monthlyPrice)} par mois`,
            `Une fois, à partir de ${sayPrice(packages.essential.price)}`,
          ],
        },
        { head: 'Vous vous en servez', cells: ['Tant que vous payez', 'À vie'] },
        {
          head: 'Les nouvelles versions',
          cells: [
            'Toutes, tant que vous êtes abonné',
            `Pendant ${packages.essential.updateYears} ans, ${packages.business.updateYears} ans ou à vie, selon l’achat`,
          ],
        },
        {
          head: 'L’assistance',
          cells: [
            `Par e-mail ; prioritaire dès ${professional.name} ; par téléphone ${aroundTheClock} avec ${enterprise.name}`,
            `Pendant ${sayYears(packages.essential.support.years)} à ${sayYears(packages.enterprise.support.years)}, selon l’achat`,
          ],
        },
        {
          head: 'Avant de vous décider',
          cells: [`${trialDays} gratuits sur chaque formule`, 'Commencez par un abonnement et prenez votre temps'],
        },
        {
          head: 'Si vous changez d’avis',
          cells: ['Ce que vous avez payé compte pour un achat unique', 'La licence reste à vous'],
        },
        {
          head: 'Pour qui',
          cells: [
            'Un commerce qui grandit, ou qui hésite encore',
            'Un commerce qui connaît sa taille et ne veut plus de factures',
          ],
        },
      ],
    },
  },
  currencies: {
    heading: 'À peu près, dans votre monnaie',
    text: `C’est le prix en dollars qui engage. Ces montants sont arrondis, aux cours de référence du ${ratesDay} : de quoi comparer une formule à la recette d’un jour, mais ce n’est pas le montant que vous paierez.`,
    show: 'Tous les prix en cinq monnaies',
    rates: lists.rates((code, amount) => `Environ ${amount} ${code} pour un dollar, le ${ratesDay}.`),
    tables: lists.tables([
      'Prix approximatifs, par mois',
      'Prix approximatifs, par an',
      'Prix approximatifs, payés une fois',
    ]),
  },
  calculator: {
    heading: 'Faites le calcul pour votre boutique.',
    text: 'Combien de personnes, de sites, de produits, et pour combien d’années. Ce que vous voyez d’abord est un exemple ; mettez-y vos chiffres.',
    withoutScript:
      'Les scripts sont désactivés dans votre navigateur : l’exemple ne peut donc pas changer. Tous les prix qu’il emploie sont dans les tableaux ci-dessus.',
    words: {
      locale,
      fields: {
        users: 'Personnes qui s’en servent',
        locations: 'Boutiques, sites et réserves',
        products: 'Produits ou services vendus',
        years: 'Années à prévoir',
      },
      problems: {
        missing: 'Mettez un nombre ici.',
        notANumber: 'Mettez un nombre entier, égal ou supérieur à un.',
        tooMany: 'C’est plus que nous ne pouvons compter ici. Demandez-nous un devis.',
      },
      putRight: 'Corrigez le nombre marqué pour revoir la réponse.',
      ...lists.calculated,
      counts: {
        users: { one: '{count} utilisateur', other: '{count} utilisateurs' },
        locations: { one: '{count} site', other: '{count} sites' },
        products: { one: '{count} produit', other: '{count} produits' },
        years: { one: '{count} an', other: '{count} ans' },
      },
      fits: '{plan} convient : {month} par mois, ou {year} par an.',
      smallest: 'C’est notre plus petite formule, et elle couvre tout ce que vous avez saisi.',
      beyond: {
        users: '{plan} s’arrête à {limit}, et vous avez {need}.',
        locations: '{plan} est pour un seul site, et vous avez {need}.',
        products: '{plan} s’arrête à {limit}, et vous avez {need}.',
      },
      severalLocations: `${professional.name} convient à plusieurs sites. Si la liste des vôtres s’allonge, demandez-nous ce qu’apporterait ${enterprise.name}.`,
      table: {
        caption: 'Ce que vous paieriez',
        columns: ['Façon de payer', 'Par an', 'En {years}'],
        monthly: 'Formule {plan}, au mois',
        annual: 'Formule {plan}, à l’année',
        once: 'Achat unique {package}',
        onceOnly: 'Plus rien',
        about: '{dollars}, environ {amount} {currency}',
      },
      breakEven:
        'Payée à l’année, la formule {plan} atteint le prix de l’achat unique {package} en année {annual} ; payée au mois, en année {monthly}.',
      updatesLast: 'L’achat unique comprend les mises à jour pendant toutes ces années.',
      updatesEnd:
        'L’achat unique comprend les mises à jour pendant {updates}. Après, il reste à vous et marche toujours, dans la version que vous avez alors.',
      creditPart:
        'Commencez par la formule et passez à l’achat unique après {years} : les {credit} payés à l’année sont déduits, il reste {rest} à payer.',
      creditWhole:
        'Commencez par la formule et passez à l’achat unique après {years} : ce que vous avez payé à l’année le couvre.',
      action: askUs('Commencer', 'plan', 'Je voudrais commencer avec {plan} : {users}, {locations}, {products}.'),
    },
  },
  help: {
    heading: 'Besoin d’aide pour choisir ?',
    text: 'Dites-nous combien de caisses, de chambres et de personnes vous avez. Nous vous indiquons la formule la moins chère qui convient, même quand c’est la plus petite.',
    call: {
      before: 'Ou appelez le',
      label: contact.phone,
      href: callTo(contact.phone),
      after: channelHours.phone,
    },
    actions: [
      askUs('Prendre rendez-vous', 'consultation plans', 'Je voudrais un entretien de conseil sur les formules.'),
      askUs('Demander une démo', 'demo', 'Je voudrais demander une démonstration.'),
    ],
  },
  questions: {
    heading: 'Avant de payer',
    entries: [
      {
        id: 'trial-end',
        question: 'Que se passe-t-il à la fin de l’essai gratuit ?',
        answer: `Au bout de ${trialDays}, vous choisissez une formule ou vous arrêtez. Nous n’avons jamais demandé de carte : rien n’est donc débité automatiquement, et vous pouvez emporter vos données.`,
      },
      {
        id: 'change-plan',
        question: 'Puis-je changer de formule plus tard ?',
        answer: `Oui, vers le haut ou vers le bas. Produits, personnel et historique vous suivent. Prévenez-nous avant de redescendre à ${starter.name} : elle accepte ${starter.products} produits et ${starter.users} utilisateur, et nous regarderons ensemble ce qui reste.`,
      },
      {
        id: 'own-later',
        question: 'Et si je m’abonne maintenant pour acheter plus tard ?',
        answer:
          'Ce que vous avez payé en abonnement est déduit de l’achat unique. Vous payez la différence et gardez tout ce que vous avez saisi.',
      },
      {
        id: 'currency-amount',
        question: 'Le montant dans ma monnaie est-il celui que je paierai ?',
        answer:
          'Non, c’est une approximation. Les prix sont en dollars, et c’est le cours du jour où vous payez qui décide. Demandez-nous quels moyens de paiement marchent dans votre pays.',
      },
    ],
  },
  closing: {
    heading: 'Essayez d’abord un jour calme.',
    text: `Ouvrez ${brand.product} à côté de votre cahier et tenez les deux pendant une semaine. Si le cahier gagne, vous ne nous devez rien.`,
    actions: [
      askUs('Essayer gratuitement', 'trial', 'Comment commencer un essai gratuit ?'),
      askUs('Parler à un commercial', 'sales', 'Je voudrais parler à l’équipe commerciale.'),
    ],
    related: [
      { label: 'Aide aux petits commerces', href: '/small-business-backbone' },
      { label: 'Conditions pour les ONG', href: '/ngo-compatibility' },
      { label: 'Offres pour les grandes entreprises', href: '/enterprise-solutions' },
    ],
  },
} as const satisfies PricingCopy
