import { describe, expect, it } from 'vitest'
import { figures, loyaltyTiers, requirements } from '#facts/claims.ts'
import { packages } from '#facts/packages.ts'
import { countAnnualSaving, plans } from '#facts/plans.ts'
import { sayFigure, sayList, sayPrice, saySaving } from './figures.ts'

describe('figures in words', () => {
  it('[PRICE-15] [PRICE-18] [PRICE-22] writes prices as the specification does', () => {
    const prices = Object.values(plans).flatMap((plan) => [plan.monthlyPrice, plan.annualPrice])

    expect(prices.map(sayPrice)).toEqual(['$6.9', '$69', '$19.9', '$199', '$49.9', '$499'])
    expect(sayPrice(packages.enterprise.price)).toBe('$3,000')
  })

  it('[PRICE-12] writes a saving with two decimals and a whole percent', () => {
    expect(saySaving(countAnnualSaving(plans.starter))).toBe('Save $13.80 (17% off)')
  })

  it('marks a floor, a percentage and a size', () => {
    expect(sayFigure(figures.dailyTransactions)).toBe('50,000+')
    expect(sayFigure(figures.enterpriseUptime)).toBe('99.99%')
    expect(sayFigure(requirements.memoryMinimum)).toBe('4GB')
  })

  it('joins names as a sentence does', () => {
    expect(sayList(loyaltyTiers)).toBe('Bronze, Silver and Gold')
  })
})
