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
import type { ProgramId } from '#content/guard-figures.ts'
import type { CountedName } from '#content/quantity-words.ts'

/** How often an amount is paid, or what else it is: twelve months together, or what a year paid at once saves. */
export type PriceSense = 'month' | 'year' | 'once' | 'twelve months' | 'saving'

type Price = {
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
  readonly updateYears?: number | null
  readonly supportYears?: number
  /** Whether a plan includes something. Of packages the facts do not say that one is without it. */
  readonly has: (feature: PlanFeature) => boolean
}

const programs = [
  ['small business', smallBusinessProgram.firstYearDiscountPercent],
  ['ngo', ngoProgram.lifetimeDiscountPercent],
] as const
const codes = Object.keys(referenceRates.perDollar) as readonly CurrencyCode[]
const dollars = (sense: PriceSense, cents: Cents, program: ProgramId | null = null): Price => ({
  currency: 'USD',
  amount: cents / 100,
  sense,
  program,
})

/** A list price in dollars, about what it is in each currency, and what the programmes leave of a subscription. */
const pricesOf = (sense: PriceSense, cents: Cents): readonly Price[] => [
  dollars(sense, cents),
  ...codes.map((currency) => ({ ...dollars(sense, cents), currency, amount: countIndication(cents, currency) })),
  ...programs.flatMap(([program, percent]) =>
    sense === 'once' ? [] : dollars(sense, priceAfterDiscount(cents, percent), program),
  ),
]

/** No fact says how many several are. */
const countLocations = (areUnlimited: boolean, areSeveral: boolean) =>
  areUnlimited ? null : areSeveral ? undefined : 1

export const offers: readonly Offer[] = [
  ...Object.values<Plan>(plans).map((plan): Offer => {
    const has = (feature: PlanFeature) => hasFeature(plan.id, feature)
    return {
      name: plan.name,
      kind: 'plan',
      isSmallest: plan.id === 'starter',
      prices: [
        ...pricesOf('month', plan.monthlyPrice),
        ...pricesOf('year', plan.annualPrice),
        dollars('twelve months', 12 * plan.monthlyPrice),
        dollars('saving', countAnnualSaving(plan).amount),
      ],
      limits: {
        users: plan.users,
        products: plan.products,
        locations: countLocations(has('unlimitedLocations'), has('multiLocation')),
      },
      has,
    }
  }),
  ...Object.values<OneTimePackage>(packages).map(
    ({ id, name, price, users, features, updateYears, support }): Offer => ({
      name,
      kind: 'package',
      isSmallest: id === 'essential',
      prices: pricesOf('once', price),
      limits: {
        users,
        products: undefined,
        locations: countLocations(features.includes('unlimitedLocations'), features.includes('multiLocation')),
      },
      updateYears,
      supportYears: support.years,
      has: () => true,
    }),
  ),
]
