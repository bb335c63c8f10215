import { describe, expect, it } from 'vitest'
import { figures, loyaltyTiers, requirements } from '#facts/claims.ts'
import { plans } from '#facts/plans.ts'
import { sayDay, sayFigure, sayList, sayPlan, sayPrice, saySaving } from './figures.ts'

/** A narrow firm space shows as ~, a firm one as _. */
const show = (text: string) => text.replaceAll('\u202f', '~').replaceAll('\u00a0', '_')

describe('figures in Portuguese', () => {
  it('writes prices with the sign behind and two digits of cents or none', () => {
    expect([690, 6900, 300_000].map(sayPrice).map(show)).toEqual(['6,90_$', '69_$', '3_000_$'])
    expect(sayPlan('starter').terms).toContain(`${sayPrice(plans.starter.annualPrice)} por ano`)
  })

  it('writes a saving with two decimals and a whole percent', () => {
    expect(show(saySaving({ amount: 1380, percent: 17 }))).toBe('Poupe 13,80_$ (menos 17%)')
  })

  it('marks a floor, a percentage and a size', () => {
    expect(show(sayFigure(figures.dailyTransactions))).toBe('50_000+')
    expect(show(sayFigure(figures.enterpriseUptime))).toBe('99,99%')
    expect(show(sayFigure(requirements.memoryMinimum))).toBe('4_GB')
  })

  it('writes a day', () => {
    expect(['2026-11-16', '2027-03-01'].map((date) => sayDay(new Date(date)))).toEqual([
      '16 de Novembro de 2026',
      '1 de Março de 2027',
    ])
  })

  it('joins names as a sentence does', () => {
    expect(sayList(loyaltyTiers)).toBe('Bronze, Silver e Gold')
  })
})
