import type {
  Asked,
  Assumption,
  CalculationId,
  ComputedWords,
  PlanTotal,
  ProgramPrice,
} from '#content/assistant-words.ts'
import { advise, isLargeEnough, limitedNeeds, limitOf, unmetBy, weighUp, type Needs } from '#contract/plan-advice.ts'
import { exampleNeeds } from '#contract/plan-needs.ts'
import type { CurrencyCode } from '#facts/exchange-rates.ts'
import { offices, type Office } from '#facts/offices.ts'
import { packageIds, packages, type PackageId } from '#facts/packages.ts'
import { planIds, plans, priceAfterDiscount, smallestWith, type Cents, type PlanId } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { sayClock, sayOpening, sayRetention, sayTrial, type Calculate } from './opening.ts'

/** What was not said does not count against a plan; it is said that it was assumed. */
export const least = { users: 1, locations: 1, products: 1, years: 1 } as const

export const isCounted = ({ needs }: Pick<Asked, 'needs'>) => limitedNeeds.some((name) => needs[name] !== undefined)

/** What was counted, and one more where it is more than that. */
export function leastOf({ needs, more }: Asked): Asked['needs'] {
  return { ...needs, ...Object.fromEntries(more.map((name) => [name, (needs[name] ?? 0) + 1])) }
}

/** Whoever counts locations alone has somebody in each, two in shifts, and is there himself: so `/multi-location` counts, too. */
function usersOf(asked: Asked) {
  const { users, locations = least.locations } = leastOf(asked)
  return users ?? (locations > least.locations ? locations * (asked.isInShifts ? 2 : 1) + 1 : least.users)
}

/** What a plan must have: what was counted, with somebody in each location. Who speaks of several and counts none has two. */
export function requiredBy(asked: Asked): Needs {
  const locations = asked.features.includes('multiLocation') ? 2 : least.locations
  return { ...least, locations, ...leastOf(asked), users: usersOf(asked) }
}

/** Whether a package does not take what was counted. */
export const isTooSmall = (id: PackageId, asked: Asked) =>
  isCounted(asked) && !isLargeEnough(packages[id], requiredBy(asked))

/** Whether the one plan that is named does not. */
export function isPlanTooSmall(asked: Asked): boolean {
  const [plan, ...others] = asked.plans
  const isOne = plan !== undefined && others.length === 0
  return isOne && isCounted(asked) && !asked.unsure && unmetBy(plan, requiredBy(asked)).length > 0
}

/** What no limited plan or package takes. */
const beyond = (...limits: readonly (number | null)[]) => Math.max(...limits.map((limit) => limit ?? 0)) + 1
const many = {
  users: beyond(...[...Object.values(plans), ...Object.values(packages)].map(({ users }) => users)),
  locations: 2,
  products: beyond(...Object.values(plans).map(({ products }) => products)),
}

/** What was said, else the most that a named plan or package takes, else the example of the price list. */
function needsOf({ needs, plans: [plan], packages: [item] }: Asked): Needs {
  const ofPlan = plan && Object.fromEntries(limitedNeeds.map((name) => [name, limitOf(plan, name) ?? many[name]]))
  const named = ofPlan ?? (item && { users: packages[item].users ?? many.users })
  return { ...exampleNeeds, ...(isCounted({ needs }) ? least : named), ...needs }
}

/** The plans that were named, without those that are too small for what was counted. */
function namedPlans(asked: Asked): readonly PlanId[] {
  return isCounted(asked) ? asked.plans.filter((id) => unmetBy(id, requiredBy(asked)).length === 0) : asked.plans
}

/** What is counted tells which plan: none is named that would do. */
const isAdvised = (asked: Asked) => isCounted(asked) && namedPlans(asked).length === 0

/** The cheapest plan for what was counted; null where nothing was. */
export const advisedFor = (asked: Asked) => (isCounted(asked) ? advise(requiredBy(asked)).plan : null)

/** The plans that were named, else the one that fits what was counted, else all, or those of a program. */
function plansFor(asked: Asked): readonly PlanId[] {
  const named = namedPlans(asked)
  if (named.length > 0) return named
  const advised = advisedFor(asked)
  return advised ? [advised] : planIds
}

/** The cheapest plan for what was counted, with what was assumed. */
function sayFit(asked: Asked, words: ComputedWords) {
  const needed = smallestWith(asked.features)
  if (!isCounted(asked))
    return asked.features.length > 0 ? words.cheapestWith(asked.features, needed) : words.needNumbers
  const advice = advise(requiredBy(asked))
  // A feature may ask for more than what was counted.
  if (planIds.indexOf(needed) > planIds.indexOf(advice.plan)) return words.cheapestWith(asked.features, needed)
  const fit = words.fit(advice, asked, listAssumed(asked, advice.plan), nextOf(asked, advice.plan))
  return asked.amounts.length > 0 ? `${fit}\n\n${sayBudget({ ...asked, plans: [advice.plan] }, words)}` : fit
}

/** Whoever counts his staff may not have counted himself: the plan for one more, where that is another. */
function nextOf({ needs: { users }, leavesOutSpeaker }: Asked, plan: PlanId): PlanId | null {
  const isFull = leavesOutSpeaker && users === plans[plan].users
  return isFull ? (planIds[planIds.indexOf(plan) + 1] ?? null) : null
}

/** Which plan or package fits how many users in so many locations, with so many products; null where there is no limit. */
function listSizes<Kind extends 'plan' | 'package'>(
  asked: Asked,
  kind: Kind,
  all: readonly { readonly users: number | null }[],
) {
  const needs = requiredBy(asked)
  return all
    .map(({ users: upTo }) => ({ id: advise({ ...needs, users: upTo ?? many.users })[kind], upTo }))
    .filter(({ id }, at, sizes) => sizes[at + 1]?.id !== id)
}

/** Which plan and package it is by how many sign in, where somebody may have been left out; only which package, `isOnce`. */
const saySizes = (asked: Asked, words: ComputedWords, isOnce: boolean) =>
  words.bySize(
    usersOf(asked),
    isOnce ? [] : listSizes(asked, 'plan', Object.values(plans)),
    listSizes(asked, 'package', Object.values(packages)),
  )

/** The plan that fits what was counted, above what is said of it. */
const sayWithFit = (asked: Asked, words: ComputedWords, text: string) =>
  isAdvised(asked) ? `${sayFit(asked, words)}\n\n${text}` : text

function listAssumed(asked: Asked, plan: PlanId): readonly Assumption[] {
  const { users, locations, products } = asked.needs
  const inEach = asked.isInShifts ? 'twoInEach' : 'oneInEach'
  return [
    ...(users ? [] : ([usersOf(asked) > least.users ? inEach : 'oneUser'] as const)),
    ...(locations || plan !== 'starter' ? [] : (['oneLocation'] as const)),
    ...(products || plans[plan].products === null ? [] : (['fewProducts'] as const)),
  ]
}

/** By so much at most a rounded price differs from what it stands for. */
const indicationError = 0.005
/** So many days and weeks make a month. */
const timesOf = (per: Asked['per']) => (per === 'day' ? 30 : per === 'week' ? 52 / 12 : 1)

/** Whether a named amount is enough for a plan that was named or advised, else for which it is. */
function sayBudget({ amounts, amountsIn, per, plans: named, needs }: Asked, words: ComputedWords) {
  // What a price is about in another currency is rounded.
  const amount: Cents = Math.max(0, ...amounts) * timesOf(per) * (amountsIn.length > 0 ? 1 + indicationError : 1)
  const isWithin = (id: PlanId) => plans[id][per === 'year' ? 'annualPrice' : 'monthlyPrice'] <= amount
  const isByYear = (id: PlanId) => per !== 'year' && plans[id].annualPrice <= 12 * amount
  const ways = named.map((id) => ({ id, within: isWithin(id) ? 'yes' : isByYear(id) ? 'byYear' : 'no' }) as const)
  const ofNamed = ways.map(({ id, within }) => words.planInBudget(id, within, amountsIn))
  // What is too small for so many is no offer.
  if (ways.some(({ within }) => within !== 'no') || isCounted({ needs })) return ofNamed.join('\n\n')
  const largest = planIds.findLast(isWithin) ?? null
  // What is less than our cheapest plan is less than Starter.
  const isSaidBelow = named.includes('starter') && largest === null
  // What is had to spend, and not by the month, may buy as well.
  const once = per === null ? Object.values(packages).findLast(({ price }) => price <= amount) : undefined
  return [
    ...(isSaidBelow ? [] : ofNamed),
    words.budget(largest, amountsIn),
    ...(once ? [words.packageInBudget(once.id)] : []),
  ].join('\n\n')
}

/** What a plan costs over the time that was named, else a year; by the year for whole years only. */
function totalOf(plan: PlanId, { months: named, needs }: Asked): PlanTotal {
  const months = named ?? 12 * (needs.years ?? 1)
  const { monthlyPrice, annualPrice } = plans[plan]
  return {
    plan,
    months,
    monthly: months * monthlyPrice,
    annual: months % 12 === 0 ? (months / 12) * annualPrice : null,
  }
}

function sayTotal(asked: Asked, words: ComputedWords) {
  const totals = plansFor(asked).map((plan) => words.total(totalOf(plan, asked), asked.currencies))
  return sayWithFit(asked, words, totals.join('\n\n'))
}

const sayOnce = (asked: Asked, words: ComputedWords) => words.once(advise(requiredBy(asked)), asked)

/** What a program makes of our prices; `sum` is that of more than one year. */
function sayProgram(
  name: 'ngoPrice' | 'halfPrice',
  percent: number,
  sum: (years: number, reduced: Cents, listed: Cents) => Cents,
  all: readonly PlanId[] = planIds,
): Calculate {
  return (asked, words) => {
    const years = asked.needs.years ?? 1
    const fitting = plansFor(asked).filter((plan) => all.includes(plan))
    const prices = (fitting.length > 0 ? fitting : all).map((plan): ProgramPrice => {
      const { monthlyPrice, annualPrice } = plans[plan]
      const year = priceAfterDiscount(annualPrice, percent)
      const month = priceAfterDiscount(monthlyPrice, percent)
      return { plan, month, year, total: years > 1 ? sum(years, year, annualPrice) : null }
    })
    const codes = asked.currencies
    const said = words[name](prices, isAdvised(asked) && fitting.length > 0 ? asked : null, years, codes)
    return codes.length > 0 ? `${said}\n\n${words.rates(codes)}` : said
  }
}

const ownPrices: ReadonlySet<Cents> = new Set([
  ...Object.values(plans).flatMap(({ monthlyPrice, annualPrice }) => [monthlyPrice, annualPrice]),
  ...Object.values(packages).map(({ price }) => price),
])
const dollar: Cents = 100
/** What a single dollar is worth the rates say. */
const isOther = (amount: Cents) => amount > dollar && !ownPrices.has(amount)

/** Every calculation by its id; the amounts come from facts and `plan-advice.ts`, the sentences from content. */
const calculations = {
  /** Whoever asks for the price of several years is told that, too. */
  fit: (asked, words) =>
    asked.asksPrice && isAdvised(asked) && (asked.needs.years ?? 1) > 1 ? sayTotal(asked, words) : sayFit(asked, words),
  currency(asked, words, { currency: own }) {
    const codes = asked.currencies.length > 0 ? asked.currencies : currenciesOf(asked, own)
    // `99.5 dollars is how much in francs?`
    const foreign = asked.amountsIn.length > 0 || isCounted(asked) ? [] : asked.amounts.filter(isOther)
    if (foreign.length > 0) return `${words.converted(foreign, codes)}\n\n${words.rates(codes)}`
    const isOverTime = asked.months !== null || asked.needs.years !== undefined
    const items = asked.packages.length === 0 && asked.isOnce ? packageIds : asked.packages
    // `And to buy it once for 6 people, in kwanzas?`, after a plan was spoken of: what fits them, too.
    const isOfSize = asked.isOnce && isCounted(asked)
    const fitting = isOfSize ? [advise(needsOf(asked)).package] : []
    const said =
      items.length > 0
        ? words.currency(
            isOfSize ? [] : asked.plans,
            packageIds.filter((id) => items.includes(id) || fitting.includes(id)),
            codes,
          )
        : isOverTime
          ? sayTotal({ ...asked, currencies: codes }, words)
          : sayWithFit(asked, words, words.currency(plansFor(asked), [], codes))
    return [...(isOfSize ? [sayOnce(asked, words)] : []), said, words.rates(codes)].join('\n\n')
  },
  limits(asked, words) {
    const [plan = 'starter'] = asked.plans
    if (!isCounted(asked)) {
      // Who counts nothing asks of places.
      const several = { ...least, locations: 2 }
      return words.limits(plan, unmetBy(plan, several), advise(several).plan)
    }
    const better = advise(requiredBy(asked)).plan
    const exceeded = unmetBy(plan, { ...least, ...leastOf(asked) })
    if (exceeded.length > 0) return words.limits(plan, exceeded, better)
    if (better !== plan) return `${words.limits(plan, [], plan)}\n\n${sayFit(asked, words)}`
    return words.limits(plan, [], planIds[planIds.indexOf(plan) + 1] ?? plan)
  },
  comparison(asked, words) {
    const named = planIds.filter((id) => asked.plans.includes(id))
    const [less, more, ...others] = named
    const isOfTwo = less !== undefined && more !== undefined && others.length === 0
    const isWithPackage = less !== undefined && asked.packages.length > 0
    const lines = words.comparison(isOfTwo || isWithPackage ? named : planIds, asked.packages)
    const compared = isOfTwo && asked.asksPrice ? `${words.difference(less, more)}\n\n${lines}` : lines
    return isCounted(asked) ? `${sayFit(asked, words)}\n\n${compared}` : compared
  },
  opening: sayOpening,
  /** `Can I still chat at 19:30, Kigali time?` asks whether; hours on that clock are said with it. */
  clock: (asked, ...rest) => (asked.hour === null && !asked.isNow ? sayClock : sayOpening)(asked, ...rest),
  trialDates: sayTrial,
  retentionDates: sayRetention,
  budget: (asked, words) => (isCounted(asked) ? sayFit(asked, words) : sayBudget(asked, words)),
  total: sayTotal,
  ways(asked, words) {
    const years = asked.needs.years ?? exampleNeeds.years
    const { plan, package: item } = advise(needsOf(asked))
    const [named, ...others] = asked.packages
    if (isCounted(asked) && others.length > 0 && asked.plans.length === 0 && asked.needs.years === undefined)
      return sayOnce(asked, words)
    const isNamedTooSmall = named !== undefined && isTooSmall(named, asked)
    const once = named && !isNamedTooSmall ? named : item
    const compared = words.ways(weighUp(namedPlans(asked).at(-1) ?? plan, once, years), years)
    return isNamedTooSmall ? `${sayFit(asked, words)}\n\n${compared}` : compared
  },
  saving: (asked, words) => (asked.currencies.length > 0 ? sayTotal(asked, words) : words.saving(plansFor(asked))),
  credit(asked, words) {
    // Of `4 years of Enterprise, what remains for Essential?` the one of both names is the plan.
    const isOfEnterprise = asked.plans.length === 0 && asked.packages.length > 1
    const [plan = isOfEnterprise ? 'enterprise' : 'professional'] = asked.plans
    const [item = advise(needsOf(asked)).package] = asked.packages
    // The other amount may be the price of the package.
    const told = asked.amounts.find((amount) => amount !== packages[item].price)
    if (told !== undefined) return words.credit(item, told, null)
    const total = totalOf(plan, asked)
    const byMonth = words.credit(item, total.monthly, { ...total, isYearly: false })
    if (total.annual === null) return byMonth
    return `${words.credit(item, total.annual, { ...total, isYearly: true })}\n\n${byMonth}`
  },
  once: sayOnce,
  /** The first year costs nothing. */
  ngoPrice: sayProgram('ngoPrice', ngoProgram.lifetimeDiscountPercent, (years, reduced) => (years - 1) * reduced),
  halfPrice: sayProgram(
    'halfPrice',
    smallBusinessProgram.firstYearDiscountPercent,
    (years, reduced, listed) => reduced + (years - 1) * listed,
    smallBusinessProgram.plans,
  ),
} as const satisfies Record<CalculationId, Calculate>

/** What is said of a number of users alone, and what is said of none. */
const ofSize: ReadonlySet<CalculationId> = new Set(['fit', 'once', 'ways', 'limits', 'budget'])
const ofTime: ReadonlySet<CalculationId> = new Set(['opening', 'clock'])

/** What is worked out; where somebody may have been left out, for any number of users, and how many there are is asked. */
export function calculate(id: CalculationId, ...[given, words, context]: Parameters<Calculate>): string {
  const asked = { ...given, currencies: inOwn(given, context.currency) }
  if (!asked.unsure || ofTime.has(id)) return calculations[id](asked, words, context)
  const bySize = saySizes(asked, words, id === 'once')
  if (ofSize.has(id)) return sayTooSmall(asked, words) ?? bySize
  const { users: _, ...needs } = asked.needs
  return `${bySize}\n\n${calculations[id]({ ...asked, needs, unsure: null }, words, context)}`
}

/** The plan that is named is too small for those who were counted already, and the one that fits has no limit. */
function sayTooSmall(asked: Asked, words: ComputedWords): string | null {
  const [plan, ...others] = asked.plans
  if (asked.unsure !== 'more' || !plan || others.length > 0) return null
  const exceeded = unmetBy(plan, { ...least, ...leastOf(asked) })
  const better = advise(requiredBy(asked)).plan
  return exceeded.length > 0 && plans[better].users === null ? words.limits(plan, exceeded, better) : null
}

/** Those of the offices that are named, else that of the asker, else of all. */
function currenciesOf(asked: Asked, own: CurrencyCode | null): readonly CurrencyCode[] {
  const spoken = (places: readonly Office[]) => places.flatMap(({ currency }) => currency ?? [])
  const named = spoken(offices.filter(({ id }) => asked.offices.includes(id)))
  if (named.length > 0) return named
  return own ? [own] : spoken(offices)
}

/** `Francs` are those of who asks. */
const inOwn = ({ currencies, isSharedName }: Asked, own: CurrencyCode | null): readonly CurrencyCode[] =>
  isSharedName && own !== null && currencies.includes(own) ? [own] : currencies
