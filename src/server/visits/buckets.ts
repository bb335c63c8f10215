import { mostOfVital, type Vital } from '#contract/visit-parts.ts'

const ms = [0, 8, 16, 24, 32, 40, 50, 65, 80, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900]
const seconds = [1, 1.2, 1.4, 1.6, 1.8, 2, 2.25, 2.5, 2.75, 3, 3.5, 4, 5, 6, 8, 10, 15, 20, 30, 60, 120]
const milliseconds = [...ms, ...seconds.map((second) => second * 1000), mostOfVital.lcp]
const thousandths = [
  0, 1, 2, 5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200, 250, 300, 400, 500, 750, 1000, 2000,
  5000, 10_000,
]

/**
 * Where the buckets end, closest where the verdicts are made: good up to 2500 ms, 200 ms and 0.1. A bucket is kept under
 * its end, so one may be added without touching what was counted before.
 */
const ends = {
  lcp: milliseconds,
  inp: milliseconds,
  cls: [...thousandths, mostOfVital.cls * 1000],
} as const satisfies Record<Vital, readonly number[]>

/** How many of the bucket's unit a measurement has: layout shift is kept in thousandths. */
const unitsPerOne = { lcp: 1, inp: 1, cls: 1000 } as const satisfies Record<Vital, number>

/** The end of the bucket that a measurement falls into. */
export function findBucket(vital: Vital, value: number): number {
  // Binary fractions: 0.07 times a thousand is a little more than 70.
  const units = Number((value * unitsPerOne[vital]).toFixed(6))
  return ends[vital].find((end) => units <= end) ?? mostOfVital[vital] * unitsPerOne[vital]
}

type Bucket = { readonly upTo: number; readonly views: number }

/**
 * The measurement that a share (0 to 1) of the views stayed within, in the vital's own unit: exact to the bucket, and
 * within it as if the views were spread evenly. Null without views.
 */
export function estimateQuantile(vital: Vital, buckets: readonly Bucket[], share: number): number | null {
  const filled = buckets.filter(({ views }) => views > 0).toSorted((one, other) => one.upTo - other.upTo)
  const rank = share * filled.reduce((sum, { views }) => sum + views, 0)
  let below = 0
  for (const { upTo, views } of filled) {
    if (below + views >= rank) {
      const start = ends[vital].findLast((end) => end < upTo) ?? 0
      return (start + ((upTo - start) * (rank - below)) / views) / unitsPerOne[vital]
    }
    below += views
  }
  return null
}
