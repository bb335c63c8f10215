import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countAnnualSaving, hasFeature, plans, priceAfterDiscount, type Plan } from './plans.ts'

it('[PRICE-13] [PRICE-14] counts what a year paid at once saves of twelve months, with a whole percent', () => {
  const plan = { ...plans.starter, monthlyPrice: 1000, annualPrice: 7990 }

  expect(countAnnualSaving(plan)).toEqual({ amount: 4010, percent: 33 })
})

describe('a price after a discount', () => {
  it('halves and quarters the list prices', () => {
    expect(priceAfterDiscount(19_900, 50)).toBe(9950)
    expect(priceAfterDiscount(6900, 75)).toBe(1725)
    expect(priceAfterDiscount(690, 75)).toBe(173)
  })

  it('is a whole number of cents, never more than the price and never less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.double({ min: 0, max: 100, noNaN: true }), (price, percent) => {
        const left = priceAfterDiscount(price, percent)
        expect(Number.isInteger(left) && left >= 0 && left <= price).toBe(true)
      }),
    )
  })

  it.each([-1, 101, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s percent', (percent) => {
    expect(() => priceAfterDiscount(690, percent)).toThrow(RangeError)
  })
})

describe('what each plan includes', () => {
  it('[PRICE-24] has no API access, multi-location and advanced analytics below Professional', () => {
    for (const feature of ['apiAccess', 'multiLocation', 'advancedAnalytics'] as const) {
      expect([hasFeature('starter', feature), hasFeature('professional', feature)]).toEqual([false, true])
      expect(hasFeature('enterprise', feature)).toBe(true)
    }
  })

  it('[PRICE-25] keeps advanced role-based access and white-label for Enterprise', () => {
    for (const feature of ['advancedRoles', 'whiteLabel'] as const) {
      expect([hasFeature('starter', feature), hasFeature('professional', feature)]).toEqual([false, false])
      expect(hasFeature('enterprise', feature)).toBe(true)
    }
  })

  it('never lists what it leaves out', () => {
    const contradictions = Object.values<Plan>(plans).flatMap(({ id, limitations }) =>
      limitations.filter((limitation) => limitation !== 'enterpriseFeatures' && hasFeature(id, limitation)),
    )

    expect(contradictions).toEqual([])
  })
})
