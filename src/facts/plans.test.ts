import { describe, expect, it } from 'vitest'
import { countAnnualSaving, plans } from './plans.ts'

describe('what a year paid at once saves', () => {
  it('[PRICE-13] is twelve months less the annual price', () => {
    const savings = Object.values(plans).map((plan) => countAnnualSaving(plan).amount)

    expect(savings).toEqual([1380, 3980, 9980])
  })

  it('[PRICE-14] is a whole percent of twelve months', () => {
    const percents = Object.values(plans).map((plan) => countAnnualSaving(plan).percent)

    expect(percents).toEqual([17, 17, 17])
  })
})
