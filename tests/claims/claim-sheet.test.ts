import { describe, expect, it } from 'vitest'
import { existsSync } from 'node:fs'
import { listClaims } from '#facts/register.ts'
import { proofs } from '#facts/proofs.ts'
import { placesOf } from './claim-places.ts'
import { printClaims, writeClaims } from './claim-sheet.ts'

const today = Date.parse('2026-11-23T12:00:00Z')
const proven = { at: 'https://proof.example/uptime.pdf', checkedBy: 'Aline Uwase', until: '2026-11-01' }
const claims = listClaims(today, { 'figures.uptime': proven })

describe("the owner's sheet of claims", () => {
  it('says of every claim where it stands', () => {
    const nowhere = claims.filter((claim) => placesOf(claim).length === 0).map(({ id }) => id)

    expect(nowhere).toEqual([])
    const [pharmacies] = claims.filter(({ id }) => id === 'figures.pharmacies')
    expect(pharmacies && placesOf(pharmacies)).toEqual(['/about', '/pharmacy', 'the assistant'])
  })

  it('says what proves it, who has read that, and until when', () => {
    const sheet = printClaims(claims)

    expect(sheet).toContain('uptime of the standard service: 99.9%')
    expect(sheet).toContain(`${proven.at}, checked by Aline Uwase, until 2026-11-01 (has run out)`)
    expect(sheet).toMatch(`${claims.length} claims, ${claims.length - 1} without proof, 1 whose proof has run out.`)
    expect(writeClaims(claims).split('\r\n')).toHaveLength(claims.length + 2)
  })

  it('names proofs that can be opened', () => {
    const closed = Object.entries(proofs).filter(([, { at }]) => !at.startsWith('https://') && !existsSync(at))

    expect(closed).toEqual([])
  })
})
