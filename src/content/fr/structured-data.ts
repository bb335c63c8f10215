import type { StructuredDataCopy } from '#content/copy/structured-data.ts'
import { figures } from '#facts/claims.ts'

/** The suite in the words search engines ask for. */
export const structuredData = {
  operatingSystem: 'Tous',
  sayPlanOffer: ({ name }) => ({
    name,
    description: `Abonnement, au mois ou à l’année. ${figures.trialDays.value} jours gratuits.`,
  }),
  sayPackageOffer: ({ name }) => ({
    name: `${name}, achat unique`,
    description: 'Licence à vie, payée une seule fois.',
  }),
  billingNames: { month: 'Payé au mois', year: 'Payé à l’année' },
} as const satisfies StructuredDataCopy
