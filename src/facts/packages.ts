import type { Claim } from './claims.ts'
import type { Cents } from './plans.ts'

export type PackageId = 'essential' | 'business' | 'enterprise'

export type PackageFeature = 'lifetimeLicence' | 'multiLocation' | 'unlimitedLocations'

/** A package that is paid once (DATA-13). Its description and ideal-for text stand in the content. */
export type OneTimePackage = {
  readonly id: PackageId
  readonly name: string
  readonly price: Cents
  readonly icon: 'home' | 'chart' | 'shield'
  readonly colour: 'green' | 'forest' | 'red'
  readonly isPopular: boolean
  /** Years of updates; null is for life (CONFLICT-12). */
  readonly updateYears: number | null
  /** Null is unlimited. */
  readonly users: number | null
  readonly features: readonly PackageFeature[]
  readonly support: { readonly kind: 'email' | 'priority'; readonly years: number }
  readonly source: string
}

/** The packages that are paid once, smallest first. The licence of each is for life (PRICE-29..31, PRICE-38). */
export const packages = {
  essential: {
    id: 'essential',
    name: 'Essential',
    price: 100_000,
    icon: 'home',
    colour: 'green',
    isPopular: false,
    updateYears: 2,
    users: 3,
    features: ['lifetimeLicence'],
    support: { kind: 'email', years: 1 },
    source: 'PRICE-29',
  },
  business: {
    id: 'business',
    name: 'Business',
    price: 150_000,
    icon: 'chart',
    colour: 'forest',
    isPopular: true,
    updateYears: 3,
    users: 10,
    features: ['lifetimeLicence', 'multiLocation'],
    support: { kind: 'priority', years: 2 },
    source: 'PRICE-30',
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    price: 300_000,
    icon: 'shield',
    colour: 'red',
    isPopular: false,
    updateYears: null,
    users: null,
    features: ['lifetimeLicence', 'multiLocation', 'unlimitedLocations'],
    support: { kind: 'priority', years: 5 },
    source: 'PRICE-31',
  },
} as const satisfies Record<PackageId, OneTimePackage>

/** What the company promises to those who pay once. */
export const purchaseClaims = {
  lifetimeAccess: {
    what: 'lifetime access with a set number of years of updates',
    source: 'PRICE-38',
    words: '[Ll]ifetime access|for life',
  },
  subscriptionCredit: {
    what: 'subscription payments are credited toward a later one-time purchase',
    source: 'PRICE-39',
    words: 'counts toward',
  },
} as const satisfies Record<string, Claim>

/** Smallest first. */
export const packageIds = Object.keys(packages) as readonly PackageId[]
