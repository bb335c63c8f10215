import type { StructuredDataCopy } from '#content/copy/structured-data.ts'
import { figures } from '#facts/claims.ts'

/** The suite in the words search engines ask for. */
export const structuredData = {
  operatingSystem: 'Any',
  sayPlanOffer: ({ name }) => ({
    name,
    description: `Subscription, by the month or by the year. ${figures.trialDays.value} days free.`,
  }),
  sayPackageOffer: ({ name }) => ({ name: `${name}, one-time`, description: 'License for life, paid once.' }),
  billingNames: { month: 'Paid by the month', year: 'Paid by the year' },
} as const satisfies StructuredDataCopy
