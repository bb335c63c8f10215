import * as z from 'zod'
import { languageShape } from '#contract/read-line.ts'
import { consentVersion, type ConsentRecord } from '#contract/consent.ts'

/** What a browser may tell the register: exactly a choice, given to a text that exists. */
export const consentRecord = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/),
  consent: z.strictObject({
    necessary: z.literal(true),
    functional: z.boolean(),
    analytics: z.boolean(),
    marketing: z.boolean(),
  }),
  version: z.int().min(1).max(consentVersion),
  language: z.string().regex(languageShape).optional(),
}) satisfies z.ZodType<ConsentRecord>
