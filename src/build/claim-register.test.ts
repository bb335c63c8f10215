import { describe, expect, it } from 'vitest'
import * as claims from '#facts/claims.ts'
import { listClaims, printClaims } from './claim-register.ts'

const facts = import.meta.glob<Record<string, unknown>>(['../facts/*.ts', '!../facts/*.test.ts'], { eager: true })
const register = listClaims(facts)

describe('the register of claims', () => {
  it('[FACT-1] lists each claim with its source, none of them called verified before the owner has seen the proof', () => {
    const stated = [...Object.values(claims.figures), ...Object.values(claims.claims)]

    expect(register.length).toBeGreaterThanOrEqual(stated.length)
    for (const { what } of stated) expect(register.some(({ says }) => says.startsWith(what))).toBe(true)
    for (const { source, verified } of register) {
      expect(source).not.toBe('')
      expect(verified).toBe(false)
    }
  })

  it('reads every file of facts, the programs, the holidays and the rates too', () => {
    const files = new Set(register.map(({ place }) => place.split(':')[0]?.split('/').at(-1)))

    expect([...files]).toEqual(
      expect.arrayContaining([
        'claims.ts',
        'exchange-rates.ts',
        'history.ts',
        'holidays.ts',
        'legal.ts',
        'programs.ts',
      ]),
    )
  })

  it('prints one line each and counts what is open', () => {
    const printed = printClaims([
      { place: 'claims.ts: figures.uptime', says: 'uptime: 99.9%', source: 'FACT-4', verified: false },
      { place: 'claims.ts: claims.api', says: 'RESTful API', source: 'FACT-8', verified: true },
    ])

    expect(printed).toMatch(/^NO +uptime: 99.9% +FACT-4 +claims.ts: figures.uptime$/m)
    expect(printed).toMatch(/^yes +RESTful API/m)
    expect(printed).toContain('2 claims, 1 of them not checked.')
  })
})
