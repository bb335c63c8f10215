import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostOfVital, vitals, type Vital } from '#contract/visit-parts.ts'
import { estimateQuantile, findBucket } from './buckets.ts'

/** The histogram of some measurements, as the database would give it back. */
function count(vital: Vital, values: readonly number[]) {
  const views = new Map<number, number>()
  for (const value of values) {
    const upTo = findBucket(vital, value)
    views.set(upTo, (views.get(upTo) ?? 0) + 1)
  }
  return [...views].map(([upTo, number]) => ({ upTo, views: number }))
}

describe('the buckets', () => {
  it.each([
    ['lcp', 0, 0],
    ['lcp', 2500, 2500],
    ['lcp', 2500.1, 2750],
    ['inp', 200, 200],
    ['inp', 201, 250],
    ['cls', 0, 0],
    ['cls', 0.07, 70],
    ['cls', 0.1, 100],
    ['cls', 0.1001, 120],
    ['lcp', mostOfVital.lcp, mostOfVital.lcp],
    ['cls', mostOfVital.cls, mostOfVital.cls * 1000],
  ] as const)('%s %d falls under the end %d', (vital, value, upTo) => {
    expect(findBucket(vital, value)).toBe(upTo)
  })

  it('are whole numbers, whatever is measured', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vitals), fc.double({ min: 0, max: 1, noNaN: true }), (vital, share) => {
        expect(Number.isSafeInteger(findBucket(vital, share * mostOfVital[vital]))).toBe(true)
      }),
    )
  })
})

describe('estimateQuantile', () => {
  it('knows nothing of no views', () => expect(estimateQuantile('lcp', [], 0.75)).toBeNull())

  it('spreads the views of a bucket evenly', () => {
    expect(estimateQuantile('lcp', [{ upTo: 2500, views: 4 }], 0.75)).toBe(2250 + 250 * 0.75)
    expect(estimateQuantile('cls', [{ upTo: 0, views: 9 }], 0.75)).toBe(0)
  })

  it('takes the buckets in the order of their ends, however they come', () => {
    const buckets = [
      { upTo: 4000, views: 1 },
      { upTo: 1000, views: 3 },
    ]
    expect(estimateQuantile('inp', buckets, 0.75)).toBe(1000)
  })

  it('never leaves the bucket in which the exact value lies', () => {
    const measurements = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(measurements, (values) => {
        const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0
        const estimate = estimateQuantile('lcp', count('lcp', values), 0.75) ?? -1
        expect(findBucket('lcp', Math.max(estimate - 0.000001, 0))).toBeLessThanOrEqual(findBucket('lcp', exact))
        expect(findBucket('lcp', estimate)).toBeGreaterThanOrEqual(Math.min(findBucket('lcp', exact), estimate))
      }),
    )
  })
})
