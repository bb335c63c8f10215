import { describe, expect, it } from 'vitest'
import { listClaims } from './register.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./register.ts'], { eager: true })

/** Whatever in the facts says what it claims, and by which statement. */
function findClaims(fact: unknown): readonly unknown[] {
  if (typeof fact !== 'object' || fact === null) return []
  return 'what' in fact && 'source' in fact ? [fact] : Object.values(fact).flatMap(findClaims)
}

const today = Date.parse('2026-11-23T12:00:00Z')
const proof = (until: string) => ({ at: 'https://proof.example/uptime.pdf', checkedBy: 'Aline Uwase', until })
const stateOn = (until: string) =>
  listClaims(today, { 'figures.uptime': proof(until) }).find(({ id }) => id === 'figures.uptime')?.state

describe('the register of claims', () => {
  it('[FACT-1] holds every claim of the facts once, each with its source', () => {
    const stated = new Set(Object.values(modules).flatMap(findClaims))
    const registered = listClaims(today)

    expect(stated.size).toBeGreaterThan(50)
    expect(new Set(registered.map(({ claim }) => claim))).toEqual(stated)
    expect(new Set(registered.map(({ id }) => id)).size).toBe(registered.length)
    expect(registered.filter(({ claim }) => claim.source === '' || claim.what === '')).toEqual([])
  })

  it('says of each how it stands with its proof, to the end of its last day', () => {
    expect(listClaims(today, {}).every(({ state }) => state === 'none')).toBe(true)
    expect(stateOn('2027-11-30')).toBe('holds')
    expect(stateOn('2026-12-10')).toBe('runs out')
    expect(stateOn('2026-11-23')).toBe('runs out')
    expect(stateOn('2026-11-22')).toBe('has run out')
    expect(stateOn('next year')).toBe('has run out')
  })
})
