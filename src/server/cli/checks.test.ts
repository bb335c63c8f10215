import { expect, it } from 'vitest'
import { listClaims } from '#facts/register.ts'
import { lookAtClaims } from './checks.ts'

const today = Date.parse('2026-11-23T12:00:00Z')

it('names each claim whose proof has run out or is about to, and counts those without any', () => {
  const proof = { at: 'https://proof.example/', checkedBy: 'Aline Uwase' }
  const claims = listClaims(today, {
    'figures.hotels': { ...proof, until: '2026-11-22' },
    'figures.restaurants': { ...proof, until: '2026-12-01' },
    'figures.uptime': { ...proof, until: '2028-01-01' },
  })
  const { state, said } = lookAtClaims(today, claims)

  expect(state).toBe('note')
  expect(said).toContain(`${claims.length} stated, ${claims.length - 3} without proof`)
  expect(said).toContain('proof has run out: figures.hotels;')
  expect(said).toContain('runs out within a month: figures.restaurants;')
})
