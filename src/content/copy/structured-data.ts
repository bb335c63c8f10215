import type { OneTimePackage } from '#facts/packages.ts'
import type { Plan } from '#facts/plans.ts'

type OfferWords = { readonly name: string; readonly description: string }

/** What only search engines read of the suite and its prices. */
export type StructuredDataCopy = {
  readonly operatingSystem: string
  sayPlanOffer(plan: Pick<Plan, 'name'>): OfferWords
  sayPackageOffer(item: Pick<OneTimePackage, 'name'>): OfferWords
  /** A plan's two prices, by how often they are paid. */
  readonly billingNames: Readonly<Record<'month' | 'year', string>>
}
