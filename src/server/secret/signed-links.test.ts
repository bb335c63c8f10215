import { expect, it } from 'vitest'
import { readLink, signLink } from './signed-links.ts'
import { dayMs } from '#server/clock.ts'

const secret = { current: 'a'.repeat(32), previous: [] }
const now = Date.parse('2026-11-27T12:00:00Z')

it.each([
  ['ticket', 7],
  ['talk-link', 30],
  ['answered', 90],
] as const)('a signed link of the kind %s opens one thing, for %i days', (kind, days) => {
  const link = signLink(secret, kind, 'id', now)

  expect(readLink(secret, kind, link, now + days * dayMs - 1)).toBe('id')
  expect(readLink(secret, kind, link, now + days * dayMs)).toBeNull()
  expect(readLink(secret, kind, link.replace('id', 'other'), now)).toBeNull()
  expect(readLink(secret, kind, `${link}.more`, now)).toBeNull()
  expect(readLink(secret, kind === 'ticket' ? 'talk-link' : 'ticket', link, now)).toBeNull()
})
