import type { Asked, CalculationId, ComputedWords } from '#content/assistant-words.ts'
import { advise, limitOf, unmetBy, weighUp, type Needs, type PlanAdvice } from '#contract/plan-advice.ts'
import { exampleNeeds } from '#contract/plan-needs.ts'
import type { CurrencyCode } from '#facts/exchange-rates.ts'
import { offices, type Office } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { planIds, plans, priceAfterDiscount, smallestWith, type Cents, type PlanId } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { sayClock, sayOpening, type Calculate } from './opening.ts'

/** What was not said does not count against a plan; it is said that it was assumed. */
export const least = { users: 1, locations: 1, products: 1 } as const

export const isCounted = ({ needs }: Pick<Asked, 'needs'>) =>
  needs.users !== undefined || needs.locations !== undefined || needs.products !== undefined

/** Nobody names a plan, and what is counted tells which. */
const isAdvised = (asked: Asked) => isCounted(asked) && asked.plans.length === 0

/** What was counted, and one more where it is more than that. */
export function leastOf({ needs, more }: Asked): Asked['needs'] {
  return { ...needs, ...Object.fromEntries(more.map((name) => [name, (needs[name] ?? 0) + 1])) }
}

/** Whoever counts locations alone has somebody in each, two in shifts, and is there himself: so `/multi-location` counts, too. */
function usersOf(asked: Asked) {
  const { users, locations = least.locations } = leastOf(asked)
  return users ?? (locations > least.locations ? locations * (asked.isInShifts ? 2 : 1) + 1 : least.users)
}

/** What a plan must have: what was counted, with somebody in each location. */
export function requiredBy(asked: Asked): Needs {
  return { ...least, years: 1, ...leastOf(asked), users: usersOf(asked) }
}

const adviseFor = (asked: Asked): PlanAdvice => advise(requiredBy(asked))

/** More people than any limited plan or package takes. */
const manyUsers = 11

/** What was said, else the most that a named plan or package takes, else the example of the price list. */
function needsOf({ needs, plans: [plan], packages: [item] }: Asked): Needs {
  const ofPackage = item && { users: packages[item].users ?? manyUsers }
  const named = plan
    ? {
        users: limitOf(plan, 'users') ?? manyUsers,
        locations: plan === 'starter' ? 1 : 2,
        products: limitOf(plan, 'products') ?? 100,
      }
    : ofPackage
  return { ...exampleNeeds, ...(isCounted({ needs }) ? least : named), ...needs }
}

/** The plans that were named, else the one that fits what was counted, else all. */
function plansFor(asked: Asked): readonly PlanId[] {
  if (asked.plans.length > 0) return asked.plans
  return isCounted(asked) ? [adviseFor(asked).plan] : planIds
}

/** The cheapest plan for what was counted, with what was assumed. */
const sayFit = (asked: Asked, words: ComputedWords) => {
  const needed = smallestWith(asked.features)
  if (!isCounted(asked))
    return asked.features.length > 0 ? words.cheapestWith(asked.features, needed) : words.needNumbers
  const advice = adviseFor(asked)
  // A feature may ask for more than what was counted.
  if (planIds.indexOf(needed) > planIds.indexOf(advice.plan)) return words.cheapestWith(asked.features, needed)
  const fit = words.fit(advice, asked, assumedFor(asked, advice.plan))
  return asked.amounts.length > 0 ? `${fit}\n\n${sayBudget({ ...asked, plans: [advice.plan] }, words)}` : fit
}

/** By so much at most a rounded price differs from what it stands for. */
const indicationError = 0.005

/** What a named amount is enough for: a plan that was named, and the largest. */
function sayBudget({ amounts, amountsIn, per, plans: [named] }: Asked, words: ComputedWords) {
  // What a price is about in another currency is rounded.
  const amount: Cents = Math.max(0, ...amounts) * timesOf(per) * (amountsIn.length > 0 ? 1 + indicationError : 1)
  const isWithin = (id: PlanId) => plans[id][per === 'year' ? 'annualPrice' : 'monthlyPrice'] <= amount
  return words.budget({
    named: named ? { plan: named, isWithin: isWithin(named) } : null,
    largest: planIds.findLast(isWithin) ?? null,
    per: per === 'year' ? 'year' : 'month',
    codes: amountsIn,
  })
}

function assumedFor(asked: Asked, plan: PlanId) {
  const { needs } = asked
  const users = usersOf(asked)
  return {
    users: needs.users || (users === least.users && plan === 'enterprise') ? null : users,
    isInShifts: asked.isInShifts,
    locations: !needs.locations && plan === 'starter',
    products: needs.products ? null : plans[plan].products,
  }
}

/** So many months, or whole years; one year where nothing is said. */
const monthsOf = ({ months, needs }: Asked) => months ?? 12 * (needs.years ?? 1)

/** What a plan costs over a time; by the year for whole years only. */
function totalOf(plan: PlanId, months: number) {
  const { monthlyPrice, annualPrice } = plans[plan]
  return {
    plan,
    months,
    monthly: months * monthlyPrice,
    annual: months % 12 === 0 ? (months / 12) * annualPrice : null,
  }
}

/** A named plan that is too small for what was counted gives way to the one that fits. */
function isTooSmall(asked: Asked) {
  const [plan, ...others] = asked.plans
  if (!plan || others.length > 0 || !isCounted(asked)) return false
  return unmetBy(plans[plan], requiredBy(asked)).length > 0
}

function sayTotal(asked: Asked, words: ComputedWords) {
  const isFitting = isAdvised(asked) || isTooSmall(asked)
  const ids = isFitting ? [adviseFor(asked).plan] : plansFor(asked)
  const totals = words.total(ids.map((plan) => totalOf(plan, monthsOf(asked))))
  return isFitting ? `${sayFit(asked, words)}\n\n${totals}` : totals
}

/** Every calculation by its id; the amounts come from facts and `plan-advice.ts`, the sentences from content. */
export const calculations = {
  /** Whoever asks for the price of several years is told that, too. */
  fit: (asked, words) =>
    asked.asksPrice && isAdvised(asked) && (asked.needs.years ?? 1) > 1 ? sayTotal(asked, words) : sayFit(asked, words),
  currency(asked, words) {
    const codes = asked.currencies.length > 0 ? asked.currencies : currenciesOf(asked)
    const isYearly = asked.needs.years !== undefined
    const ids = asked.packages.length > 0 ? asked.plans : plansFor(asked)
    const isFitting = isAdvised(asked) && asked.packages.length === 0
    const prices = words.currency(
      [
        ...ids.flatMap((id) => [
          ...(isYearly ? [] : [{ name: plans[id].name, price: plans[id].monthlyPrice, per: 'month' as const }]),
          ...(isYearly || ids.length < planIds.length
            ? [{ name: plans[id].name, price: plans[id].annualPrice, per: 'year' as const }]
            : []),
        ]),
        ...asked.packages.map((id) => ({ name: packages[id].name, price: packages[id].price, per: 'once' as const })),
      ],
      codes,
    )
    return isFitting ? `${sayFit(asked, words)}\n\n${prices}` : prices
  },
  limits(asked, words) {
    // Who counts nothing asks of places.
    const wanted = { ...least, years: 1, ...(!isCounted(asked) && { locations: 2 }), ...leastOf(asked) }
    const plan = asked.plans[0] ?? 'starter'
    const missing = unmetBy(plans[plan], wanted)
    const better = isCounted(asked) ? adviseFor(asked).plan : advise(wanted).plan
    const exceeded = missing.flatMap((name) => {
      const limit = limitOf(plan, name)
      return limit === null ? [] : [{ name, limit }]
    })
    const fit = words.limits(plan, exceeded, better)
    if (!isCounted(asked) || missing.length > 0) return fit
    if (better === plan) return asked.isYesNo ? sayFit(asked, words) : fit
    return `${fit}\n\n${sayFit(asked, words)}`
  },
  comparison(asked, words) {
    const named = planIds.filter((id) => asked.plans.includes(id))
    const compared = words.comparison(named.length > 1 ? named : planIds, asked.asksPrice)
    return isCounted(asked) ? `${sayFit(asked, words)}\n\n${compared}` : compared
  },
  opening: sayOpening,
  /** `Can I still chat at 19:30, Kigali time?` asks whether, and not when. */
  clock: (asked, ...rest) => (asked.isYesNo && asked.hour !== null ? sayOpening : sayClock)(asked, ...rest),
  budget: (asked, words) => (isCounted(asked) ? sayFit(asked, words) : sayBudget(asked, words)),
  total: sayTotal,
  ways(asked, words) {
    const years = asked.needs.years ?? exampleNeeds.years
    const fitting = advise({ ...needsOf(asked), years })
    // A plan that was spoken of and is too small is not weighed.
    const plan = asked.plans.findLast(
      (id) => !isCounted(asked) || unmetBy(plans[id], { ...least, years, ...leastOf(asked) }).length === 0,
    )
    return words.ways(weighUp(plan ?? fitting.plan, asked.packages[0] ?? fitting.package, years), years)
  },
  saving: (asked, words) => words.saving(plansFor(asked)),
  credit(asked, words) {
    const plan = asked.plans[0] ?? 'professional'
    const item = asked.packages[0] ?? advise(needsOf(asked)).package
    const { price } = packages[item]
    const { monthly, annual, months } = totalOf(plan, monthsOf(asked))
    const left = (paid: number) => ({ paid, rest: Math.max(0, price - paid) })
    // The other amount may be the price of the package.
    const told = asked.amounts.find((amount) => amount !== price)
    if (told !== undefined) return words.credited(item, left(told))
    return words.credit(plan, item, { months, monthly: left(monthly), annual: annual === null ? null : left(annual) })
  },
  once(asked, words) {
    const advice = adviseFor(asked)
    const { amounts, packages: named } = asked
    const isWithin = packages[advice.package].price <= Math.max(0, ...amounts)
    // Who names a package by its price has no amount of his own.
    return words.once(advice, asked, amounts.length > 0 && named.length === 0 ? isWithin : null)
  },
  ngoPrice(asked, words) {
    const off = (price: number) => priceAfterDiscount(price, ngoProgram.lifetimeDiscountPercent)
    const years = asked.needs.years ?? 1
    return words.ngoPrice(
      plansFor(asked).map((plan) => ({
        plan,
        month: off(plans[plan].monthlyPrice),
        year: off(plans[plan].annualPrice),
        // The first year costs nothing.
        total: years > 1 ? (years - ngoProgram.trialMonths / 12) * off(plans[plan].annualPrice) : null,
      })),
      isAdvised(asked) ? asked : null,
      years,
    )
  },
  halfPrice(asked, words) {
    const half = (price: number) => priceAfterDiscount(price, smallBusinessProgram.firstYearDiscountPercent)
    const years = asked.needs.years ?? 1
    return words.halfPrice(
      plansFor(asked)
        .filter((plan) => plan !== 'enterprise' || asked.plans.includes(plan) || isCounted(asked))
        .map((plan) => {
          const { monthlyPrice, annualPrice: later } = plans[plan]
          const month = half(monthlyPrice)
          const first = half(later)
          return { plan, month, first, later, total: years > 1 ? first + (years - 1) * later : null }
        }),
      isAdvised(asked) ? asked : null,
      years,
    )
  },
} as const satisfies Record<CalculationId, Calculate>

/** So many days and weeks make a month. */
const timesOf = (per: Asked['per']) => (per === 'day' ? 30 : per === 'week' ? 52 / 12 : 1)

function currenciesOf(asked: Asked): readonly CurrencyCode[] {
  const spoken = (places: readonly Office[]) => places.flatMap(({ currency }) => currency ?? [])
  const named = spoken(offices.filter(({ id }) => asked.offices.includes(id)))
  return named.length > 0 ? named : spoken(offices)
}
