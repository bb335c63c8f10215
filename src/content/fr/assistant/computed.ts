import { dollars, said, sum } from '#content/assistant-facts.ts'
import type {
  Assumption,
  CalculationId,
  ComputedWords,
  Counted,
  Place,
  ProgramPrice,
  WeekSaid,
} from '#content/assistant-words.ts'
import { fixed } from '#content/fr/assistant/fixed.ts'
import { sayPackage } from '#content/fr/assistant/topics.ts'
import { sayDay, sayList } from '#content/fr/figures.ts'
import { sayHours } from '#content/fr/hours.ts'
import { sayOffersIn } from '#content/offer-words.ts'
import { updateYearsOf } from '#contract/plan-advice.ts'
import { referenceRates } from '#facts/exchange-rates.ts'
import { officeOf } from '#facts/offices.ts'
import { packages, type PackageId } from '#facts/packages.ts'
import { countAnnualSaving, hasFeature, plans, type PlanId } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'

/** Questions that could follow what is worked out. */
export const nextQuestions = {
  fit: ['Combien j’économise par an ?', 'Comment marche l’essai gratuit ?', 'L’achat unique ou l’abonnement ?'],
  total: ['L’achat unique ou l’abonnement ?', 'Comment marche l’essai gratuit ?'],
  ways: ['Quels sont les achats uniques ?', 'Que se passe-t-il quand les mises à jour finissent ?'],
  currency: ['Quels sont vos tarifs ?', 'Comment payer l’abonnement ?'],
  limits: ['Quels sont vos tarifs ?', 'Combien d’utilisateurs puis-je avoir ?'],
  comparison: ['Quelle formule pour 3 utilisateurs ?', 'Combien j’économise par an ?'],
  opening: ['Quel est le numéro de téléphone ?', 'Quels sont vos horaires ?'],
  budget: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  saving: ['Quels sont les achats uniques ?', 'Y a-t-il d’autres remises ?'],
  credit: ['Quels sont les achats uniques ?', 'L’achat unique ou l’abonnement ?'],
  clock: ['Êtes-vous ouverts maintenant ?', 'Quel est le numéro de téléphone ?'],
  trialDates: ['Que se passe-t-il à la fin de l’essai ?', 'Je voudrais commencer l’essai gratuit'],
  retentionDates: ['Comment faire effacer mes données ?', 'Quelles données collectez-vous ?'],
  once: ['Quels sont vos tarifs ?', 'L’achat unique ou l’abonnement ?'],
  ngoPrice: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  halfPrice: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
} as const satisfies Record<CalculationId, readonly string[]>

const features = {
  multiLocation: 'plusieurs sites',
  advancedAnalytics: 'analyses avancées',
  apiAccess: 'API',
  emailAutomation: 'e-mails automatiques',
  smsNotifications: 'SMS',
  backup: 'sauvegarde et restauration',
  prioritySupport: 'assistance prioritaire',
  advancedRoles: 'droits avancés',
  whiteLabel: 'marque blanche',
  accountManager: 'gestionnaire de compte',
  serviceLevels: 'garantie de service (SLA)',
  phoneSupport: 'téléphone jour et nuit',
} as const

const { count, sayIn, sayPrice, sayMonths, sayPrices, sayRates, listLimits, listFeatures, sayCounted } = sayOffersIn({
  nouns: {
    users: ['utilisateur', 'utilisateurs'],
    locations: ['site', 'sites'],
    products: ['produit', 'produits'],
    months: ['mois', 'mois'],
    years: ['an', 'ans'],
  },
  places: {
    starter: 'un seul site',
    professional: 'plusieurs sites',
    enterprise: 'sites illimités',
  },
  features,
  unlimited: (noun) => `${noun} illimités`,
  upTo: 'jusqu’à',
  moreThan: 'plus de',
  perMonth: 'par mois',
  perYear: 'par an',
  or: 'ou',
  about: 'environ',
  sayList,
})

const halved = sayList(smallBusinessProgram.plans.map((id) => plans[id].name))
const sayHas = (id: PlanId) => `Elle a ${sayList(listLimits(id))}.`
const sayFor = (given: Counted | null, [first]: readonly ProgramPrice[]) =>
  given && first ? ` Pour ${sayCounted(given)}, c’est ${plans[first.plan].name}.` : ''

const placeNames = (place: Place) => {
  if (place === 'phone') return 'La ligne de téléphone'
  if (place === 'chat') return 'Le chat avec un collègue'
  const city = officeOf(place).city
  return `Le bureau ${/^[AEIOUÉ]/.test(city) ? 'd’' : 'de '}${city}`
}

function sayWeek({ hours, zone, elsewhere }: WeekSaid) {
  const { there, town } = elsewhere ?? {}
  return `${sayHours(hours, zone)}${there ? `, soit ${there} ${town ? `à ${town}` : 'à votre heure'}` : ''}`
}

const assumptions = {
  oneUser: 'un utilisateur',
  oneInEach: 'une personne par site, et vous',
  twoInEach: 'deux personnes par site, et vous',
  oneLocation: 'un seul site',
  fewProducts: `pas plus de ${count(plans.starter.products, 'products')}`,
} as const satisfies Record<Assumption, string>
const sayMore = (assumed: readonly Assumption[]) =>
  assumed.includes('fewProducts') ? ` ; au-delà, c’est ${plans.professional.name}, ${sayPrices('professional')}` : ''

const asksCount = 'Combien de personnes se connecteront, vous compris ?'

const sayPaidOnce = (item: PackageId) =>
  `En achat unique, ce serait ${packages[item].name} à ${dollars(packages[item].price)}.`

export const computed = {
  asksCount,
  needNumbers: `Dites combien de personnes l’utilisent, dans combien de boutiques, et environ combien de produits vous vendez. Je vous indique la formule la moins chère qui convient. En bref : ${said.starter.name} est pour une personne dans une boutique, jusqu’à ${said.starter.products} produits, ${said.professional.name} jusqu’à ${said.professional.users} personnes et plusieurs boutiques, ${said.enterprise.name} n’a pas de limite.`,
  fit({ plan, package: item, instead }, given, assumed, next) {
    const limits = instead?.because.map(({ name, limit }) => count(limit, name)) ?? []
    const reason = instead ? ` ${plans[instead.of].name} s’arrête à ${sayList(limits)}.` : ''
    const further = next
      ? ` Comptez-vous aussi, si vous vous connectez : avec un de plus, c’est ${plans[next].name}, ${sayPrices(next)}.`
      : ''
    return [
      `Pour ${sayCounted(given)}, **${plans[plan].name}** est la formule la moins chère qui convient : ${sayPrices(plan)}.${reason}${further}`,
      sayPaidOnce(item),
      ...(assumed.length > 0
        ? [
            `J’ai supposé ${sayList(assumed.map((one) => assumptions[one]))}${sayMore(assumed)}. Dites-moi si ce n’est pas juste.`,
          ]
        : []),
    ].join('\n\n')
  },
  bySize(users, ofPlans, ofPackages) {
    const sayUpTo = (upTo: number | null) =>
      upTo === null ? 'au-delà' : upTo === 1 ? '1 utilisateur' : `jusqu’à ${count(upTo, 'users')}`
    return [
      `Je compte ${count(users, 'users')}, et j’ai pu oublier quelqu’un. **${asksCount}** Selon le nombre :`,
      ofPlans.map(({ id, upTo }) => `- ${sayUpTo(upTo)} : ${plans[id].name}, ${sayPrices(id)}`).join('\n'),
      `En achat unique : ${ofPackages.map(({ id, upTo }) => `${sayUpTo(upTo)} ${packages[id].name} à ${dollars(packages[id].price)}`).join(' ; ')}.`,
    ]
      .filter(Boolean)
      .join('\n\n')
  },
  total({ plan, months, monthly, annual }, codes) {
    const saySum = (price: number) => `${sum(price)}${sayIn(price, codes)}`
    const saved =
      annual === null ? '' : `, ou ${saySum(annual)} payé à l’année, ce qui économise ${saySum(monthly - annual)}`
    const wholeYear = months < 12 ? ` L’année entière, payée d’un coup, est à ${saySum(plans[plan].annualPrice)}.` : ''
    return `**${plans[plan].name}** pour ${sayMonths(months)} : ${saySum(monthly)} payé au mois${saved}.${wholeYear}`
  },
  ways({ plan, package: item, overYears, breakEvenYear, outlastsUpdates }, years) {
    const updates = updateYearsOf(item)
    const isByYear = overYears.annual <= overYears.once
    const gap = Math.abs(overYears.annual - overYears.once)
    return [
      `${plans[plan].name} et l’achat unique ${packages[item].name} sur ${count(years, 'years')} :`,
      `- Au mois : ${sum(overYears.monthly)}\n- À l’année : ${sum(overYears.annual)}\n- Une seule fois : ${sum(overYears.once)}\n\nSur ${count(years, 'years')}, le moins cher des trois est de payer ${isByYear ? 'à l’année' : 'une seule fois'}, ${sum(gap)} de moins qu’en payant ${isByYear ? 'une seule fois' : 'à l’année'}.`,
      `Payé à l’année, l’abonnement atteint le prix de l’achat unique dans l’année ${breakEvenYear.annual} ; payé au mois, dans l’année ${breakEvenYear.monthly}.${outlastsUpdates && updates !== null ? ` L’achat unique a des mises à jour pendant ${count(updates, 'years')} ; ensuite il continue de marcher tel quel.` : ''} Ce que vous payez en abonnement est déduit si vous achetez plus tard.`,
      'Un abonnement va à une entreprise qui grandit ou qui hésite ; un achat unique, à celle qui connaît sa taille.',
    ].join('\n\n')
  },
  currency(ids, items, codes) {
    const lines = [
      ...ids.map((id) => `- ${plans[id].name} : ${sayPrices(id, codes)}`),
      ...items.map((id) => `- ${packages[id].name} : ${sayPrice(packages[id].price, codes)} une fois`),
    ]
    return lines.join('\n')
  },
  converted: (amounts, codes) => amounts.map((amount) => `- ${sayPrice(amount, codes)}`).join('\n'),
  rates: (codes) =>
    `C’est une indication, aux taux de référence du ${sayDay(new Date(referenceRates.date))} : un dollar vaut ${sayRates(codes)}. Le prix est fixé en dollars, et le taux du jour du paiement décide.`,
  limits(plan, exceeded, better) {
    const beyond = better === plan ? '' : ` Au-delà, c’est ${plans[better].name}, à ${sayPrices(better)}.`
    const held = better === plan ? plans[plan].name : `**${plans[plan].name}**`
    if (exceeded.length === 0) return `${held} a ${sayList(listLimits(plan))}, à ${sayPrices(plan)}.${beyond}`
    const reasons = exceeded.map(({ name, limit }) =>
      limit === 1 ? `elle est pour ${count(1, name)}` : `elle va jusqu’à ${count(limit, name)}`,
    )
    return `${plans[plan].name} ne convient pas : ${sayList(reasons)}. **${plans[better].name}** convient, à ${sayPrices(better)}.`
  },
  comparison(ids, items) {
    const lines = ids.map((id) => {
      const more = sayList(listFeatures(id)) || 'ventes, stock et clients, avec l’assistance par e-mail'
      return `- **${plans[id].name}** : ${sayPrices(id)} ; ${listLimits(id).join(', ')} ; ${more}.`
    })
    return [...lines, ...items.map((id) => `- ${sayPackage(packages[id])}`)].join('\n')
  },
  difference(less, more) {
    const month = plans[more].monthlyPrice - plans[less].monthlyPrice
    const year = plans[more].annualPrice - plans[less].annualPrice
    return `${plans[more].name} coûte ${sum(month)} par mois, ou ${sum(year)} par an, de plus que ${plans[less].name}.`
  },
  opening({ place, isOpen, until, holiday }) {
    const clock = until ? `${until.there}${until.here ? ` (${until.here} à votre heure)` : ''}` : ''
    if (isOpen) return `${placeNames(place)} : ouvert maintenant, jusqu’à ${clock}.`
    const why = holiday ? ` C’est un jour férié là-bas : ${holiday}.` : ''
    return `${placeNames(place)} : fermé maintenant${clock ? `, ouvre ${clock}` : ''}.${why}`
  },
  openingOn({ place, isOpen, day, at, holiday, ...week }) {
    const when = `${day ? ` le ${day}` : ''}${at ? ` à ${at}` : ''}`
    const why = holiday ? `, un jour férié là-bas (${holiday})` : ''
    return `${placeNames(place)} : ${isOpen ? 'ouvert' : 'fermé'}${when}${why}. Horaires : ${sayWeek(week)}.`
  },
  clock: ({ place, ...week }) => `${placeNames(place)} : ${sayWeek(week)}.`,
  trialDates: (first, last) =>
    `Un essai qui commence le ${sayDay(first)} finit le ${sayDay(last)}, ${said.trialDays} jours plus tard. Ensuite vous choisissez une formule ou vous arrêtez ; rien n’est prélevé tout seul.`,
  retentionDates: (first, last, isOver) =>
    `Une demande ou une conversation commencée le ${sayDay(first)} ${isOver ? 'a été effacée' : 'sera effacée'} de notre serveur ${said.retentionDays} jours plus tard, le ${sayDay(last)}. Les e-mails à ce sujet dans nos boîtes sont supprimés à la main, et une sauvegarde disparaît quand la suivante la remplace. Pour l’effacer plus tôt, écrivez à ${said.email} : c’est gratuit, et vous avez notre réponse dans les ${said.privacyDays} jours.`,
  paidOnce: sayPaidOnce,
  announce: 'Si vous venez, dites ici quand, un jour avant, pour qu’une personne qui connaît votre métier soit là.',
  urgent: `Pour les urgences, l’assistance technique répond au ${said.phone} jour et nuit.`,
  budget(largest, codes) {
    if (largest === null)
      return `C’est moins que notre formule la moins chère, ${plans.starter.name}, à ${sayPrices('starter', codes)}. Les ${said.trialDays} premiers jours sont gratuits.`
    return `La plus grande formule dans ce budget est **${plans[largest].name}** : ${sayPrices(largest, codes)}. ${sayHas(largest)}`
  },
  packageInBudget: (item) =>
    `En achat unique, le plus grand dans ce montant est **${packages[item].name}**, à ${dollars(packages[item].price)}.`,
  planInBudget(plan, within, codes) {
    const { name, monthlyPrice, annualPrice } = plans[plan]
    if (within === 'yes') return `**${name}** entre dans ce budget : ${sayPrices(plan, codes)}. ${sayHas(plan)}`
    if (within === 'no') return `**${name}** coûte plus : ${sayPrices(plan, codes)}.`
    return `**${name}** coûte plus au mois : ${sayPrice(monthlyPrice, codes)}. Payée à l’année, elle entre dans ce budget : ${sayPrice(annualPrice, codes)} par an, soit ${sayPrice(Math.round(annualPrice / 12), codes)} par mois.`
  },
  cheapestWith(named, plan) {
    const also = plan === 'enterprise' ? '' : ` C’est compris dans ${plans.enterprise.name} aussi.`
    return `La formule la moins chère avec ${sayList(named.map((feature) => features[feature]))} est **${plans[plan].name}** : ${sayPrices(plan)}. ${sayHas(plan)}${also}`
  },
  feature(feature, ids, first) {
    const answers = ids.map(
      (id) =>
        `${plans[id].name} ${hasFeature(id, feature) ? 'comprend' : 'ne comprend pas'} ceci : ${features[feature]}.`,
    )
    const begins = ids.every((id) => hasFeature(id, feature))
      ? []
      : [`Cela commence avec **${plans[first].name}**, à ${sayPrices(first)}.`]
    return [...answers, ...begins].join(' ')
  },
  saving(ids) {
    const lines = ids.map((id) => {
      const { monthlyPrice, annualPrice } = plans[id]
      const { amount, percent } = countAnnualSaving(plans[id])
      return `- ${plans[id].name} : ${dollars(annualPrice)} au lieu de ${sum(12 * monthlyPrice)}, vous économisez ${sum(amount)} (${percent}%) ; cela fait ${sum(Math.round(annualPrice / 12))} par mois`
    })
    return `Payer à l’année fait économiser ${said.annualPercent} : douze mois pour le prix de ${said.annualMonths}.\n\n${lines.join('\n')}`
  },
  credit(item, paid, of) {
    const { name, price } = packages[item]
    const payments = of
      ? `${sayMonths(of.months)} de ${plans[of.plan].name}, payé ${of.isYearly ? 'à l’année' : 'au mois'}, font ${sum(paid)}. C’est déduit`
      : `Les ${sum(paid)} payés en abonnement sont déduits`
    const left = paid < price ? `et il vous reste ${sum(price - paid)} à payer sur ${sum(price)}` : 'ce qui le couvre'
    return `${payments} du prix de l’achat unique ${name}, ${left}.`
  },
  once({ package: item, plan }, given) {
    const { name, price } = packages[item]
    const years = updateYearsOf(item)
    return `Pour ${sayCounted(given)}, l’achat unique **${name}** est le moins cher qui convient : ${dollars(price)}, une seule fois. La licence est à vie, avec les mises à jour ${years === null ? 'à vie' : `pendant ${count(years, 'years')}`}.\n\nEn abonnement, ce serait ${plans[plan].name} : ${sayPrices(plan)}.`
  },
  ngoPrice(prices, given, years, codes) {
    const lines = prices.map(
      ({ plan, month, year, total }) =>
        `- ${plans[plan].name} : ${sum(month)}${sayIn(month, codes)} par mois, ou ${sum(year)}${sayIn(year, codes)} par an${total === null ? '' : ` ; ${count(years, 'years')} en tout, le premier gratuit, payé à l’année : ${sum(total)}${sayIn(total, codes)}`}`,
    )
    return `Les ONG et associations qui remplissent les conditions ont ${said.ngoMonths} mois gratuits, puis ${said.ngoPercent} de moins à vie, ${said.ngoFee} de frais d’installation, vos listes comprises, et une assistance prioritaire ${said.ngoSupport} avec chaque formule.${sayFor(given, prices)} Après les mois gratuits :\n\n${lines.join('\n')}`
  },
  halfPrice(prices, given, years, codes) {
    const lines = prices.map(
      ({ plan, month, year, total }) =>
        `- ${plans[plan].name} : ${dollars(year)}${sayIn(year, codes)} la première année, ou ${dollars(month)}${sayIn(month, codes)} par mois, puis ${dollars(plans[plan].annualPrice)}${sayIn(plans[plan].annualPrice, codes)} par an${total === null ? '' : ` ; ${count(years, 'years')} en tout : ${sum(total)}${sayIn(total, codes)}`}`,
    )
    return `Les petites entreprises qui remplissent les conditions ont ${said.smallPercent} de moins la première année, qu’elles paient à l’année ou au mois ; ensuite c’est le tarif public, et nous vous prévenons avant.${sayFor(given, prices)}\n\n${lines.join('\n')}\n\nNotre page ne nomme que ${halved}, et aucune règle pour y avoir droit : une personne dit oui ou non, et pourquoi. Pour demander cette remise, ${fixed.offers.smallBusiness}.`
  },
} as const satisfies ComputedWords
