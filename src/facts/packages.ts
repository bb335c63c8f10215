import type { Cents } from './plans.ts'

export type PackageId = 'essential' | 'business' | 'enterprise'

export type OneTimePackage = {
  readonly id: PackageId
  readonly name: string
  readonly price: Cents
  readonly isPopular: boolean
  /** Years of updates; null is for life (CONFLICT-12). */
  readonly updateYears: number | null
  /** Null is unlimited. */
  readonly users: number | null
  readonly support: { readonly kind: 'email' | 'priority'; readonly years: number }
  readonly source: string
}

/** The packages that are paid once, smallest first. The licence of each is for life (PRICE-29..31, PRICE-38). */
export const packages = {
  essential: {
    id: 'essential',
    name: 'Essential',
    price: 100_000,
    isPopular: false,
    updateYears: 2,
    users: 3,
    support: { kind: 'email', years: 1 },
    source: 'PRICE-29',
  },
  business: {
    id: 'business',
    name: 'Business',
    price: 150_000,
    isPopular: true,
    updateYears: 3,
    users: 10,
    support: { kind: 'priority', years: 2 },
    source: 'PRICE-30',
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    price: 300_000,
    isPopular: false,
    updateYears: null,
    users: null,
    support: { kind: 'priority', years: 5 },
    source: 'PRICE-31',
  },
} as const satisfies Record<PackageId, OneTimePackage>
