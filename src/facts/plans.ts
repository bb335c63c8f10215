export type PlanId = 'starter' | 'professional' | 'enterprise'

/** US dollars in cents: prices are counted in minor units and formatted at the last moment. */
export type Cents = number

/** What a plan can include besides its number of products and users. */
export type PlanFeature =
  | 'everydayWork'
  | 'emailSupport'
  | 'freeTrial'
  | 'multiLocation'
  | 'apiAccess'
  | 'advancedAnalytics'
  | 'emailAutomation'
  | 'smsNotifications'
  | 'backup'
  | 'prioritySupport'
  | 'unlimitedLocations'
  | 'advancedRoles'
  | 'whiteLabel'
  | 'accountManager'
  | 'serviceLevels'
  | 'phoneSupport'

/** What a plan leaves out, as far as a buyer has to know it before buying. */
export type PlanLimitation = 'advancedAnalytics' | 'multiLocation' | 'apiAccess' | 'enterpriseFeatures'

/** A subscription plan (DATA-12). Its description and the wording of its lists stand in the content. */
export type Plan = {
  readonly id: PlanId
  readonly name: string
  readonly monthlyPrice: Cents
  readonly annualPrice: Cents
  readonly icon: 'home' | 'chart' | 'shield'
  readonly colour: 'green' | 'forest' | 'red'
  readonly isPopular: boolean
  /** Null is unlimited. */
  readonly products: number | null
  readonly users: number | null
  /** What it adds to the plan before it; each plan includes all that the smaller ones do. */
  readonly features: readonly PlanFeature[]
  readonly limitations: readonly PlanLimitation[]
  readonly source: string
}

/** The subscription plans, smallest first (PRICE-15..25, PRICE-36, PRICE-37). */
export const plans = {
  starter: {
    id: 'starter',
    name: 'Starter',
    monthlyPrice: 690,
    annualPrice: 6900,
    icon: 'home',
    colour: 'green',
    isPopular: false,
    products: 50,
    users: 1,
    features: ['everydayWork', 'emailSupport', 'freeTrial'],
    limitations: ['advancedAnalytics', 'multiLocation', 'apiAccess'],
    source: 'PRICE-15..17, PRICE-36, PRICE-37',
  },
  professional: {
    id: 'professional',
    name: 'Professional',
    monthlyPrice: 1990,
    annualPrice: 19_900,
    icon: 'chart',
    colour: 'forest',
    isPopular: true,
    products: null,
    users: 5,
    features: [
      'multiLocation',
      'advancedAnalytics',
      'apiAccess',
      'emailAutomation',
      'smsNotifications',
      'backup',
      'prioritySupport',
    ],
    limitations: ['enterpriseFeatures'],
    source: 'PRICE-18..21, PRICE-24, PRICE-37',
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    monthlyPrice: 4990,
    annualPrice: 49_900,
    icon: 'shield',
    colour: 'red',
    isPopular: false,
    products: null,
    users: null,
    features: ['unlimitedLocations', 'advancedRoles', 'whiteLabel', 'accountManager', 'serviceLevels', 'phoneSupport'],
    limitations: [],
    source: 'PRICE-22, PRICE-23, PRICE-25, PRICE-37',
  },
} as const satisfies Record<PlanId, Plan>

/** When somebody answers the phone of an Enterprise customer (PRICE-23). */
export const phoneSupportHours = '24/7'

/** The smallest first. */
export const planIds = Object.keys(plans) as PlanId[]

/** Whether a plan includes something, by itself or through a smaller plan (PRICE-24, PRICE-25). */
export function hasFeature(id: PlanId, feature: PlanFeature) {
  const upToThis = Object.values<Plan>(plans).slice(0, planIds.indexOf(id) + 1)
  return upToThis.some(({ features }) => features.includes(feature))
}

/** The smallest plan that has all of these; the largest has everything. */
export const smallestWith = (features: readonly PlanFeature[]): PlanId =>
  planIds.find((id) => features.every((feature) => hasFeature(id, feature))) ?? 'enterprise'

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
