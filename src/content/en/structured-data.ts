import { figures } from '#facts/claims.ts'
import type { OneTimePackage } from '#facts/packages.ts'
import type { Plan } from '#facts/plans.ts'

/** The suite in the words search engines ask for. */
export const suite = {
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
} as const

export function sayPlanOffer({ name }: Plan) {
  return { name, description: `Subscription, per month. ${figures.trialDays.value} days free.` }
}

export function sayPackageOffer({ name }: OneTimePackage) {
  return { name: `${name}, one-time`, description: 'License for life, paid once.' }
}
