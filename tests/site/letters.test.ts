import { describe, expect, it } from 'vitest'
import { writeDemoRequest } from '#emails/DemoRequest.email.tsx'
import type { DemoRequestLetter } from '#emails/demo-request-letter.ts'
import { findUnknownNumbers } from './fact-sayings.ts'

const request: DemoRequestLetter = {
  reference: 'reference',
  receivedAt: Date.UTC(2025, 10, 20, 7, 1),
  name: 'Grace Nakato',
  email: 'grace@duka.example',
  phone: '+250 788 000 321',
  company: 'Duka Bora',
  interestedModules: ['Inventory Management'],
  businessSize: 'Small Business',
  message: 'Groceries in Musanze.',
  suspicions: ['only-links', 'filled-within-a-second'],
  attribution: { first: { referrer: 'example.org' }, last: {} },
  follows: { kind: 'demo-request', name: 'Grace', company: 'Duka' },
  earlier: { count: 2, url: 'https://imisozi.example/history' },
}

/** What the letter repeats of the request itself: its number, its moment, its links, how often the person wrote before. */
const ofTheRequest =
  /https?:\S+|\+250[\d ]+|\b\d{1,2} [A-Z][a-z]+ \d{4}|\b\d\d:\d\d\b|\b2 (?=earlier|more|other|request)/g

describe('the numbers in the letters we post', () => {
  it('come from facts, beside what the visitor wrote', async () => {
    const { subject, text, html } = await writeDemoRequest(request)
    const shown = html.replaceAll(/<style[^]*?<\/style>|<!--[^]*?-->|<head[^]*?<\/head>|<[^>]+>|&#?\w+;/g, ' ')

    for (const said of [subject, text, shown]) {
      expect(said.length).toBeGreaterThan(10)
      expect(findUnknownNumbers(said.replaceAll(ofTheRequest, ''))).toEqual([])
    }
  })
})
