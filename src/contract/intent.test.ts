import { describe, expect, it } from 'vitest'
import { cleanIntent, intentKinds, writeNeeds } from './intent.ts'
import { readWanted } from './wanted.ts'

describe('an intent', () => {
  it.each([
    ['demo', 'demo'],
    ['  plan   professional annual ', 'plan professional annual'],
    [{ kind: 'plan', about: 'professional annual' }, 'plan professional annual'],
    [{ kind: 'plan', about: ['professional', 'annual'] }, 'plan professional annual'],
    [{ kind: 'demo' }, 'demo'],
    ['demo <script> hotel', 'demo hotel'],
    [`demo ${'a '.repeat(50)}`, `demo${' a'.repeat(8)}`],
  ])('is read as it is sent: %j', (sent, clean) => {
    expect(cleanIntent(sent)).toBe(clean)
  })

  it.each([undefined, null, 7, '', 'undefined', 'steal', 'Demo', [], {}, { kind: 7 }, { about: 'demo' }])(
    'is none where nobody knows it: %j',
    (sent) => {
      expect(cleanIntent(sent)).toBeNull()
    },
  )

  it('says what its codes mean, by its kind', () => {
    const needs = { users: 12, locations: 2, products: 400 }
    expect(readWanted(`plan enterprise annual hotel ${writeNeeds(needs)}`)).toMatchObject({
      kind: 'plan',
      plan: 'enterprise',
      billing: 'annual',
      once: null,
      subject: 'hotel',
      needs,
    })
    expect(readWanted('plan business-once')).toMatchObject({ plan: null, once: 'business' })
    expect(readWanted('programme ngo')).toMatchObject({ programme: 'ngo', subject: null })
    expect(readWanted('demo ngo')).toMatchObject({ programme: null, subject: 'ngo' })
    expect(readWanted('question dataLocation')).toMatchObject({ topic: 'dataLocation' })
    expect(readWanted('papers security-whitepaper')).toMatchObject({ paper: 'security-whitepaper' })
  })

  it('does without codes that mean nothing', () => {
    for (const kind of intentKinds) {
      expect(readWanted(`${kind} __proto__ 0-users 99999999-users 3-years`)).toMatchObject({
        kind,
        plan: null,
        subject: null,
        needs: {},
      })
    }
  })
})
