import * as z from 'zod'
import type { Attribution } from '#contract/demo-request.ts'
import { parseJson } from '#server/parse-json.ts'

const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}+$/u)
const touch = z.object({
  referrer: line(253).optional(),
  utm: z
    .record(z.string().regex(/^[a-z_]{1,32}$/), line(200))
    .refine((utm) => Object.keys(utm).length <= 10)
    .optional(),
})
const attribution = z.object({ first: touch, last: touch })

/** Where the visitor came from, if that was sent and makes sense. It is a courtesy to sales: never a reason to refuse. */
export function readAttribution(sent: unknown): Attribution | null {
  const reading = attribution.safeParse(typeof sent === 'string' ? parseJson(sent) : sent)
  return reading.success ? reading.data : null
}
