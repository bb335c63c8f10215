import { describe, expect, it } from 'vitest'
import { hintAtPhone, readPhone } from './phone.ts'

describe('a telephone number in a letter', () => {
  it.each([
    ['77 123 45 67', '+221771234567', '+221771234567', '+221 77 123 45 67'],
    ['+237 677 12 34 56', null, '+237677123456', '+237 6 77 12 34 56'],
    ['00237 677 12 34 56', undefined, '+237677123456', '+237 6 77 12 34 56'],
    // Of no country that anybody named: it is nobody's to call, and Rwandan least of all.
    ['77 123 45 67', null, null, '77 123 45 67'],
    ['0788 123 456', undefined, null, '0788 123 456'],
    ['ask for 7', null, null, 'ask for 7'],
  ])('is called only where its country is known: %s', (typed, dialled, e164, shown) => {
    expect(readPhone(typed, dialled)).toEqual({ shown, e164 })
  })

  it('is hinted at to its owner by country and end', () => {
    expect(hintAtPhone('77 123 45 67', '+221771234567').shown).toBe('+221 … 45 67')
    expect(hintAtPhone('77 123 45 67', null)).toEqual({ shown: '… 45 67', e164: null })
  })
})
