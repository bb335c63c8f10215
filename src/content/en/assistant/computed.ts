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
import { sayList } from '#content/en/figures.ts'
import { limitOf, updateYearsOf, type NeedName } from '#contract/plan-advice.ts'
import { countIndication, referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { offices } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { countAnnualSaving, hasFeature, plans, type Cents, type PlanId } from '#facts/plans.ts'

/** How people ask for what is worked out. */
export const calculations = {
  fit: {
    next: ['How much do I save per year?', 'How does the free trial work?', 'Is one-time better than a subscription?'],
  },
  total: {
    next: ['Is one-time better than a subscription?', 'How does the free trial work?'],
  },
  ways: {
    next: ['What are the one-time packages?', 'What happens when the updates end?'],
  },
  currency: {
    next: ['What are your pricing plans?', 'How do I pay for the subscription?'],
  },
  limits: {
    next: ['What are your pricing plans?', 'How many users may I have?'],
  },
  comparison: {
    next: ['Which plan fits 3 users?', 'How much do I save per year?'],
  },
  opening: {
    next: ['What is the phone number?', 'What are your opening hours?'],
  },
  budget: {
    next: ['What are your pricing plans?', 'How does the free trial work?'],
  },
  saving: {
    next: ['What are the one-time packages?', 'Are there other discounts?'],
  },
  credit: {
    next: ['What are the one-time packages?', 'Is one-time better than a subscription?'],
  },
  clock: {
    next: ['Are you open now?', 'What is the phone number?'],
  },
  once: {
    next: ['What happens when the updates end?', 'Is one-time better than a subscription?'],
  },
  ngoPrice: {
    next: ['Who qualifies as an NGO?', 'What are your pricing plans?'],
  },
  halfPrice: {
    next: ['What are your pricing plans?', 'How does the free trial work?'],
  },
} as const satisfies Record<CalculationId, CalculationWords>

const nouns = {
  users: ['user', 'users'],
  locations: ['location', 'locations'],
  products: ['product', 'products'],
  years: ['year', 'years'],
} as const satisfies Record<NeedName, readonly [string, string]>
const count = (value: number, name: NeedName) => `${whole(value)} ${nouns[name][value === 1 ? 0 : 1]}`
const months = (value: number) =>
  value % 12 === 0 ? count(value / 12, 'years') : `${value} ${value === 1 ? 'month' : 'months'}`
const priceOf = (id: PlanId) =>
  `${dollars(plans[id].monthlyPrice)} a month, or ${dollars(plans[id].annualPrice)} a year`
const inMoney = (price: Cents, codes: readonly CurrencyCode[]) =>
  `about ${codes.map((code) => `${code} ${whole(countIndication(price, code))}`).join(' or ')}`
const limitText = (id: PlanId, name: 'users' | 'products') => {
  const limit = limitOf(id, name)
  return limit === null ? `unlimited ${nouns[name][1]}` : `${limit === 1 ? '' : 'up to '}${count(limit, name)}`
}
const extras = {
  multiLocation: 'several locations',
  advancedAnalytics: 'advanced analytics',
  apiAccess: 'API access',
  emailAutomation: 'email automation',
  smsNotifications: 'SMS',
  backup: 'backup and restore',
  prioritySupport: 'priority support',
  advancedRoles: 'advanced role-based access',
  whiteLabel: 'white-label',
  accountManager: 'account manager',
  serviceLevels: 'SLA guarantee',
  phoneSupport: '24/7 phone support',
} as const satisfies Record<AskedFeature, string>
const places = {
  starter: 'one location',
  professional: 'several locations',
  enterprise: 'unlimited locations',
} as const satisfies Record<PlanId, string>
const sayHas = (id: PlanId) => `It has ${limitText(id, 'users')}, ${limitText(id, 'products')} and ${places[id]}.`
const placeNames = (place: OpeningSaid['place']) => {
  if (place === 'phone') return 'The phone line'
  if (place === 'chat') return 'The live chat with a colleague'
  return `The office in ${offices.find(({ id }) => id === place)?.city}`
}

const sayRates = (codes: readonly CurrencyCode[]) =>
  `a dollar is about ${codes.map((code) => `${code} ${whole(referenceRates.perDollar[code])}`).join(' or ')}`

const sayWeek = ({ opens, closes, zone }: WeekHours) => `Mon-Fri ${opens}AM-${closes - 12}PM ${zone}`

/** What somebody has counted, said again. */
const sayCounted = ({ needs: given, more }: Counted) =>
  sayList(
    (['users', 'locations', 'products'] as const).flatMap((name) => {
      if (!given[name]) return []
      const counted = count(given[name], name)
      return [`${more.includes(name) ? 'more than ' : ''}${counted}`]
    }),
  )
/** The month of a price by the year. */
const monthOf = (year: Cents) => sum(Math.round(year / 12))

/** What is left of a price after what was paid. */
const sayLeft = (price: Cents, rest: Cents) =>
  rest === 0 ? 'which covers it' : `so ${sum(rest)} is left of ${sum(price)}`

export const computed = {
  needNumbers:
    `Tell me how many people will use it, in how many shops, and about how many products you sell. I name the cheapest plan that fits. In short: ${said.starter.name} is for one person in one shop with up to ` +
    `${said.starter.products} products, ${said.professional.name} for up to ${said.professional.users} people and several shops, ${said.enterprise.name} has no limit.`,
  fit(advice, given, assumed) {
    const { plan, package: item, instead } = advice
    const limits = instead?.because.flatMap((name) => {
      const limit = limitOf(instead.of, name)
      return limit === null ? [] : [count(limit, name)]
    })
    const reason = instead && limits ? ` ${plans[instead.of].name} ends at ${sayList(limits)}.` : ''
    const guessed = [
      ...(assumed.users === null
        ? []
        : [
            assumed.users === 1
              ? 'one user'
              : `${assumed.isInShifts ? 'two people' : 'somebody'} in each location, and yourself`,
          ]),
      ...(assumed.locations ? ['one location'] : []),
      ...(assumed.products === null ? [] : [`no more than ${count(assumed.products, 'products')}`]),
    ]
    return [
      `For ${sayCounted(given)}, **${plans[plan].name}** is the cheapest plan that fits: ${priceOf(plan)}.${reason}`,
      `Paid once, it would be the ${packages[item].name} package at ${dollars(packages[item].price)}.`,
      ...(guessed.length > 0 ? [`I took it that you have ${sayList(guessed)}. Tell me if that is wrong.`] : []),
    ].join('\n\n')
  },
  total(totals) {
    return totals
      .map(({ plan, months: time, monthly, annual }) => {
        const saved =
          annual === null ? '' : `, or ${sum(annual)} paid by the year, which saves ${sum(monthly - annual)}`
        return `**${plans[plan].name}** for ${months(time)}: ${sum(monthly)} paid by the month${saved}.`
      })
      .join('\n\n')
  },
  ways({ plan, package: item, overYears, breakEvenYear, outlastsUpdates }, years) {
    const updates = updateYearsOf(item)
    return [
      `${plans[plan].name} and the ${packages[item].name} package over ${count(years, 'years')}:`,
      `- By the month: ${sum(overYears.monthly)}\n- By the year: ${sum(overYears.annual)}\n- Once: ${sum(overYears.once)}\n\nOver ${count(years, 'years')} the cheapest of the three is ${overYears.annual <= overYears.once ? 'to pay by the year' : 'to pay once'}.`,
      `Paid by the year, the subscription reaches the price of the package in year ${breakEvenYear.annual}; paid by the month, in year ${breakEvenYear.monthly}.${outlastsUpdates && updates !== null ? ` The package has updates for ${count(updates, 'years')}; after that it goes on working as it is.` : ''} What you pay for a subscription is credited if you buy later.`,
      'A subscription suits a business that grows or is not sure yet; a package, one that knows its size.',
    ].join('\n\n')
  },
  currency(prices, codes) {
    const per = { month: 'a month', year: 'a year', once: 'once' } as const
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(referenceRates.date),
    )
    const lines = prices.map(
      ({ name, price, per: time }) => `- ${name}: ${dollars(price)} ${per[time]}, ${inMoney(price, codes)}`,
    )
    return `${lines.join('\n')}\n\nThese are for orientation, by reference rates of ${day}: ${sayRates(codes)}. The price is set in dollars, and the rate of the day you pay decides.`
  },
  limits(plan, exceeded, better) {
    if (exceeded.length === 0)
      return `${plans[plan].name} has ${limitText(plan, 'users')}, ${limitText(plan, 'products')} and ${places[plan]}, at ${priceOf(plan)}.`
    const reasons = exceeded.map(({ name, limit }) =>
      limit === 1 ? `it is for ${count(1, name)}` : `it goes up to ${count(limit, name)}`,
    )
    return `${plans[plan].name} does not fit: ${sayList(reasons)}. **${plans[better].name}** fits, at ${priceOf(better)}.`
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
            : 'sales, stock and customers, with email support'
        return `- **${plans[id].name}**: ${priceOf(id)}; ${limitText(id, 'users')}, ${limitText(id, 'products')}, ${places[id]}; ${more}.`
      })
      .join('\n')
    const [less, more] = ids
    if (!asksPrice || !less || !more || ids.length > 2) return lines
    const month = plans[more].monthlyPrice - plans[less].monthlyPrice
    const year = plans[more].annualPrice - plans[less].annualPrice
    return `${plans[more].name} costs ${sum(month)} a month, or ${sum(year)} a year, more than ${plans[less].name}.\n\n${lines}`
  },
  opening(all) {
    const lines = all.map(({ place, isOpen, until, holiday }) => {
      const clock = until ? `${until.there}${until.here ? ` (${until.here} on your clock)` : ''}` : ''
      const why = holiday ? ` It is a public holiday there: ${holiday}.` : ''
      if (isOpen) return `${placeNames(place)} is open now, until ${clock}.`
      return `${placeNames(place)} is closed now${clock ? ` and opens ${clock}` : ''}.${why}`
    })
    return `${lines.join('\n\n')}\n\nFor emergencies, technical support answers ${said.phone} around the clock.`
  },
  openingOn(all) {
    const lines = all.map(({ place, day, isOpen, holiday, hours, week }) => {
      if (isOpen) return `${placeNames(place)} is open on ${day}, ${hours}.`
      return `${placeNames(place)} is closed on ${day}: ${holiday ? `${holiday} is a public holiday there` : `that is a weekend. Hours: ${sayWeek(week)}`}.`
    })
    return `${lines.join('\n\n')}\n\nFor emergencies, technical support answers ${said.phone} around the clock.`
  },
  openingAt(all) {
    const lines = all.map(
      ({ place, isOpen, day, at, week }) =>
        `${placeNames(place)} is ${isOpen ? 'open' : 'closed'}${day ? ` on ${day}` : ''} at ${at}. Hours: ${sayWeek(week)}.`,
    )
    return `${lines.join('\n\n')}\n\nFor emergencies, technical support answers ${said.phone} around the clock.`
  },
  clock(all) {
    const lines = all.map(({ place, week, there }) => {
      const shown = there.map(({ town, hours }) => `${hours} ${town === null ? 'on your clock' : `in ${town}`}`)
      return `${placeNames(place)}: ${sayWeek(week)}, which is ${sayList(shown)}.`
    })
    return `${lines.join('\n\n')}\n\nFor emergencies, technical support answers ${said.phone} around the clock.`
  },
  budget({ named, largest, per, codes }) {
    const price = (id: PlanId) => {
      const own = inMoney(per === 'year' ? plans[id].annualPrice : plans[id].monthlyPrice, codes)
      return codes.length === 0 ? priceOf(id) : `${priceOf(id)}, ${own} ${per === 'year' ? 'a year' : 'a month'}`
    }
    if (named?.isWithin)
      return `**${plans[named.plan].name}** is within that: ${price(named.plan)}. ${sayHas(named.plan)}`
    const over =
      named && named.plan !== 'starter' ? `**${plans[named.plan].name}** costs more: ${price(named.plan)}.\n\n` : ''
    if (largest === null)
      return `${over}That is less than our cheapest plan, ${plans.starter.name}, at ${price('starter')}. The first ${said.trialDays} days are free.`
    return `${over}The largest plan within that is **${plans[largest].name}**: ${price(largest)}. ${sayHas(largest)}`
  },
  cheapestWith(features, plan) {
    return `The cheapest plan with ${sayList(features.map((feature) => extras[feature]))} is **${plans[plan].name}**: ${priceOf(plan)}. ${sayHas(plan)}`
  },
  feature(feature, ids, first) {
    const answers = ids.map((id) =>
      hasFeature(id, feature)
        ? `${plans[id].name} includes ${extras[feature]}.`
        : `${plans[id].name} does not include ${extras[feature]}.`,
    )
    const begins = ids.every((id) => hasFeature(id, feature))
      ? ''
      : ` It begins with **${plans[first].name}**, at ${priceOf(first)}.`
    return `${answers.join(' ')}${begins}`
  },
  saving(ids) {
    const lines = ids.map((id) => {
      const { amount, percent } = countAnnualSaving(plans[id])
      return `- ${plans[id].name}: ${dollars(plans[id].annualPrice)} instead of ${sum(12 * plans[id].monthlyPrice)}, you save ${sum(amount)} (${percent}%); that is ${monthOf(plans[id].annualPrice)} a month`
    })
    return `Paying by the year saves ${said.annualPercent}: twelve months for the price of ${said.annualMonths}.\n\n${lines.join('\n')}`
  },
  credit(plan, item, { months: time, monthly, annual }) {
    const { name, price } = packages[item]
    const left = (rest: Cents) => sayLeft(price, rest)
    const byYear =
      annual &&
      `${months(time)} of ${plans[plan].name}, paid by the year, is ${sum(annual.paid)}. That is credited toward the ${name} package, ${left(annual.rest)}.`
    const byMonth = byYear
      ? `Paid by the month, it is ${sum(monthly.paid)}, ${left(monthly.rest)}.`
      : `${months(time)} of ${plans[plan].name}, paid by the month, is ${sum(monthly.paid)}. That is credited toward the ${name} package, ${left(monthly.rest)}.`
    return [...(byYear ? [byYear] : []), byMonth].join('\n\n')
  },
  credited(item, { paid, rest }) {
    const { name, price } = packages[item]
    return `${sum(paid)} of subscription payments is credited toward the ${name} package, ${sayLeft(price, rest)}.`
  },
  once({ package: item, plan }, given, isWithin) {
    const { name, price } = packages[item]
    const years = updateYearsOf(item)
    const budget =
      isWithin === null ? '' : isWithin ? ' What you named is enough for it.' : ' What you named is not enough for it.'
    return `For ${sayCounted(given)}, the **${name} package** is the cheapest that fits: ${dollars(price)} once. The license is for life, with updates ${years === null ? 'for life' : `for ${count(years, 'years')}`}.${budget}\n\nAs a subscription it would be ${plans[plan].name}: ${priceOf(plan)}.`
  },
  ngoPrice(prices, given, years) {
    const lines = prices.map(
      ({ plan, month, year, total }) =>
        `- ${plans[plan].name}: ${sum(month)} a month, or ${sum(year)} a year${total === null ? '' : `; ${count(years, 'years')} together, the free one among them and paid by the year: ${sum(total)}`}`,
    )
    const fits = given ? ` For ${sayCounted(given)} it is ${sayList(prices.map(({ plan }) => plans[plan].name))}.` : ''
    return `Non-profits that qualify get ${said.ngoMonths} months free, then ${said.ngoPercent} off the list price for life, ${said.ngoFee} setup fees and ${said.ngoSupport} priority support.${fits} After the free months:\n\n${lines.join('\n')}`
  },
  halfPrice(prices, given, years) {
    const lines = prices.map(
      ({ plan, month, first, later, total }) =>
        `- ${plans[plan].name}: ${dollars(first)} for the first year, or ${dollars(month)} a month, then ${dollars(later)} a year${total === null ? '' : `; ${count(years, 'years')} together: ${sum(total)}`}`,
    )
    const fits = given ? ` For ${sayCounted(given)} it is ${sayList(prices.map(({ plan }) => plans[plan].name))}.` : ''
    return `Small businesses that qualify get ${said.smallPercent} off the first year, by the year or by the month; then it is the list price.${fits}\n\n${lines.join('\n')}\n\nThere is no published rule for who qualifies: a person says yes or no, with the reason.`
  },
} as const satisfies ComputedWords
