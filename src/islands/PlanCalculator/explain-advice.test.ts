import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricing as pricingIn } from '#content/pricing.ts'
import { defaultLanguage } from '#content/languages.ts'
import { advise, type Needs } from '#contract/plan-advice.ts'
import { mostOf } from '#contract/plan-needs.ts'
import { figuresIn } from '#content/figures.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import { explainAdvice } from './explain-advice.ts'
import { costs, inCents } from '#tests/prices.ts'

const { starter, enterprise } = plans
const { sayPrice } = figuresIn[defaultLanguage]
const left = sayPrice(packages.enterprise.price - enterprise.annualPrice)

const pricing = pricingIn[defaultLanguage]
const { words } = pricing.calculator
const explain = (needs: Needs) => explainAdvice(needs, advise(needs), words)
const textOf = ({ fits, why, columns, rows, notes, ask }: ReturnType<typeof explain>) =>
  [fits, why, ...columns, ...rows.flatMap(({ head, cells }) => [head, ...cells]), ...notes, ask].join(' ')

describe('the answer of the calculator', () => {
  it('says which limit of which plan is too small', () => {
    expect(explain({ users: 6, locations: 2, products: 900, years: 1 }).why).toBe(
      'Professional allows 5 users, and you have 6 users.',
    )
    expect(explain({ users: 1, locations: 2, products: 10, years: 1 }).why).toMatch(
      /^Starter is for a single location, and you have 2 locations\. Professional works across several/,
    )
  })

  it('writes list prices as the price list does, and sums with cents or none', () => {
    const { fits, rows } = explain({ users: 1, locations: 1, products: 1, years: 3 })

    expect(fits).toBe(`Starter fits: ${costs.starter.month} a month, or ${costs.starter.year} a year.`)
    expect(rows.map(({ cells }) => cells)).toEqual([
      [costs.starter.twelveMonths, inCents(36 * starter.monthlyPrice)],
      [costs.starter.year, sayPrice(3 * starter.annualPrice)],
      ['Nothing more', sayPrice(packages.essential.price)],
    ])
  })

  it('[PRICE-39] says what is credited, or that it covers the package', () => {
    expect(explain({ users: 20, locations: 1, products: 1, years: 1 }).notes[2]).toBe(
      `Start with the plan and buy the package after 1 year: ${costs.enterprise.year} paid by the year is credited, and ${left} is left to pay.`,
    )
    expect(explain({ users: 20, locations: 1, products: 1, years: 7 }).notes[2]).toMatch(
      /after 7 years: .* covers it\.$/,
    )
  })

  it('leaves no place unfilled, and no number that is none, whatever is needed', () => {
    const amount = (most: number) => fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: most }))
    const needs = fc.record({
      users: amount(mostOf.users),
      locations: amount(mostOf.locations),
      products: amount(mostOf.products),
      years: amount(mostOf.years),
    })

    fc.assert(
      fc.property(needs, (need) => {
        expect(textOf(explain(need))).not.toMatch(
          /[{}]|NaN|Infinity|undefined|null|\b1 (users|years|locations|products)\b/,
        )
      }),
    )
  })
})
