import { dollars, said, sum, whole } from '#content/assistant-facts.ts'
import type {
  AskedFeature,
  CalculationId,
  CalculationWords,
  ComputedWords,
  Counted,
  OpeningSaid,
  WeekHours,
} from '#content/assistant-words.ts'
import { limitOf, updateYearsOf, type NeedName } from '#contract/plan-advice.ts'
import { countIndication, referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { offices } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { countAnnualSaving, hasFeature, plans, type Cents, type PlanId } from '#facts/plans.ts'
import { sayList } from './figures.ts'

/** How people ask for what is worked out. */
export const calculations = {
  fit: {
    next: ['Combien j’économise par an ?', 'Comment marche l’essai gratuit ?', 'L’achat unique ou l’abonnement ?'],
  },
  total: {
    next: ['L’achat unique ou l’abonnement ?', 'Comment marche l’essai gratuit ?'],
  },
  ways: {
    next: ['Quels sont les achats uniques ?', 'Que se passe-t-il quand les mises à jour finissent ?'],
  },
  currency: {
    next: ['Quels sont vos tarifs ?', 'Comment payer l’abonnement ?'],
  },
  limits: {
    next: ['Quels sont vos tarifs ?', 'Combien d’utilisateurs puis-je avoir ?'],
  },
  comparison: {
    next: ['Quelle formule pour 3 utilisateurs ?', 'Combien j’économise par an ?'],
  },
  opening: {
    next: ['Quel est le numéro de téléphone ?', 'Quels sont vos horaires ?'],
  },
  budget: {
    next: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  },
  saving: {
    next: ['Quels sont les achats uniques ?', 'Y a-t-il d’autres remises ?'],
  },
  credit: {
    next: ['Quels sont les achats uniques ?', 'L’achat unique ou l’abonnement ?'],
  },
  clock: {
    next: ['Êtes-vous ouverts maintenant ?', 'Quel est le numéro de téléphone ?'],
  },
  once: {
    next: ['Quels sont vos tarifs ?', 'L’achat unique ou l’abonnement ?'],
  },
  ngoPrice: {
    next: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  },
  halfPrice: {
    next: ['Quels sont vos tarifs ?', 'Comment marche l’essai gratuit ?'],
  },
} as const satisfies Record<CalculationId, CalculationWords>

const nouns = {
  users: ['utilisateur', 'utilisateurs'],
  locations: ['site', 'sites'],
  products: ['produit', 'produits'],
  years: ['an', 'ans'],
} as const satisfies Record<NeedName, readonly [string, string]>
const count = (value: number, name: NeedName) => `${whole(value)} ${nouns[name][value === 1 ? 0 : 1]}`
const months = (value: number) => (value % 12 === 0 ? count(value / 12, 'years') : `${value} mois`)
const priceOf = (id: PlanId) =>
  `${dollars(plans[id].monthlyPrice)} par mois, ou ${dollars(plans[id].annualPrice)} par an`
const inMoney = (price: Cents, codes: readonly CurrencyCode[]) =>
  `environ ${codes.map((code) => `${code} ${whole(countIndication(price, code))}`).join(' ou ')}`
const limitText = (id: PlanId, name: 'users' | 'products') => {
  const limit = limitOf(id, name)
  return limit === null ? `${nouns[name][1]} illimités` : `${limit === 1 ? '' : 'jusqu’à '}${count(limit, name)}`
}
const extras = {
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
} as const satisfies Record<AskedFeature, string>
const places = {
  starter: 'un seul site',
  professional: 'plusieurs sites',
  enterprise: 'sites illimités',
} as const satisfies Record<PlanId, string>
const sayHas = (id: PlanId) => `Elle a ${limitText(id, 'users')}, ${limitText(id, 'products')} et ${places[id]}.`
const placeNames = (place: OpeningSaid['place']) => {
  if (place === 'phone') return 'La ligne de téléphone'
  if (place === 'chat') return 'Le chat avec un collègue'
  const city = offices.find(({ id }) => id === place)?.city ?? ''
  return `Le bureau ${/^[AEIOUÉ]/.test(city) ? 'd’' : 'de '}${city}`
}

const sayRates = (codes: readonly CurrencyCode[]) =>
  `un dollar vaut environ ${codes.map((code) => `${code} ${whole(referenceRates.perDollar[code])}`).join(' ou ')}`

const sayWeek = ({ opens, closes, zone }: WeekHours) => `du lundi au vendredi, de ${opens} h à ${closes} h (${zone})`

/** What somebody has counted, said again. */
const sayCounted = ({ needs: given, more }: Counted) =>
  sayList(
    (['users', 'locations', 'products'] as const).flatMap((name) => {
      if (!given[name]) return []
      const counted = count(given[name], name)
      return [`${more.includes(name) ? 'plus de ' : ''}${counted}`]
    }),
  )
/** Le mois d'un prix à l'année. */
const monthOf = (year: Cents) => sum(Math.round(year / 12))

/** What is left of a price after what was paid. */
const sayLeft = (price: Cents, rest: Cents) =>
  rest === 0 ? 'ce qui le couvre' : `et il vous reste ${sum(rest)} à payer sur ${sum(price)}`

export const computed = {
  needNumbers: `Dites combien de personnes l’utilisent, dans combien de boutiques, et environ combien de produits vous vendez. Je nomme la formule la moins chère qui convient. En bref : ${said.starter.name} est pour une personne dans une boutique, jusqu’à ${said.starter.products} produits, ${said.professional.name} jusqu’à ${said.professional.users} personnes et plusieurs boutiques, ${said.enterprise.name} n’a pas de limite.`,
  fit(advice, given, assumed) {
    const { plan, package: item, instead } = advice
    const limits = instead?.because.flatMap((name) => {
      const limit = limitOf(instead.of, name)
      return limit === null ? [] : [count(limit, name)]
    })
    const reason = instead && limits ? ` ${plans[instead.of].name} s’arrête à ${sayList(limits)}.` : ''
    const guessed = [
      ...(assumed.users === null
        ? []
        : [
            assumed.users === 1
              ? 'un utilisateur'
              : `${assumed.isInShifts ? 'deux personnes' : 'une personne'} par site, et vous`,
          ]),
      ...(assumed.locations ? ['un seul site'] : []),
      ...(assumed.products === null ? [] : [`pas plus de ${count(assumed.products, 'products')}`]),
    ]
    return [
      `Pour ${sayCounted(given)}, **${plans[plan].name}** est la formule la moins chère qui convient : ${priceOf(plan)}.${reason}`,
      `En achat unique, ce serait ${packages[item].name} à ${dollars(packages[item].price)}.`,
      ...(guessed.length > 0 ? [`J’ai supposé ${sayList(guessed)}. Dites-moi si ce n’est pas juste.`] : []),
    ].join('\n\n')
  },
  total(totals) {
    return totals
      .map(({ plan, months: time, monthly, annual }) => {
        const saved =
          annual === null ? '' : `, ou ${sum(annual)} payé à l’année, ce qui économise ${sum(monthly - annual)}`
        return `**${plans[plan].name}** pour ${months(time)} : ${sum(monthly)} payé au mois${saved}.`
      })
      .join('\n\n')
  },
  ways({ plan, package: item, overYears, breakEvenYear, outlastsUpdates }, years) {
    const updates = updateYearsOf(item)
    return [
      `${plans[plan].name} et l’achat unique ${packages[item].name} sur ${count(years, 'years')} :`,
      `- Au mois : ${sum(overYears.monthly)}\n- À l’année : ${sum(overYears.annual)}\n- Une seule fois : ${sum(overYears.once)}\n\nSur ${count(years, 'years')}, le moins cher des trois est de payer ${overYears.annual <= overYears.once ? 'à l’année' : 'une seule fois'}.`,
      `Payé à l’année, l’abonnement atteint le prix de l’achat unique dans l’année ${breakEvenYear.annual} ; payé au mois, dans l’année ${breakEvenYear.monthly}.${outlastsUpdates && updates !== null ? ` Le package a des mises à jour pendant ${count(updates, 'years')} ; ensuite il continue de marcher tel quel.` : ''} Ce que vous payez en abonnement est déduit si vous achetez plus tard.`,
      'Un abonnement va à une entreprise qui grandit ou qui hésite ; un achat unique, à celle qui connaît sa taille.',
    ].join('\n\n')
  },
  currency(prices, codes) {
    const per = { month: 'par mois', year: 'par an', once: 'une fois' } as const
    const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(referenceRates.date),
    )
    const lines = prices.map(
      ({ name, price, per: time }) => `- ${name} : ${dollars(price)} ${per[time]}, ${inMoney(price, codes)}`,
    )
    return `${lines.join('\n')}\n\nC’est une indication, aux taux de référence du ${day} : ${sayRates(codes)}. Le prix est fixé en dollars, et le taux du jour du paiement décide.`
  },
  limits(plan, exceeded, better) {
    if (exceeded.length === 0)
      return `${plans[plan].name} a ${limitText(plan, 'users')}, ${limitText(plan, 'products')} et ${places[plan]}, à ${priceOf(plan)}.`
    const reasons = exceeded.map(({ name, limit }) =>
      limit === 1 ? `elle est pour ${count(1, name)}` : `elle va jusqu’à ${count(limit, name)}`,
    )
    return `${plans[plan].name} ne convient pas : ${sayList(reasons)}. **${plans[better].name}** convient, à ${priceOf(better)}.`
  },
  comparison(ids, asksPrice) {
    const lines = ids
      .map((id) => {
        const features = (Object.keys(extras) as AskedFeature[]).filter(
          (feature) => feature !== 'multiLocation' && hasFeature(id, feature),
        )
        const more =
          features.length > 0
            ? sayList(features.map((feature) => extras[feature]))
            : 'ventes, stock et clients, avec l’assistance par e-mail'
        return `- **${plans[id].name}** : ${priceOf(id)} ; ${limitText(id, 'users')}, ${limitText(id, 'products')}, ${places[id]} ; ${more}.`
      })
      .join('\n')
    const [less, more] = ids
    if (!asksPrice || !less || !more || ids.length > 2) return lines
    const month = plans[more].monthlyPrice - plans[less].monthlyPrice
    const year = plans[more].annualPrice - plans[less].annualPrice
    return `${plans[more].name} coûte ${sum(month)} par mois, ou ${sum(year)} par an, de plus que ${plans[less].name}.\n\n${lines}`
  },
  opening(all) {
    const lines = all.map(({ place, isOpen, until, holiday }) => {
      const clock = until ? `${until.there}${until.here ? ` (${until.here} à votre heure)` : ''}` : ''
      const why = holiday ? ` C’est un jour férié là-bas : ${holiday}.` : ''
      if (isOpen) return `${placeNames(place)} : ouvert maintenant, jusqu’à ${clock}.`
      return `${placeNames(place)} : fermé maintenant${clock ? `, ouvre ${clock}` : ''}.${why}`
    })
    return `${lines.join('\n\n')}\n\nPour les urgences, l’assistance technique répond au ${said.phone} jour et nuit.`
  },
  openingOn(all) {
    const lines = all.map(({ place, day, isOpen, holiday, hours, week }) => {
      if (isOpen) return `${placeNames(place)} : ouvert le ${day}, ${hours}.`
      return `${placeNames(place)} : fermé le ${day}, ${holiday ? `un jour férié là-bas (${holiday})` : `un jour de week-end. Horaires : ${sayWeek(week)}`}.`
    })
    return `${lines.join('\n\n')}\n\nPour les urgences, l’assistance technique répond au ${said.phone} jour et nuit.`
  },
  openingAt(all) {
    const lines = all.map(
      ({ place, isOpen, day, at, week }) =>
        `${placeNames(place)} : ${isOpen ? 'ouvert' : 'fermé'}${day ? ` le ${day}` : ''} à ${at}. Horaires : ${sayWeek(week)}.`,
    )
    return `${lines.join('\n\n')}\n\nPour les urgences, l’assistance technique répond au ${said.phone} jour et nuit.`
  },
  clock(all) {
    const lines = all.map(({ place, week, there }) => {
      const shown = there.map(({ town, hours }) => `${hours} ${town === null ? 'à votre heure' : `à ${town}`}`)
      return `${placeNames(place)} : ${sayWeek(week)}, soit ${sayList(shown)}.`
    })
    return `${lines.join('\n\n')}\n\nPour les urgences, l’assistance technique répond au ${said.phone} jour et nuit.`
  },
  budget({ named, largest, per, codes }) {
    const price = (id: PlanId) => {
      const own = inMoney(per === 'year' ? plans[id].annualPrice : plans[id].monthlyPrice, codes)
      return codes.length === 0 ? priceOf(id) : `${priceOf(id)}, ${own} ${per === 'year' ? 'par an' : 'par mois'}`
    }
    if (named?.isWithin)
      return `**${plans[named.plan].name}** entre dans ce budget : ${price(named.plan)}. ${sayHas(named.plan)}`
    const over =
      named && named.plan !== 'starter' ? `**${plans[named.plan].name}** coûte plus : ${price(named.plan)}.\n\n` : ''
    if (largest === null)
      return `${over}C’est moins que notre formule la moins chère, ${plans.starter.name}, à ${price('starter')}. Les ${said.trialDays} premiers jours sont gratuits.`
    return `${over}La plus grande formule dans ce budget est **${plans[largest].name}** : ${price(largest)}. ${sayHas(largest)}`
  },
  cheapestWith(features, plan) {
    return `La formule la moins chère avec ${sayList(features.map((feature) => extras[feature]))} est **${plans[plan].name}** : ${priceOf(plan)}. ${sayHas(plan)}`
  },
  feature(feature, ids, first) {
    const answers = ids.map((id) =>
      hasFeature(id, feature)
        ? `Dans ${plans[id].name} : ${extras[feature]}.`
        : `Pas dans ${plans[id].name} : ${extras[feature]}.`,
    )
    const begins = ids.every((id) => hasFeature(id, feature))
      ? ''
      : ` Cela commence avec **${plans[first].name}**, à ${priceOf(first)}.`
    return `${answers.join(' ')}${begins}`
  },
  saving(ids) {
    const lines = ids.map((id) => {
      const { amount, percent } = countAnnualSaving(plans[id])
      return `- ${plans[id].name} : ${dollars(plans[id].annualPrice)} au lieu de ${sum(12 * plans[id].monthlyPrice)}, vous économisez ${sum(amount)} (${percent}%) ; cela fait ${monthOf(plans[id].annualPrice)} par mois`
    })
    return `Payer à l’année fait économiser ${said.annualPercent} : douze mois pour le prix de ${said.annualMonths}.\n\n${lines.join('\n')}`
  },
  credit(plan, item, { months: time, monthly, annual }) {
    const { name, price } = packages[item]
    const left = (rest: Cents) => sayLeft(price, rest)
    const byYear =
      annual &&
      `${months(time)} de ${plans[plan].name}, payé à l’année, font ${sum(annual.paid)}. C’est déduit de l’achat unique ${name}, ${left(annual.rest)}.`
    const byMonth = byYear
      ? `Payé au mois, cela fait ${sum(monthly.paid)}, ${left(monthly.rest)}.`
      : `${months(time)} de ${plans[plan].name}, payé au mois, font ${sum(monthly.paid)}. C’est déduit de l’achat unique ${name}, ${left(monthly.rest)}.`
    return [...(byYear ? [byYear] : []), byMonth].join('\n\n')
  },
  credited(item, { paid, rest }) {
    const { name, price } = packages[item]
    return `Les ${sum(paid)} payés en abonnement sont déduits du prix de l’achat unique ${name}, ${sayLeft(price, rest)}.`
  },
  once({ package: item, plan }, given, isWithin) {
    const { name, price } = packages[item]
    const years = updateYearsOf(item)
    const budget = isWithin === null ? '' : isWithin ? ' Votre budget y suffit.' : ' Votre budget n’y suffit pas.'
    return `Pour ${sayCounted(given)}, l’achat unique **${name}** est le moins cher qui convient : ${dollars(price)}, une seule fois. La licence est à vie, avec les mises à jour ${years === null ? 'à vie' : `pendant ${count(years, 'years')}`}.${budget}\n\nEn abonnement, ce serait ${plans[plan].name} : ${priceOf(plan)}.`
  },
  ngoPrice(prices, given, years) {
    const lines = prices.map(
      ({ plan, month, year, total }) =>
        `- ${plans[plan].name} : ${sum(month)} par mois, ou ${sum(year)} par an${total === null ? '' : ` ; ${count(years, 'years')} en tout, le premier gratuit, payé à l’année : ${sum(total)}`}`,
    )
    const fits = given
      ? ` Pour ${sayCounted(given)}, c’est ${sayList(prices.map(({ plan }) => plans[plan].name))}.`
      : ''
    return `Les ONG et associations qui remplissent les conditions ont ${said.ngoMonths} mois gratuits, puis ${said.ngoPercent} de moins à vie, ${said.ngoFee} de frais d’installation et une assistance prioritaire ${said.ngoSupport}.${fits} Après les mois gratuits :\n\n${lines.join('\n')}`
  },
  halfPrice(prices, given, years) {
    const lines = prices.map(
      ({ plan, month, first, later, total }) =>
        `- ${plans[plan].name} : ${dollars(first)} la première année (ou ${dollars(month)} par mois), puis ${dollars(later)} par an${total === null ? '' : ` ; ${count(years, 'years')} en tout : ${sum(total)}`}`,
    )
    const fits = given
      ? ` Pour ${sayCounted(given)}, c’est ${sayList(prices.map(({ plan }) => plans[plan].name))}.`
      : ''
    return `Les petites entreprises qui remplissent les conditions ont ${said.smallPercent} de moins la première année, qu’elles paient à l’année ou au mois ; ensuite c’est le tarif public.${fits}\n\n${lines.join('\n')}\n\nIl n’y a pas de règle publiée : une personne dit oui ou non, et pourquoi.`
  },
} as const satisfies ComputedWords
