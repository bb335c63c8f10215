import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packages } from '#facts/packages.ts'
import { plans, type Plan } from '#facts/plans.ts'
import { advise, unmetBy, type Needs } from './plan-advice.ts'
import { exampleNeeds, mostOf, needNames, readNeeds } from './plan-needs.ts'

const anyNeeds: fc.Arbitrary<Needs> = fc.record({
  users: fc.integer({ min: 1, max: mostOf.users }),
  locations: fc.integer({ min: 1, max: mostOf.locations }),
  products: fc.integer({ min: 1, max: mostOf.products }),
  years: fc.integer({ min: 1, max: mostOf.years }),
})
const smallNeeds: fc.Arbitrary<Needs> = fc.record({
  users: fc.integer({ min: 1, max: 12 }),
  locations: fc.integer({ min: 1, max: 3 }),
  products: fc.integer({ min: 1, max: 60 }),
  years: fc.integer({ min: 1, max: 20 }),
})
const needs = fc.oneof(anyNeeds, smallNeeds)
const planList: readonly Plan[] = Object.values(plans)

describe('the plan that fits', () => {
  it.each([
    [{ users: 1, locations: 1, products: 50 }, 'starter', null],
    [{ users: 1, locations: 1, products: 51 }, 'professional', ['products']],
    [{ users: 5, locations: 9, products: 60 }, 'professional', ['users', 'locations', 'products']],
    [{ users: 6, locations: 1, products: 1 }, 'enterprise', ['users']],
  ] as const)('for %o is %s', (part, plan, because) => {
    const advice = advise({ ...part, years: 1 })

    expect(advice.plan).toBe(plan)
    expect(advice.instead?.because.map(({ name }) => name) ?? null).toEqual(because)
  })

  it.each([
    [{ users: 3, locations: 1 }, 'essential'],
    [{ users: 4, locations: 1 }, 'business'],
    [{ users: 1, locations: 2 }, 'business'],
    [{ users: 11, locations: 1 }, 'enterprise'],
  ] as const)('and the package for %o is %s', (part, item) => {
    expect(advise({ ...part, products: 1000, years: 1 }).package).toBe(item)
  })

  it('meets every need, and no cheaper plan does', () => {
    fc.assert(
      fc.property(needs, (need) => {
        const chosen = advise(need).plan
        expect(unmetBy(chosen, need)).toEqual([])
        const cheaper = planList.filter(({ monthlyPrice }) => monthlyPrice < plans[chosen].monthlyPrice)
        expect(cheaper.filter(({ id }) => unmetBy(id, need).length === 0)).toEqual([])
      }),
    )
  })

  it('never becomes cheaper when more is needed', () => {
    fc.assert(
      fc.property(needs, fc.constantFrom(...needNames), (need, name) => {
        const more = { ...need, [name]: Math.min(need[name] + 1, mostOf[name]) }
        expect(advise(more).overYears.annual).toBeGreaterThanOrEqual(advise(need).overYears.annual)
        expect(advise(more).overYears.once).toBeGreaterThanOrEqual(advise(need).overYears.once)
      }),
    )
  })
})

describe('what it costs over the years', () => {
  it('is counted for a shop with three people', () => {
    const { monthlyPrice, annualPrice } = plans.professional
    const { price } = packages.essential

    expect(advise({ users: 3, locations: 1, products: 400, years: 3 })).toMatchObject({
      plan: 'professional',
      package: 'essential',
      perYear: { monthly: 12 * monthlyPrice, annual: annualPrice },
      overYears: { monthly: 36 * monthlyPrice, annual: 3 * annualPrice, once: price },
      breakEvenYear: { monthly: Math.ceil(price / (12 * monthlyPrice)), annual: Math.ceil(price / annualPrice) },
      outlastsUpdates: true,
    })
  })

  it('breaks even in the first year whose payments reach the package', () => {
    fc.assert(
      fc.property(needs, (need) => {
        const { perYear, breakEvenYear, package: item } = advise(need)
        const { price } = packages[item]
        for (const billing of ['monthly', 'annual'] as const) {
          const year = breakEvenYear[billing]
          expect(perYear[billing] * year).toBeGreaterThanOrEqual(price)
          expect(perYear[billing] * (year - 1)).toBeLessThan(price)
        }
      }),
    )
  })

  it('[PRICE-39] credits what was paid, never more than the package costs', () => {
    const paid = 3 * plans.professional.annualPrice
    expect(advise({ users: 3, locations: 1, products: 400, years: 3 }).afterCredit).toEqual({
      credit: paid,
      rest: packages.essential.price - paid,
    })
    fc.assert(
      fc.property(needs, (need) => {
        const { afterCredit, package: item } = advise(need)
        expect(afterCredit.credit + afterCredit.rest).toBe(packages[item].price)
        expect(afterCredit.rest).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('stays exact at the largest numbers a field takes', () => {
    expect(Object.values(advise(mostOf).overYears).every(Number.isSafeInteger)).toBe(true)
  })

  it('says when the updates end before the years do', () => {
    const need = { users: 1, locations: 1, products: 1 }

    expect(advise({ ...need, years: 2 }).outlastsUpdates).toBe(false)
    expect(advise({ ...need, years: 3 }).outlastsUpdates).toBe(true)
    expect(advise({ ...need, users: 11, years: 50 }).outlastsUpdates).toBe(false)
  })
})

describe('reading what was typed', () => {
  const typed = { users: '3', locations: '1', products: '400', years: '3' }

  it('understands numbers as people write them', () => {
    expect(readNeeds(typed)).toEqual({ ok: true, needs: exampleNeeds })
    expect(readNeeds({ ...typed, products: ' 12 500 ' })).toMatchObject({ ok: true, needs: { products: 12_500 } })
    expect(readNeeds({ ...typed, products: '12,500' })).toMatchObject({ ok: true, needs: { products: 12_500 } })
    expect(readNeeds({ ...typed, products: '1,00,000' })).toMatchObject({ ok: true, needs: { products: 100_000 } })
    expect(readNeeds({ ...typed, users: '007' })).toMatchObject({ ok: true, needs: { users: 7 } })
    expect(readNeeds({ ...typed, users: 7 })).toMatchObject({ ok: true, needs: { users: 7 } })
  })

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    [undefined, 'missing'],
    [{}, 'missing'],
    ['0', 'notANumber'],
    ['-3', 'notANumber'],
    ['1.5', 'notANumber'],
    ['1,5', 'notANumber'],
    ['1 5', 'notANumber'],
    [',500', 'notANumber'],
    ['1e9', 'notANumber'],
    ['NaN', 'notANumber'],
    ['<script>', 'notANumber'],
    [Number.NaN, 'notANumber'],
    [Number.POSITIVE_INFINITY, 'notANumber'],
    ['9'.repeat(5000), 'tooMany'],
    [String(mostOf.users + 1), 'tooMany'],
  ])('names what is wrong with %j', (users, problem) => {
    expect(readNeeds({ ...typed, users })).toEqual({ ok: false, problems: { users: problem } })
  })

  it('never yields a number that cannot be counted with, whatever comes', () => {
    const anything = { users: fc.anything(), locations: fc.string(), products: fc.double(), years: fc.anything() }
    const upTo = (max: number) => fc.integer({ min: 1, max })
    const numbers = {
      users: upTo(mostOf.users),
      locations: upTo(mostOf.locations).map(String),
      products: upTo(mostOf.products),
      years: upTo(mostOf.years),
    }
    fc.assert(
      fc.property(fc.oneof(fc.record(anything), fc.record(numbers)), (input) => {
        const reading = readNeeds(input)
        if (!reading.ok) return
        for (const name of needNames) {
          expect(Number.isInteger(reading.needs[name])).toBe(true)
          expect(reading.needs[name]).toBeGreaterThanOrEqual(1)
          expect(reading.needs[name]).toBeLessThanOrEqual(mostOf[name])
        }
      }),
    )
  })
})
