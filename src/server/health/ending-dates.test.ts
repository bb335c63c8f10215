import { expect, it } from 'vitest'
import { listClaims } from '#facts/register.ts'
import { listEndingDates } from './ending-dates.ts'

const now = Date.parse('2026-11-23T12:00:00Z')

it('counts whole days to the end of each, the proof of a claim that ends first among them', () => {
  const proof = { at: 'https://proof.example/', checkedBy: 'Aline Uwase' }
  const claims = listClaims(now, {
    'figures.hotels': { ...proof, until: '2026-11-20' },
    'figures.restaurants': { ...proof, until: '2027-12-01' },
  })
  const securityTxt = 'Contact: mailto:a@b.example\nExpires: 2026-11-26T12:00:00.000Z\n'

  expect(listEndingDates(securityTxt, now, claims)).toEqual([
    { what: 'security.txt', daysLeft: 3 },
    { what: 'holidays', daysLeft: expect.any(Number) },
    { what: 'exchange rates', daysLeft: expect.any(Number) },
    { what: 'claims', daysLeft: -3 },
  ])
})

it('leaves out what is not there', () => {
  expect(listEndingDates(null, now, listClaims(now, {})).map(({ what }) => what)).toEqual([
    'holidays',
    'exchange rates',
  ])
})
