import { expect, it } from 'vitest'
import { formatAmount, formatMoney, formatPercent } from './format-amount.ts'

it('writes an amount with its currency in whole units', () => {
  expect(formatMoney(1_284_500, 'RWF', 'en')).toBe('RWF\u00A01,284,500')
  expect(formatMoney(820_000, 'USD', 'en')).toBe('$820,000')
})

it('writes a whole percentage', () => {
  expect(formatPercent(56, 'en')).toBe('56%')
})

it('writes what is missing with a minus sign, not with a hyphen', () => {
  expect(formatAmount(-200, 'en')).toBe('−200')
  expect(formatMoney(-200, 'USD', 'en')).toBe('−$200')
})
