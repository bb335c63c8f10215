import { expect, it } from 'vitest'
import { writeDigest, type DigestLead } from './Digest.email.tsx'

const lead: DigestLead = {
  name: 'Grace Nakato',
  company: 'Duka Bora',
  email: 'grace@duka.example',
  phone: '+256 700 000 321',
  source: 'form',
  reference: 'ABCD-1234',
  isSuspect: false,
}
const since = Date.UTC(2026, 10, 20, 12)

it('counts the leads of a flood that were not read for it', async () => {
  const leads = [lead, { ...lead, name: 'Robot', isSuspect: true }]
  const { subject, text } = await writeDigest({ since, count: 900_000, leads, inbox: null })

  expect(subject).toMatch(/^900000 more leads /)
  expect(text).toContain('1 of the first 2 came from a network that sent many')
  expect(text).toContain('In the inbox: and 899998 more')
})

it('says nothing of the first where all were read', async () => {
  const { text } = await writeDigest({ since, count: 1, leads: [{ ...lead, isSuspect: true }], inbox: null })

  expect(text).toContain('1 of them came from a network')
  expect(text).not.toContain('In the inbox')
})
