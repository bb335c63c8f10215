import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeBackOff, findNextTry, mostAttempts } from './back-off.ts'

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('the wait between attempts', () => {
  it('doubles from five seconds to six hours', () => {
    const waits = [1, 2, 3, 4, 13, 14, 25].map((attempts) => computeBackOff(attempts, 0) / 1000)

    expect(waits).toEqual([5, 10, 20, 40, 20_480, 21_600, 21_600])
  })

  it('is at most a tenth shorter by chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), random, (attempts, chance) => {
        const longest = computeBackOff(attempts, 0)
        const wait = computeBackOff(attempts, chance)
        expect(wait).toBeLessThanOrEqual(longest)
        expect(wait).toBeGreaterThanOrEqual(longest * 0.9 - 1)
      }),
    )
  })

  it('asks again in an hour where a receiver refuses for good for the first time, however often it could not before', () => {
    expect(findNextTry({ attempts: 4, refusals: 1 }, true, 0)).toBe(3_600_000)
    expect(findNextTry({ attempts: 24, refusals: 3 }, true, 0)).toBeNull()
  })

  it('goes on where a receiver cannot, however often it has refused before', () => {
    expect(findNextTry({ attempts: mostAttempts, refusals: 2 }, false, 0)).toBe(computeBackOff(mostAttempts - 2, 0))
    expect(findNextTry({ attempts: mostAttempts, refusals: 0 }, false, 0)).toBeNull()
  })

  it('gives a broken receiver more than a weekend before the message is given up', () => {
    const waits = Array.from({ length: mostAttempts - 1 }, (_, place) => computeBackOff(place + 1, 0.5))
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000

    expect(hours).toBeGreaterThan(63)
    expect(hours).toBeLessThan(7 * 24)
  })
})
