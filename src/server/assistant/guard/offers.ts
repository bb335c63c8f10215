import type { CurrencyCode } from '#facts/exchange-rates.ts'
import { countIndication, referenceRates } from '#facts/exchange-rates.ts'
import { packages, type OneTimePackage } from '#facts/packages.ts'
import {
  countAnnualSaving,
  hasFeature,
  plans,
  priceAfterDiscount,
  type Cents,
  type Plan,
  type PlanFeature,
} from '#facts/plans.ts'
import { ngoProgram, smallBusinessProgram } from '#facts/programs.ts'
import type { CountedName } from '#content/quantity-words.ts'

/** How often an amount is paid, or what else it is: twelve months together, or what a year paid at once saves. */
export type PriceSense = 'month' | 'year' | 'once' | 'twelve months' | 'saving'
export type ProgramId = 'small business' | 'ngo'

export type Price = {
  readonly currency: 'USD' | CurrencyCode
  /** In dollars or whole units of the currency. */
  readonly amount: number
  readonly sense: PriceSense
  /** The price is only what is left after a programme's discount. */
  readonly program: ProgramId | null
}

/** A plan or package with all that may be said of it in numbers. */
export type Offer = {
  readonly name: string
  readonly kind: 'plan' | 'package'
  readonly isSmallest: boolean
  readonly prices: readonly Price[]
  /** Null is unlimited; undefined where no fact says it. */
  readonly limits: Readonly<Record<CountedName, number | null | undefined>>
  readonly updateYears: number | null | undefined
  readonly supportYears: number | undefined
  /** Whether a plan includes something. Of packages the facts do not say. */
  readonly has: (feature: PlanFeature) => boolean
}

const programs = [
  ['small business', smallBusinessProgram.firstYearDiscountPercent],
  ['ngo', ngoProgram.lifetimeDiscountPercent],
] as const
const codes = Object.keys(referenceRates.perDollar) as readonly CurrencyCode[]

/** A list price in dollars, about what it is in each currency, and what the programmes leave of it. */
function pricesOf(cents: Cents, sense: PriceSense, hasPrograms: boolean): readonly Price[] {
  const list = { currency: 'USD', amount: cents / 100, sense, program: null } as const
  const abroad = codes.map((currency) => ({ ...list, currency, amount: countIndication(cents, currency) }))
  const reduced = programs.map(([program, percent]) => ({
    ...list,
    program,
    amount: priceAfterDiscount(cents, percent) / 100,
  }))
  return [list, ...abroad, ...(hasPrograms ? reduced : [])]
}

function readPlan(plan: Plan): Offer {
  const dollars = { currency: 'USD', program: null } as const
  return {
    name: plan.name,
    kind: 'plan',
    isSmallest: plan.id === 'starter',
    prices: [
      ...pricesOf(plan.monthlyPrice, 'month', true),
      ...pricesOf(plan.annualPrice, 'year', true),
      { ...dollars, amount: (12 * plan.monthlyPrice) / 100, sense: 'twelve months' },
      { ...dollars, amount: countAnnualSaving(plan).amount / 100, sense: 'saving' },
    ],
    limits: { users: plan.users, products: plan.products, locations: locationsOf(plan) },
    updateYears: undefined,
    supportYears: undefined,
    has: (feature) => hasFeature(plan.id, feature),
  }
}

function locationsOf({ id }: Plan) {
  if (hasFeature(id, 'unlimitedLocations')) return null
  return hasFeature(id, 'multiLocation') ? undefined : 1
}

function readPackage(offer: OneTimePackage): Offer {
  const { features } = offer
  const places = features.includes('multiLocation') ? undefined : 1
  return {
    name: offer.name,
    kind: 'package',
    isSmallest: offer.id === 'essential',
    prices: pricesOf(offer.price, 'once', false),
    limits: {
      users: offer.users,
      products: undefined,
      locations: features.includes('unlimitedLocations') ? null : places,
    },
    updateYears: offer.updateYears,
    supportYears: offer.support.years,
    has: () => false,
  }
}

export const offers: readonly Offer[] = [
  ...Object.values<Plan>(plans).map(readPlan),
  ...Object.values<OneTimePackage>(packages).map(readPackage),
]
