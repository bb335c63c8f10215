import { describe, expect, it } from 'vitest'
import { writeConversationSummary } from '#emails/ConversationSummary.email.tsx'
import type { ConversationLetter } from '#emails/conversation-letter.ts'
import { writeDemoRequest } from '#emails/DemoRequest.email.tsx'
import { writeNewUser, type NewUserLetter } from '#emails/NewUser.email.tsx'
import { offices } from '#facts/offices.ts'
import { makeTestLetter } from '#tests/server/test-letter.ts'
import { findUnknownNumbers } from './fact-sayings.ts'

const request = makeTestLetter({
  reference: 'reference',
  phone: '+250 788 000 321',
  message: 'Groceries in Musanze.',
  suspicions: ['only-links', 'filled-within-a-second'],
  attribution: { first: { referrer: 'example.org' }, last: {} },
  follows: { kind: 'demo-request', name: 'Grace', company: 'Duka' },
  earlier: { sameEmail: 2, samePhone: 2 },
})

const grace = {
  name: 'Grace Nakato',
  email: 'grace@duka.example',
  phone: '+250 788 000 321',
  company: 'Duka Bora',
  writes: 'en' as const,
  language: 'en' as const,
  location: 'RW',
  reference: 'reference',
  publicUrl: 'https://imisozi.example',
}
const newUser: NewUserLetter = {
  ...grace,
  startedAt: Date.UTC(2025, 10, 20, 7, 1),
  page: '/pricing',
  follows: null,
  earlier: { sameEmail: 2, samePhone: 2 },
}
const at = Date.UTC(2025, 10, 20, 7, 1)
const contacts = [{ region: 'East and West Africa', phone: offices[0].phone, whatsApp: null }]
const thread = { kind: 'new-user', name: 'Grace Nakato', company: 'Duka Bora' } as const
const urgent: ConversationLetter = {
  ...grace,
  said: null,
  reader: { kind: 'sales', isUrgent: true, thread, earlier: { sameEmail: 0, samePhone: 0 } },
  messages: [
    { sender: 'user', text: 'A person, please', at },
    { sender: 'agent', text: 'A person takes over.', at, handOff: { reference: 'KMX-QRS', contacts } },
  ],
}
const copy: ConversationLetter = { ...urgent, reader: { kind: 'visitor', timeZone: 'Africa/Kigali', language: 'en' } }

const letters = [
  ['a demo request', () => writeDemoRequest(request)],
  ['a new chat', () => writeNewUser(newUser)],
  ['a conversation, to sales', () => writeConversationSummary(urgent)],
  ['a conversation, to the visitor', () => writeConversationSummary(copy)],
] as const

/** What a letter repeats of its occasion: its moments, its links, how often the person wrote before, how much was said. */
const ofTheOccasion =
  /https?:\S+|\+250[\d ]+|\b\d{1,2} [A-Z][a-z]+ \d{4}|\b\d\d:\d\d\b|\b2 (?=earlier|more|other|request|\s*messages|\s*Messages)|Messages: 2|\b0 min/g

describe('the numbers in the letters we post', () => {
  it.each(letters)('come from facts, beside what the visitor wrote: %s', async (_name, write) => {
    const { subject, text, html } = await write()
    const shown = html.replaceAll(/<style[^]*?<\/style>|<!--[^]*?-->|<head[^]*?<\/head>|<[^>]+>|&#?\w+;/g, ' ')

    for (const said of [subject, text, shown]) {
      expect(said.length).toBeGreaterThan(10)
      expect(findUnknownNumbers(said.replaceAll(ofTheOccasion, ''))).toEqual([])
    }
  })
})
