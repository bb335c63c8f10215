import type { Asked, CalculationId, ComputedWords } from '#content/assistant-words.ts'
import { advise, limitOf, unmetBy, type LimitedNeed, type Needs } from '#contract/plan-advice.ts'
import type { CurrencyCode } from '#facts/exchange-rates.ts'
import { offices } from '#facts/offices.ts'
import { packages } from '#facts/packages.ts'
import { plans, type Cents, type Plan, type PlanId } from '#facts/plans.ts'
import { isCounted, least, leastOf, planIds, plansFor } from './asked-needs.ts'
import { sayClock, sayOpening, type Circumstances } from './opening.ts'
import { sayFit, sums } from './sums.ts'

type Calculate = (asked: Asked, words: ComputedWords, circumstances: Circumstances) => string

const currencyOf = {
  Rwanda: 'RWF',
  Uganda: 'UGX',
  Cameroon: 'XAF',
  Angola: 'AOA',
  "Côte d'Ivoire": 'XOF',
} as const satisfies Record<(typeof offices)[number]['country'], CurrencyCode>

/** Every calculation by its id; the amounts come from facts and `plan-advice.ts`, the sentences from content. */
export const calculations = {
  fit: sayFit,
  currency(asked, words) {
    const codes = asked.currencies.length > 0 ? asked.currencies : currenciesOf(asked)
    const isYearly = asked.needs.years !== undefined
    const ids = asked.packages.length > 0 ? asked.plans : plansFor(asked)
    const isFitting = asked.plans.length === 0 && asked.packages.length === 0 && isCounted(asked)
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
    const needs: Needs = { ...least, locations: 2, years: 1, ...leastOf(asked) }
    const isPlaces = !asked.needs.users && !asked.needs.products && !asked.needs.locations
    const wanted = isPlaces ? needs : { ...needs, locations: leastOf(asked).locations ?? 1 }
    const plan = asked.plans[0] ?? 'starter'
    const missing = unmetBy(plans[plan], wanted)
    const better = advise(wanted).plan
    const fit = words.limits(
      plan,
      missing.flatMap((name) => exceededOf(plan, name)),
      better,
    )
    return isCounted(asked) && missing.length === 0 && better !== plan ? `${fit}\n\n${sayFit(asked, words)}` : fit
  },
  comparison(asked, words) {
    const named = planIds.filter((id) => asked.plans.includes(id))
    return words.comparison(named.length > 1 ? named : planIds, asked.asksPrice)
  },
  opening: sayOpening,
  clock: sayClock,
  budget({ amounts, per }, words) {
    const amount: Cents = Math.max(0, ...amounts)
    const priceOf = ({ monthlyPrice, annualPrice }: Plan) => (per === 'year' ? annualPrice : monthlyPrice)
    const within = Object.values<Plan>(plans).filter((plan) => priceOf(plan) <= amount * timesOf(per))
    return words.budget(amount, within.at(-1)?.id ?? null)
  },
  ...sums,
} as const satisfies Record<CalculationId, Calculate>

/** So many days and weeks make a month. */
const timesOf = (per: Asked['per']) => (per === 'day' ? 30 : per === 'week' ? 52 / 12 : 1)

function exceededOf(plan: PlanId, name: LimitedNeed) {
  const limit = limitOf(plan, name)
  return limit === null ? [] : [{ name, limit }]
}

function currenciesOf(asked: Asked): readonly CurrencyCode[] {
  const named = offices.filter(({ id }) => asked.offices.includes(id)).map(({ country }) => currencyOf[country])
  return named.length > 0 ? named : Object.values(currencyOf)
}
