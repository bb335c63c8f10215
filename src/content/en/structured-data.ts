import { figures } from '#facts/claims.ts'
import type { OneTimePackage } from '#facts/packages.ts'
import type { Plan } from '#facts/plans.ts'

/** The suite in the words search engines ask for. */
export const suite = {
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
} as const

export function sayPlanOffer({ name }: Plan) {
  return { name, description: `Subscription, by the month or by the year. ${figures.trialDays.value} days free.` }
}

/** A plan's two prices, by how often they are paid. */
export const billingNames = { month: 'Paid by the month', year: 'Paid by the year' } as const

export function sayPackageOffer({ name }: OneTimePackage) {
  return { name: `${name}, one-time`, description: 'License for life, paid once.' }
}
