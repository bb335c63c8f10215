import { packages, type OneTimePackage, type PackageId } from '#facts/packages.ts'
import { hasFeature, planIds, plans, type Cents, type Plan, type PlanId } from '#facts/plans.ts'

/** What a business needs, each a whole number from 1. `years` is how long it looks ahead. */
export type Needs = {
  readonly users: number
  readonly locations: number
  readonly products: number
  readonly years: number
}
export type NeedName = keyof Needs

/** The needs that a plan may not meet. */
export const limitedNeeds = ['users', 'locations', 'products'] as const
export type LimitedNeed = (typeof limitedNeeds)[number]

/** What a plan takes no more of than so many. */
export type Unmet = { readonly name: LimitedNeed; readonly limit: number }

/** Paying the same suite in three ways, over the years asked for. */
type Totals = { readonly monthly: Cents; readonly annual: Cents; readonly once: Cents }

export type PlanAdvice = {
  readonly plan: PlanId
  /** The plan before it, and which needs it cannot meet; null for the smallest plan. */
  readonly instead: { readonly of: PlanId; readonly because: readonly Unmet[] } | null
  readonly perMonth: Cents
  readonly perYear: { readonly monthly: Cents; readonly annual: Cents }
  readonly package: PackageId
  readonly overYears: Totals
  /** First year by whose end a subscription has cost at least the package. */
  readonly breakEvenYear: { readonly monthly: number; readonly annual: number }
  /** Whether the updates of the package end before the years asked for. */
  readonly outlastsUpdates: boolean
  /** What the package would still cost after those years of annual subscription, which are credited (PRICE-39). */
  readonly afterCredit: { readonly credit: Cents; readonly rest: Cents }
}

/**
 * The cheapest plan and the cheapest package that fit, and what they cost over the years. The price list sets no limit
 * to the locations of Professional and of the Business package, and none to the products of a package.
 */
export function advise(needs: Needs): PlanAdvice {
  const { plan, instead } = choosePlan(needs)
  return { instead, ...weighUp(plan, choosePackage(needs).id, needs.years) }
}

/** What a plan and a package cost over whole years, from 1, whomever they fit. */
export function weighUp(planId: PlanId, packageId: PackageId, years: number): Omit<PlanAdvice, 'instead'> {
  const plan = plans[planId]
  const item = packages[packageId]
  const perYear = { monthly: 12 * plan.monthlyPrice, annual: plan.annualPrice }
  const paid = perYear.annual * years
  return {
    plan: planId,
    perMonth: plan.monthlyPrice,
    perYear,
    package: packageId,
    overYears: { monthly: perYear.monthly * years, annual: paid, once: item.price },
    breakEvenYear: {
      monthly: Math.ceil(item.price / perYear.monthly),
      annual: Math.ceil(item.price / perYear.annual),
    },
    outlastsUpdates: item.updateYears !== null && years > item.updateYears,
    afterCredit: { credit: Math.min(paid, item.price), rest: Math.max(0, item.price - paid) },
  }
}

function choosePlan(needs: Needs) {
  let instead: PlanAdvice['instead'] = null
  for (const plan of planIds) {
    const because = unmetBy(plan, needs)
    if (because.length === 0) return { plan, instead }
    instead = { of: plan, because }
  }
  return { plan: 'enterprise' as const, instead }
}

/** The needs a plan cannot meet. */
export function unmetBy(id: PlanId, needs: Needs): readonly Unmet[] {
  return limitedNeeds.flatMap((name) => {
    const limit = limitOf(id, name)
    return limit !== null && needs[name] > limit ? [{ name, limit }] : []
  })
}

/** The largest number of something a plan takes, or null where the price list sets no limit. */
export function limitOf(id: PlanId, name: LimitedNeed): number | null {
  const plan: Plan = plans[id]
  if (name === 'locations') return hasFeature(id, 'multiLocation') ? null : 1
  return plan[name]
}

/** Years of updates in a package; null is for life. */
export function updateYearsOf(id: PackageId): number | null {
  return packages[id].updateYears
}

function choosePackage(needs: Needs): OneTimePackage {
  return Object.values<OneTimePackage>(packages).find((item) => isLargeEnough(item, needs)) ?? packages.enterprise
}

/** Whether a package takes so many; none limits the products. */
export const isLargeEnough = ({ users, features }: OneTimePackage, needs: Pick<Needs, 'users' | 'locations'>) =>
  (users === null || needs.users <= users) && (needs.locations === 1 || features.includes('multiLocation'))
