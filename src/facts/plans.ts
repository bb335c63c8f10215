export type PlanId = 'starter' | 'professional' | 'enterprise'

/** US dollars in cents: prices are counted in minor units and formatted at the last moment. */
export type Cents = number

export type Plan = {
  readonly id: PlanId
  readonly name: string
  readonly monthlyPrice: Cents
  readonly annualPrice: Cents
  readonly isPopular: boolean
  /** Null is unlimited. */
  readonly products: number | null
  readonly users: number | null
  readonly source: string
}

/** The subscription plans, smallest first (PRICE-15..23). */
export const plans = {
  starter: {
    id: 'starter',
    name: 'Starter',
    monthlyPrice: 690,
    annualPrice: 6900,
    isPopular: false,
    products: 50,
    users: 1,
    source: 'PRICE-15, PRICE-16',
  },
  professional: {
    id: 'professional',
    name: 'Professional',
    monthlyPrice: 1990,
    annualPrice: 19_900,
    isPopular: true,
    products: null,
    users: 5,
    source: 'PRICE-18..20',
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    monthlyPrice: 4990,
    annualPrice: 49_900,
    isPopular: false,
    products: null,
    users: null,
    source: 'PRICE-22, PRICE-23',
  },
} as const satisfies Record<PlanId, Plan>

export type AnnualSaving = { readonly amount: Cents; readonly percent: number }

/** What a year paid at once saves against twelve months: cents, and a whole percent (PRICE-13, PRICE-14). */
export function countAnnualSaving({ monthlyPrice, annualPrice }: Plan): AnnualSaving {
  const year = 12 * monthlyPrice
  const amount = year - annualPrice
  return { amount, percent: Math.round((amount / year) * 100) }
}

/**
 * A price after `percent` of it is taken off, in whole cents. Throws for a percentage outside 0 to 100, because a
 * mistyped fact must not become a price.
 */
export function priceAfterDiscount(price: Cents, percent: number): Cents {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`${percent}% is no discount.`)
  return Math.round((price * (100 - percent)) / 100)
}
