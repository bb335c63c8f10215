import { describe, expect, it } from 'vitest'
import { consentVersion, readChoice, type KeptConsent } from './consent.ts'
import { defaultConsent } from './default-consent.ts'

const now = Date.UTC(2026, 10, 21)
const choice = { necessary: true, functional: true, analytics: false, marketing: false }
const kept = (over: Partial<KeptConsent>) => ({
  consent: JSON.stringify(choice),
  date: '2026-11-20T08:00:00.000Z',
  version: String(consentVersion),
  ...over,
})

describe('a stored consent', () => {
  it('[DATA-1] is read when it is whole', () => {
    expect(readChoice(kept({}), now)).toEqual({ kind: 'chosen', consent: choice })
    expect(readChoice(kept({ version: null, date: null }), now)).toEqual({ kind: 'chosen', consent: choice })
  })

  it('[DATA-1] is four booleans, whatever stands beside them', () => {
    const more = JSON.stringify({ ...choice, sale: true })

    expect(readChoice(kept({ consent: more }), now)).toEqual({ kind: 'chosen', consent: choice })
  })

  it('is none where nothing is stored', () => {
    expect(readChoice(kept({ consent: null }), now)).toEqual({ kind: 'none' })
  })

  it.each([
    ['no JSON', { consent: '{' }],
    ['null', { consent: 'null' }],
    ['a list', { consent: '[]' }],
    ['partial', { consent: JSON.stringify({ necessary: true, functional: true, analytics: true }) }],
    ['a word for a choice', { consent: JSON.stringify({ ...choice, functional: 'yes' }) }],
    ['the necessary refused', { consent: JSON.stringify({ ...choice, necessary: false }) }],
    ['oversized', { consent: JSON.stringify({ ...choice, more: 'x'.repeat(2000) }) }],
    ['of a text still to come', { version: String(consentVersion + 1) }],
    ['of a text that never was', { version: 'latest' }],
    ['dated in the future', { date: '2027-01-01T00:00:00.000Z' }],
    ['dated by nobody', { date: 'yesterday' }],
  ])('is no choice when it is %s', (_, over) => {
    expect(readChoice(kept(over), now)).toEqual({ kind: 'unreadable' })
  })

  it('[CONS-11] begins with the necessary and the functional', () => {
    expect(defaultConsent).toEqual({ necessary: true, functional: true, analytics: false, marketing: false })
  })
})
