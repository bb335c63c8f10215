import { describe, expect, it } from 'vitest'
import { figures, loyaltyTiers, requirements } from '#facts/claims.ts'
import { sayFigure, sayList, sayPrice, saySaving } from './figures.ts'

describe('figures in words', () => {
  it('writes prices as the specification does', () => {
    expect([690, 6900, 300_000].map(sayPrice)).toEqual(['$6.9', '$69', '$3,000'])
  })

  it('[PRICE-12] writes a saving with two decimals and a whole percent', () => {
    expect(saySaving({ amount: 1380, percent: 17 })).toBe('Save $13.80 (17% off)')
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
