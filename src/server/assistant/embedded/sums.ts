import type { Asked, CalculationId, ComputedWords } from '#content/assistant-words.ts'
import { advise, unmetBy, weighUp, type PlanAdvice } from '#contract/plan-advice.ts'
import { exampleNeeds } from '#contract/plan-needs.ts'
import { packages } from '#facts/packages.ts'
import { plans, priceAfterDiscount, type PlanId } from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import { adviseFor, isCounted, least, leastOf, needsOf, plansFor } from './asked-needs.ts'

type Sum = (asked: Asked, words: ComputedWords) => string

/** The cheapest plan for what was counted, with what was assumed. */
export const sayFit: Sum = (asked, words) => {
  if (!isCounted(asked)) return words.needNumbers
  const advice = adviseFor(asked)
  return words.fit(advice, asked, assumedFor(asked, advice))
}

function assumedFor({ needs }: Asked, { plan }: Pick<PlanAdvice, 'plan'>) {
  return {
    users: !needs.users && plan !== 'enterprise',
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
  return unmetBy(plans[plan], { ...least, years: 1, ...leastOf(asked) }).length > 0
}

/** What is worked out of prices over a time; the amounts come from facts and `plan-advice.ts`. */
export const sums = {
  total(asked, words) {
    const isAdvised = isCounted(asked) && (asked.plans.length === 0 || isTooSmall(asked))
    const ids = isAdvised ? [adviseFor(asked).plan] : plansFor(asked)
    const totals = words.total(ids.map((plan) => totalOf(plan, monthsOf(asked))))
    return isAdvised ? `${sayFit(asked, words)}\n\n${totals}` : totals
  },
  ways(asked, words) {
    const years = asked.needs.years ?? exampleNeeds.years
    const fitting = advise({ ...needsOf(asked), years })
    return words.ways(weighUp(asked.plans[0] ?? fitting.plan, asked.packages[0] ?? fitting.package, years), years)
  },
  saving(asked, words) {
    return words.saving(plansFor(asked))
  },
  credit(asked, words) {
    const plan = asked.plans[0] ?? 'professional'
    const item = asked.packages[0] ?? advise(needsOf(asked)).package
    const { price } = packages[item]
    const { monthly, annual, months } = totalOf(plan, monthsOf(asked))
    const left = (paid: number) => ({ paid, rest: Math.max(0, price - paid) })
    return words.credit(plan, item, { months, monthly: left(monthly), annual: annual === null ? null : left(annual) })
  },
  once(asked, words) {
    const advice = adviseFor(asked)
    return words.once(advice, asked)
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
      isCounted(asked) && asked.plans.length === 0 ? asked : null,
      years,
    )
  },
  halfPrice(asked, words) {
    const years = asked.needs.years ?? 1
    return words.halfPrice(
      plansFor(asked)
        .filter((plan) => plan !== 'enterprise' || asked.plans.includes(plan) || isCounted(asked))
        .map((plan) => {
          const first = priceAfterDiscount(plans[plan].annualPrice, smallBusinessProgram.firstYearDiscountPercent)
          const later = plans[plan].annualPrice
          return { plan, first, later, total: years > 1 ? first + (years - 1) * later : null }
        }),
      isCounted(asked) && asked.plans.length === 0 ? asked : null,
      years,
    )
  },
} as const satisfies Partial<Record<CalculationId, Sum>>
