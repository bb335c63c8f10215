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
import { fixed } from '#content/en/assistant/fixed.ts'
import { sayPackage } from '#content/en/assistant/topics.ts'
import { sayDay, sayList } from '#content/en/figures.ts'
import { sayHours } from '#content/en/hours.ts'
import { sayOffersIn } from '#content/offer-words.ts'
import { updateYearsOf } from '#contract/plan-advice.ts'
import { referenceRates } from '#facts/exchange-rates.ts'
import { officeOf } from '#facts/offices.ts'
import { packages, type PackageId } from '#facts/packages.ts'
import { countAnnualSaving, hasFeature, plans, type PlanId } from '#facts/plans.ts'
import { smallBusinessProgram } from '#facts/programs.ts'

/** Questions that could follow what is worked out. */
export const nextQuestions = {
  fit: ['How much do I save per year?', 'How does the free trial work?', 'Is one-time better than a subscription?'],
  total: ['Is one-time better than a subscription?', 'How does the free trial work?'],
  ways: ['What are the one-time packages?', 'What happens when the updates end?'],
  currency: ['What are your pricing plans?', 'How do I pay for the subscription?'],
  limits: ['What are your pricing plans?', 'How many users may I have?'],
  comparison: ['Which plan fits 3 users?', 'How much do I save per year?'],
  opening: ['What is the phone number?', 'What are your opening hours?'],
  budget: ['What are your pricing plans?', 'How does the free trial work?'],
  saving: ['What are the one-time packages?', 'Are there other discounts?'],
  credit: ['What are the one-time packages?', 'Is one-time better than a subscription?'],
  clock: ['Are you open now?', 'What is the phone number?'],
  trialDates: ['What happens when the trial ends?', 'I would like to start my free trial'],
  retentionDates: ['How do I have my data deleted?', 'What data do you collect?'],
  once: ['What happens when the updates end?', 'Is one-time better than a subscription?'],
  ngoPrice: ['Who qualifies as an NGO?', 'What are your pricing plans?'],
  halfPrice: ['What are your pricing plans?', 'How does the free trial work?'],
} as const satisfies Record<CalculationId, readonly string[]>

const features = {
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
} as const

const { count, sayIn, sayPrice, sayMonths, sayPrices, sayRates, listLimits, listFeatures, sayCounted } = sayOffersIn({
  nouns: {
    users: ['user', 'users'],
    locations: ['location', 'locations'],
    products: ['product', 'products'],
    months: ['month', 'months'],
    years: ['year', 'years'],
  },
  places: {
    starter: 'one location',
    professional: 'several locations',
    enterprise: 'unlimited locations',
  },
  features,
  unlimited: (noun) => `unlimited ${noun}`,
  upTo: 'up to',
  moreThan: 'more than',
  perMonth: 'a month',
  perYear: 'a year',
  or: 'or',
  about: 'about',
  sayList,
})

const halved = sayList(smallBusinessProgram.plans.map((id) => plans[id].name))
const sayHas = (id: PlanId) => `It has ${sayList(listLimits(id))}.`
const sayFor = (given: Counted | null, [first]: readonly ProgramPrice[]) =>
  given && first ? ` For ${sayCounted(given)} it is ${plans[first.plan].name}.` : ''

const placeNames = (place: Place) => {
  if (place === 'phone') return 'The phone line'
  if (place === 'chat') return 'The live chat with a colleague'
  return `The office in ${officeOf(place).city}`
}

function sayWeek({ hours, zone, elsewhere }: WeekSaid) {
  const { there, town } = elsewhere ?? {}
  return `${sayHours(hours, zone)}${there ? `, which is ${there} ${town ? `in ${town}` : 'on your clock'}` : ''}`
}

const assumptions = {
  oneUser: 'one user',
  oneInEach: 'somebody in each location, and yourself',
  twoInEach: 'two people in each location, and yourself',
  oneLocation: 'one location',
  fewProducts: `no more than ${count(plans.starter.products, 'products')}`,
} as const satisfies Record<Assumption, string>
const sayMore = (assumed: readonly Assumption[]) =>
  assumed.includes('fewProducts') ? `; with more it is ${plans.professional.name}, ${sayPrices('professional')}` : ''

const asksCount = 'How many will sign in, with you?'

const sayPaidOnce = (item: PackageId) =>
  `Paid once, it would be the ${packages[item].name} package at ${dollars(packages[item].price)}.`

export const computed = {
  asksCount,
  needNumbers:
    `Tell me how many people will use it, in how many shops, and about how many products you sell. I name the cheapest plan that fits. In short: ${said.starter.name} is for one person in one shop with up to ` +
    `${said.starter.products} products, ${said.professional.name} for up to ${said.professional.users} people and several shops, ${said.enterprise.name} has no limit.`,
  fit({ plan, package: item, instead }, given, assumed, next) {
    const limits = instead?.because.map(({ name, limit }) => count(limit, name)) ?? []
    const reason = instead ? ` ${plans[instead.of].name} ends at ${sayList(limits)}.` : ''
    const further = next
      ? ` Count yourself, too, if you sign in: with one more it is ${plans[next].name}, ${sayPrices(next)}.`
      : ''
    return [
      `For ${sayCounted(given)}, **${plans[plan].name}** is the cheapest plan that fits: ${sayPrices(plan)}.${reason}${further}`,
      sayPaidOnce(item),
      ...(assumed.length > 0
        ? [
            `I took it that you have ${sayList(assumed.map((one) => assumptions[one]))}${sayMore(assumed)}. Tell me if that is wrong.`,
          ]
        : []),
    ].join('\n\n')
  },
  bySize(users, ofPlans, ofPackages) {
    const sayUpTo = (upTo: number | null) =>
      upTo === null ? 'more users' : upTo === 1 ? '1 user' : `up to ${count(upTo, 'users')}`
    return [
      `I count ${count(users, 'users')}, and may have missed somebody. **${asksCount}** By number:`,
      ofPlans.map(({ id, upTo }) => `- ${sayUpTo(upTo)}: ${plans[id].name}, ${sayPrices(id)}`).join('\n'),
      `Paid once: ${ofPackages.map(({ id, upTo }) => `${sayUpTo(upTo)} ${packages[id].name} at ${dollars(packages[id].price)}`).join('; ')}.`,
    ]
      .filter(Boolean)
      .join('\n\n')
  },
  total({ plan, months, monthly, annual }, codes) {
    const saySum = (price: number) => `${sum(price)}${sayIn(price, codes)}`
    const saved =
      annual === null ? '' : `, or ${saySum(annual)} paid by the year, which saves ${saySum(monthly - annual)}`
    const wholeYear = months < 12 ? ` The whole year, paid at once, is ${saySum(plans[plan].annualPrice)}.` : ''
    return `**${plans[plan].name}** for ${sayMonths(months)}: ${saySum(monthly)} paid by the month${saved}.${wholeYear}`
  },
  ways({ plan, package: item, overYears, breakEvenYear, outlastsUpdates }, years) {
    const updates = updateYearsOf(item)
    const isByYear = overYears.annual <= overYears.once
    const gap = Math.abs(overYears.annual - overYears.once)
    return [
      `${plans[plan].name} and the ${packages[item].name} package over ${count(years, 'years')}:`,
      `- By the month: ${sum(overYears.monthly)}\n- By the year: ${sum(overYears.annual)}\n- Once: ${sum(overYears.once)}\n\nOver ${count(years, 'years')} the cheapest of the three is ${isByYear ? 'to pay by the year' : 'to pay once'}, ${sum(gap)} less than paying ${isByYear ? 'once' : 'by the year'}.`,
      `Paid by the year, the subscription reaches the price of the package in year ${breakEvenYear.annual}; paid by the month, in year ${breakEvenYear.monthly}.${outlastsUpdates && updates !== null ? ` The package has updates for ${count(updates, 'years')}; after that it goes on working as it is.` : ''} What you pay for a subscription is credited if you buy later.`,
      'A subscription suits a business that grows or is not sure yet; a package, one that knows its size.',
    ].join('\n\n')
  },
  currency(ids, items, codes) {
    const lines = [
      ...ids.map((id) => `- ${plans[id].name}: ${sayPrices(id, codes)}`),
      ...items.map((id) => `- ${packages[id].name}: ${sayPrice(packages[id].price, codes)} once`),
    ]
    return lines.join('\n')
  },
  converted: (amounts, codes) => amounts.map((amount) => `- ${sayPrice(amount, codes)}`).join('\n'),
  rates: (codes) =>
    `These are for orientation, by reference rates of ${sayDay(new Date(referenceRates.date))}: a dollar is ${sayRates(codes)}. The price is set in dollars, and the rate of the day you pay decides.`,
  limits(plan, exceeded, better) {
    const beyond = better === plan ? '' : ` Above that it is ${plans[better].name}, at ${sayPrices(better)}.`
    const held = better === plan ? plans[plan].name : `**${plans[plan].name}**`
    if (exceeded.length === 0) return `${held} has ${sayList(listLimits(plan))}, at ${sayPrices(plan)}.${beyond}`
    const reasons = exceeded.map(({ name, limit }) =>
      limit === 1 ? `it is for ${count(1, name)}` : `it goes up to ${count(limit, name)}`,
    )
    return `${plans[plan].name} does not fit: ${sayList(reasons)}. **${plans[better].name}** fits, at ${sayPrices(better)}.`
  },
  comparison(ids, items) {
    const lines = ids.map((id) => {
      const more = sayList(listFeatures(id)) || 'sales, stock and customers, with email support'
      return `- **${plans[id].name}**: ${sayPrices(id)}; ${listLimits(id).join(', ')}; ${more}.`
    })
    return [...lines, ...items.map((id) => `- ${sayPackage(packages[id])}`)].join('\n')
  },
  difference(less, more) {
    const month = plans[more].monthlyPrice - plans[less].monthlyPrice
    const year = plans[more].annualPrice - plans[less].annualPrice
    return `${plans[more].name} costs ${sum(month)} a month, or ${sum(year)} a year, more than ${plans[less].name}.`
  },
  opening({ place, isOpen, until, holiday }) {
    const clock = until ? `${until.there}${until.here ? ` (${until.here} on your clock)` : ''}` : ''
    if (isOpen) return `${placeNames(place)} is open now, until ${clock}.`
    const why = holiday ? ` It is a public holiday there: ${holiday}.` : ''
    return `${placeNames(place)} is closed now${clock ? ` and opens ${clock}` : ''}.${why}`
  },
  openingOn({ place, isOpen, day, at, holiday, ...week }) {
    const when = `${day ? ` on ${day}` : ''}${at ? ` at ${at}` : ''}`
    const why = holiday ? `: ${holiday} is a public holiday there` : ''
    return `${placeNames(place)} is ${isOpen ? 'open' : 'closed'}${when}${why}. Hours: ${sayWeek(week)}.`
  },
  clock: ({ place, ...week }) => `${placeNames(place)}: ${sayWeek(week)}.`,
  trialDates: (first, last) =>
    `A trial that begins on ${sayDay(first)} ends on ${sayDay(last)}, ${said.trialDays} days later. Then you choose a plan or you stop; nothing is charged by itself.`,
  retentionDates: (first, last, isOver) =>
    `A request or a conversation that began on ${sayDay(first)} ${isOver ? 'was' : 'is'} erased from our server ${said.retentionDays} days later, on ${sayDay(last)}. Emails about it in our mailboxes are deleted by hand, and a backup goes when the next one replaces it. To have it erased sooner, write to ${said.email}: it costs nothing, and you have our answer within ${said.privacyDays} days.`,
  paidOnce: sayPaidOnce,
  announce: 'If you come, say here when, a day ahead, so that somebody who knows your trade is in.',
  urgent: `For emergencies, technical support answers ${said.phone} around the clock.`,
  budget(largest, codes) {
    if (largest === null)
      return `That is less than our cheapest plan, ${plans.starter.name}, at ${sayPrices('starter', codes)}. The first ${said.trialDays} days are free.`
    return `The largest plan within that is **${plans[largest].name}**: ${sayPrices(largest, codes)}. ${sayHas(largest)}`
  },
  packageInBudget: (item) =>
    `Paid once, the largest within that is the **${packages[item].name} package**, at ${dollars(packages[item].price)}.`,
  planInBudget(plan, within, codes) {
    const { name, monthlyPrice, annualPrice } = plans[plan]
    if (within === 'yes') return `**${name}** is within that: ${sayPrices(plan, codes)}. ${sayHas(plan)}`
    if (within === 'no') return `**${name}** costs more: ${sayPrices(plan, codes)}.`
    return `**${name}** costs more by the month: ${sayPrice(monthlyPrice, codes)}. Paid by the year it is within that: ${sayPrice(annualPrice, codes)} a year, which is ${sayPrice(Math.round(annualPrice / 12), codes)} a month.`
  },
  cheapestWith(named, plan) {
    const also = plan === 'enterprise' ? '' : ` ${plans.enterprise.name} has that, too.`
    return `The cheapest plan with ${sayList(named.map((feature) => features[feature]))} is **${plans[plan].name}**: ${sayPrices(plan)}. ${sayHas(plan)}${also}`
  },
  feature(feature, ids, first) {
    const answers = ids.map(
      (id) => `${plans[id].name} ${hasFeature(id, feature) ? 'includes' : 'does not include'} ${features[feature]}.`,
    )
    const begins = ids.every((id) => hasFeature(id, feature))
      ? []
      : [`It begins with **${plans[first].name}**, at ${sayPrices(first)}.`]
    return [...answers, ...begins].join(' ')
  },
  saving(ids) {
    const lines = ids.map((id) => {
      const { monthlyPrice, annualPrice } = plans[id]
      const { amount, percent } = countAnnualSaving(plans[id])
      return `- ${plans[id].name}: ${dollars(annualPrice)} instead of ${sum(12 * monthlyPrice)}, you save ${sum(amount)} (${percent}%); that is ${sum(Math.round(annualPrice / 12))} a month`
    })
    return `Paying by the year saves ${said.annualPercent}: twelve months for the price of ${said.annualMonths}.\n\n${lines.join('\n')}`
  },
  credit(item, paid, of) {
    const { name, price } = packages[item]
    const payments = of
      ? `${sayMonths(of.months)} of ${plans[of.plan].name}, paid by the ${of.isYearly ? 'year' : 'month'}, is ${sum(paid)}. That`
      : `${sum(paid)} of subscription payments`
    const left = paid < price ? `so ${sum(price - paid)} is left of ${sum(price)}` : 'which covers it'
    return `${payments} is credited toward the ${name} package, ${left}.`
  },
  once({ package: item, plan }, given) {
    const { name, price } = packages[item]
    const years = updateYearsOf(item)
    return `For ${sayCounted(given)}, the **${name} package** is the cheapest that fits: ${dollars(price)} once. The license is for life, with updates ${years === null ? 'for life' : `for ${count(years, 'years')}`}.\n\nAs a subscription it would be ${plans[plan].name}: ${sayPrices(plan)}.`
  },
  ngoPrice(prices, given, years, codes) {
    const lines = prices.map(
      ({ plan, month, year, total }) =>
        `- ${plans[plan].name}: ${sum(month)}${sayIn(month, codes)} a month, or ${sum(year)}${sayIn(year, codes)} a year${total === null ? '' : `; ${count(years, 'years')} together, the free one among them and paid by the year: ${sum(total)}${sayIn(total, codes)}`}`,
    )
    return `Non-profits that qualify get ${said.ngoMonths} months free, then ${said.ngoPercent} off the list price for life, ${said.ngoFee} setup fees with your lists loaded, and ${said.ngoSupport} priority support with every plan.${sayFor(given, prices)} After the free months:\n\n${lines.join('\n')}`
  },
  halfPrice(prices, given, years, codes) {
    const lines = prices.map(
      ({ plan, month, year, total }) =>
        `- ${plans[plan].name}: ${dollars(year)}${sayIn(year, codes)} for the first year, or ${dollars(month)}${sayIn(month, codes)} a month, then ${dollars(plans[plan].annualPrice)}${sayIn(plans[plan].annualPrice, codes)} a year${total === null ? '' : `; ${count(years, 'years')} together: ${sum(total)}${sayIn(total, codes)}`}`,
    )
    return `Small businesses that qualify get ${said.smallPercent} off the first year, by the year or by the month; then it is the list price, and we remind you beforehand.${sayFor(given, prices)}\n\n${lines.join('\n')}\n\nOur page names ${halved} alone, and no rule for who qualifies: a person says yes or no, with the reason. To ask for it, ${fixed.offers.smallBusiness}.`
  },
} as const satisfies ComputedWords
