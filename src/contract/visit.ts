import * as z from 'zod/mini'

export const devices = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof devices)[number]

/** Largest contentful paint and interaction to next paint in milliseconds, cumulative layout shift as a score. */
export const vitals = ['lcp', 'cls', 'inp'] as const
export type Vital = (typeof vitals)[number]

/** The most a measurement can be and still be one: a page that took ten minutes was not looked at. */
export const mostOfVital = { lcp: 600_000, cls: 100, inp: 600_000 } as const satisfies Record<Vital, number>

export const longestPath = 200
export const longestReferrer = 100

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/** A host's name as browsers write it: lower case, other scripts as `xn--`. */
export const hostname = new RegExp(`^(?=.{1,${longestReferrer}}$)${label}(?:\\.${label})*$`)

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
