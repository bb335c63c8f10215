import { expect, it } from 'vitest'
import { offices } from '#facts/offices.ts'
import { findPhone } from './phone.ts'

it.each([
  ['call me on 0788123456 tomorrow', '0788123456'],
  ['677 88 99 00, demain matin', '677 88 99 00'],
  ['o meu numero é 923 456 789, de tarde', '923 456 789'],
  ['+1 415 555 2671', '+1 415 555 2671'],
  ['we have 12000 products and 2500 clients', null],
  ['my budget is 10 000 000 FCFA', null],
  ['in 2026', null],
])('finds a number that can be dialled: %s', (text, phone) => {
  expect(findPhone(text)).toBe(phone)
})

it('takes none of ours for the visitor’s', () => {
  for (const { phone } of offices) expect(findPhone(`I called ${phone} and nobody answered`)).toBeNull()
})
