import type { StructuredDataCopy } from '#content/copy/structured-data.ts'
import { figures } from '#facts/claims.ts'

/** The suite in the words search engines ask for. */
export const structuredData = {
  operatingSystem: 'Qualquer',
  sayPlanOffer: ({ name }) => ({
    name,
    description: `Assinatura, ao mês ou ao ano. ${figures.trialDays.value} dias grátis.`,
  }),
  sayPackageOffer: ({ name }) => ({
    name: `${name}, compra única`,
    description: 'Licença vitalícia, paga uma só vez.',
  }),
  billingNames: { month: 'Pago ao mês', year: 'Pago ao ano' },
} as const satisfies StructuredDataCopy
