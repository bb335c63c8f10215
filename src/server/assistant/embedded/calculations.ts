import type { Asked, CalculationId, ComputedWords, DaySaid, NamedDay, OpeningSaid } from '#content/assistant-words.ts'
import { openingOf, openingOn } from '#contract/opening-hours.ts'
import { advise, limitOf, unmetBy, weighUp, type LimitedNeed, type Needs } from '#contract/plan-advice.ts'
import { exampleNeeds } from '#contract/plan-needs.ts'
import { channels } from '#facts/contact.ts'
import type { CurrencyCode } from '#facts/exchange-rates.ts'
import { headquarters, offices, scheduleOf } from '#facts/offices.ts'
import { packages, type PackageId } from '#facts/packages.ts'
import { plans, type Cents, type Plan, type PlanId } from '#facts/plans.ts'
import type { Language } from './language.ts'
import { nextDate, sayDate, sayHours, sayMoment } from './say-moment.ts'

export type Circumstances = { readonly now: Date; readonly timeZone: string; readonly language: Language }

type Calculate = (asked: Asked, words: ComputedWords, circumstances: Circumstances) => string

const planIds = Object.keys(plans) as PlanId[]
const listOf = (asked: Asked): readonly PlanId[] => (asked.plans.length > 0 ? asked.plans : planIds)
/** What was not said does not count against a plan; it is said that it was assumed. */
const least = { users: 1, locations: 1, products: 1 } as const
const currencyOf = {
  Rwanda: 'RWF',
  Uganda: 'UGX',
  Cameroon: 'XAF',
  Angola: 'AOA',
  "Côte d'Ivoire": 'XOF',
} as const satisfies Record<(typeof offices)[number]['country'], CurrencyCode>

/** Every calculation by its id; the amounts come from facts and `plan-advice.ts`, the sentences from content. */
export const calculations = {
  fit(asked, words) {
    const { needs, more, self } = asked
    if (!needs.users && !needs.locations && !needs.products) return words.needNumbers
    const advice = advise({ ...least, years: 1, ...leastOf(asked) })
    const { products } = plans[advice.plan]
    return words.fit(
      advice,
      { needs, more, self },
      {
        users: !needs.users && advice.plan !== 'enterprise',
        locations: !needs.locations && advice.plan === 'starter',
        products: needs.products ? null : products,
      },
    )
  },
  total(asked, words) {
    const months = asked.months ?? 12 * (asked.needs.years ?? 1)
    return words.total(
      listOf(asked).map((plan) => ({
        plan,
        months,
        monthly: months * plans[plan].monthlyPrice,
        annual: months % 12 === 0 ? (months / 12) * plans[plan].annualPrice : null,
      })),
    )
  },
  ways(asked, words) {
    const years = asked.needs.years ?? exampleNeeds.years
    const fitting = advise({ ...needsOf(asked), years })
    return words.ways(weighUp(asked.plans[0] ?? fitting.plan, asked.packages[0] ?? fitting.package, years), years)
  },
  currency(asked, words) {
    const codes = asked.currencies.length > 0 ? asked.currencies : currenciesOf(asked)
    const isYearly = asked.needs.years !== undefined
    const ids = asked.packages.length > 0 ? asked.plans : listOf(asked)
    return words.currency(
      [
        ...ids.flatMap((id) => [
          ...(isYearly ? [] : [{ name: plans[id].name, price: plans[id].monthlyPrice, per: 'month' as const }]),
          ...(isYearly || asked.plans.length > 0
            ? [{ name: plans[id].name, price: plans[id].annualPrice, per: 'year' as const }]
            : []),
        ]),
        ...asked.packages.map((id) => ({ name: packages[id].name, price: packages[id].price, per: 'once' as const })),
      ],
      codes,
    )
  },
  limits(asked, words) {
    const needs: Needs = { ...least, locations: 2, years: 1, ...leastOf(asked) }
    const isPlaces = !asked.needs.users && !asked.needs.products && !asked.needs.locations
    const wanted = isPlaces ? needs : { ...needs, locations: leastOf(asked).locations ?? 1 }
    const plan = asked.plans[0] ?? 'starter'
    const missing = unmetBy(plans[plan], wanted)
    return words.limits(
      plan,
      { fits: missing.length === 0, isYesNo: asked.isYesNo },
      missing.flatMap((name) => exceededOf(plan, name)),
      advise(wanted).plan,
    )
  },
  comparison(asked, words) {
    return words.comparison(asked.plans.length > 1 ? asked.plans : planIds)
  },
  opening(asked, words, { now, timeZone, language }) {
    const places: readonly OpeningSaid['place'][] = asked.offices.length > 0 ? asked.offices : ['phone', 'chat']
    const { day } = asked
    if (day) return words.openingOn(places.map((place) => sayDay(place, day, now, language)))
    return words.opening(places.map((place) => sayOpening(place, now, timeZone, language)))
  },
  budget({ amounts }, words) {
    const amount: Cents = Math.max(0, ...amounts)
    const within = Object.values<Plan>(plans).filter(({ monthlyPrice }) => monthlyPrice <= amount)
    return words.budget(amount, within.at(-1)?.id ?? null)
  },
  saving(asked, words) {
    return words.saving(listOf(asked))
  },
  credit(asked, words) {
    const years = asked.needs.years ?? 1
    const plan = asked.plans[0] ?? 'professional'
    const item: PackageId = asked.packages[0] ?? advise(needsOf(asked)).package
    const { overYears, afterCredit } = weighUp(plan, item, years)
    return words.credit(plan, item, years, overYears.annual, afterCredit.rest)
  },
} as const satisfies Record<CalculationId, Calculate>

/** What was counted, and one more where it is more than that. */
function leastOf({ needs, more }: Asked): Asked['needs'] {
  return { ...needs, ...Object.fromEntries(more.map((name) => [name, (needs[name] ?? 0) + 1])) }
}

/** What was said, else the most that a named plan takes, else the example of the price list. */
function needsOf({ needs, plans: [plan] }: Asked): Needs {
  const named = plan && {
    users: limitOf(plan, 'users') ?? 11,
    locations: plan === 'starter' ? 1 : 2,
    products: limitOf(plan, 'products') ?? 100,
  }
  const isSaid = needs.users !== undefined || needs.locations !== undefined || needs.products !== undefined
  return { ...exampleNeeds, ...(isSaid ? least : named), ...needs }
}

function exceededOf(plan: PlanId, name: LimitedNeed) {
  const limit = limitOf(plan, name)
  return limit === null ? [] : [{ name, limit }]
}

function currenciesOf(asked: Asked): readonly CurrencyCode[] {
  const named = offices.filter(({ id }) => asked.offices.includes(id)).map(({ country }) => currencyOf[country])
  return named.length > 0 ? named : Object.values(currencyOf)
}

function scheduleAt(place: OpeningSaid['place']) {
  if (place === 'phone' || place === 'chat') return channels[place]
  return scheduleOf(offices.find(({ id }) => id === place) ?? headquarters)
}

function sayDay(place: OpeningSaid['place'], named: NamedDay, now: Date, language: Language): DaySaid {
  const schedule = scheduleAt(place)
  const date = nextDate(named, now, schedule.timeZone)
  return { place, day: sayDate(date, language), hours: sayHours(schedule), ...openingOn(schedule, date) }
}

function sayOpening(place: OpeningSaid['place'], now: Date, timeZone: string, language: Language): OpeningSaid {
  const schedule = scheduleAt(place)
  const opening = openingOf(schedule, now)
  const moment = opening.isOpen ? opening.closesAt : opening.opensAt
  return {
    place,
    isOpen: opening.isOpen,
    until: moment && sayMoment(moment, now, schedule.timeZone, timeZone, language),
    holiday: opening.isOpen ? null : opening.holiday,
  }
}
