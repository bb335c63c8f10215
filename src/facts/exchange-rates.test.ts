import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countIndication, ratesAgeWarning, referenceRates } from './exchange-rates.ts'

describe('prices in other currencies', () => {
  it('are about right, and round enough not to look like a quote', () => {
    const { RWF } = referenceRates.perDollar

    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), (price) => {
        const exact = (price / 100) * RWF
        const about = countIndication(price, 'RWF')
        expect(Math.abs(about - exact) / exact).toBeLessThanOrEqual(0.005)
        expect(String(about).replace(/0+$/, '').length).toBeLessThanOrEqual(3)
      }),
    )
  })
})

describe('the age of the reference rates', () => {
  it('is no matter up to ninety days', () => {
    expect(ratesAgeWarning(new Date('2026-11-16T00:00:00Z'), '2026-11-16')).toBeNull()
    expect(ratesAgeWarning(new Date('2027-02-14T23:00:00Z'), '2026-11-16')).toBeNull()
  })

  it('is said after that, with the file to open', () => {
    expect(ratesAgeWarning(new Date('2027-02-15T00:00:00Z'), '2026-11-16')).toMatch(
      /facts\/exchange-rates\.ts are 91 days old \(2026-11-16\)/,
    )
  })

  it('is said too of a date that cannot be', () => {
    expect(ratesAgeWarning(new Date('2026-11-15T00:00:00Z'), '2026-11-16')).toMatch(/no day of the past/)
    expect(ratesAgeWarning(new Date('2026-11-15T00:00:00Z'), 'soon')).toMatch(/no day of the past/)
  })
})
