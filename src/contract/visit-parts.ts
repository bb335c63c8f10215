// Apart from visit.ts, because the browser needs these and not the schema's library.

export const devices = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof devices)[number]

/** Largest contentful paint and interaction to next paint in milliseconds, cumulative layout shift as a score. */
export const vitals = ['lcp', 'cls', 'inp'] as const
export type Vital = (typeof vitals)[number]

/** The most a measurement can be and still be one: a page that took ten minutes was not looked at. */
export const mostOfVital = { lcp: 600_000, cls: 100, inp: 600_000 } as const satisfies Record<Vital, number>

export const longestPath = 200
const longestReferrer = 100

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/** A host's name as browsers write it: lower case, other scripts as `xn--`. */
export const hostname = new RegExp(`^(?=.{1,${longestReferrer}}$)${label}(?:\\.${label})*$`)
