import * as z from 'zod/mini'
import { devices, hostname, longestPath, mostOfVital, type Vital } from './visit-parts.ts'

const measured = (vital: Vital) => z.optional(z.number().check(z.nonnegative(), z.maximum(mostOfVital[vital])))

/** What the browser tells of one page view, if the visitor allows analytics. Nothing in it says who was there. */
export const visit = z.strictObject({
  /** The address's path, without parameters. */
  path: z.string().check(z.startsWith('/'), z.maxLength(longestPath)),
  /** The host that sent the visitor. */
  referrer: z.optional(z.string().check(z.regex(hostname))),
  device: z.enum(devices),
  vitals: z.optional(z.strictObject({ lcp: measured('lcp'), cls: measured('cls'), inp: measured('inp') })),
})
export type Visit = z.infer<typeof visit>
