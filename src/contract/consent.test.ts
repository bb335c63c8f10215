import { describe, expect, it } from 'vitest'
import { readConsent } from './consent.ts'

const choice = { necessary: true, functional: true, analytics: false, marketing: false }

describe('a stored consent', () => {
  it('is read when it is whole', () => {
    expect(readConsent(JSON.stringify(choice))).toEqual(choice)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a missing category', JSON.stringify({ necessary: true, functional: true, analytics: true })],
    ['a word for a choice', JSON.stringify({ ...choice, functional: 'yes' })],
    ['the necessary refused', JSON.stringify({ ...choice, necessary: false })],
    ['something huge', JSON.stringify({ ...choice, more: 'x'.repeat(2000) })],
  ])('is no choice at all when it is %s', (_, stored) => {
    expect(readConsent(stored)).toBeNull()
  })
})
