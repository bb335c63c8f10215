import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allPages, builtPapers, textOf } from './built-site.ts'

/** What a button or a link promises to do for whoever presses it. */
const promising = /\b(?:download|book|call|send|schedule|request|apply|start|purchase|join)\b/i

type Promised = { readonly page: string; readonly says: string; readonly intent: string; readonly href: string }
type Row = {
  readonly promise: string
  readonly isMade: (promised: Promised) => boolean
  readonly keptBy: readonly [file: string, test: string]
}

const requests = ['demo', 'trial', 'plan', 'consultation', 'sales', 'call', 'visit', 'programme', 'papers']

/** Each promise with the test that does it, from the button to its end. */
const rows: readonly Row[] = [
  {
    promise: 'something is asked of us',
    isMade: ({ intent }) => requests.includes(intent),
    keptBy: ['tests/server/calls-to-action.test.ts', 'is confirmed, kept and told to sales as what it is'],
  },
  {
    promise: 'the chat opens',
    isMade: ({ says, intent }) => intent === 'question' && says === 'Start Live Chat',
    keptBy: ['tests/site/contact.test.ts', 'says the hours of the live chat, and opens it'],
  },
  {
    promise: 'a paper is handed out',
    isMade: ({ says, href }) => says.startsWith('Download') && href.startsWith('/documents/'),
    keptBy: ['tests/site/documents.test.ts', 'is a link to a file that is there, wherever a page says Download'],
  },
  {
    promise: 'the documentation is handed out',
    isMade: ({ says, href }) => says.startsWith('Download') && href === '/documentation/manual.html',
    keptBy: ['tests/site/documents.test.ts', 'is a link to a file that is there, wherever a page says Download'],
  },
  {
    promise: 'the form is sent',
    isMade: ({ says }) => says === 'Send Request',
    keptBy: ['tests/e2e/demo-form.spec.ts', 'brings a request to the database and to sales'],
  },
  {
    promise: 'the form is there',
    isMade: ({ says, href }) => /^Request a demo$/i.test(says) && /^\/(?:contact)?#/.test(href),
    keptBy: ['tests/site/contact.test.ts', 'carries the demo form in its HTML, at the address the header leads to'],
  },
  {
    promise: 'the numbers are there',
    isMade: ({ says, href }) => /^Call\b/.test(says) && (href === '/contact' || href.startsWith('tel:')),
    keptBy: ['tests/site/contact.test.ts', 'says the hours of the phone, and calls or writes on WhatsApp at a touch'],
  },
]

/** Links to read on, whose words only sound like a promise. */
const readings = new Set(['Emails that send themselves', 'How to start on your own', 'The till does not start'])

const promised = [...allPages, ...builtPapers].flatMap(({ path, root }) =>
  root.querySelectorAll('a, button').flatMap((element): readonly Promised[] => {
    const says = textOf(element)
    if (!promising.test(says) || readings.has(says)) return []
    const [intent, href] = [element.getAttribute('data-intent') ?? '', element.getAttribute('href') ?? '']
    return [{ page: path, says, intent, href }]
  }),
)

/** A sentence in which somebody of ours sends, calls, visits or answers. */
const promisingSentence =
  /\b(?:we|you get|our team|(?:a|one) (?:person|colleague)|somebody|people)\b(?: \w+){0,2} (?:send|call|ring|phone|email|post|visit|reply|answer|write)s?\b/i

type SentenceRow = {
  readonly page: string
  readonly begins: string
  /** The test that does it; null for what people keep and no program can. */
  readonly keptBy: readonly [file: string, test: string] | null
}

const sentenceRows: readonly SentenceRow[] = [
  {
    page: '/contact',
    begins: 'We answer a demo request within',
    keptBy: ['tests/e2e/after-sending.spec.ts', 'a panel stays, with the reference that sales and the sender have'],
  },
  { page: '/contact', begins: 'A person answers by email or telephone', keptBy: null },
  {
    page: '/contact',
    begins: 'Within 24 hours we confirm it, and then we call',
    keptBy: ['tests/browsers/ways.ts', 'a call, from the contact page'],
  },
  {
    page: '/privacy-policy',
    begins: 'You get one email that confirms it',
    keptBy: ['tests/browsers/ways.ts', 'a demo, from a trade page to the form and its confirmation'],
  },
  { page: '/about', begins: 'Seven modules run on one account, and somebody answers in', keptBy: null },
  {
    page: '/services',
    begins: 'Where no connection exists yet, your developer gets the API, and we answer',
    keptBy: null,
  },
  { page: '/services', begins: 'When something needs hands, we combine the visit', keptBy: null },
  { page: '/modules', begins: 'Tell us what a normal day looks like and you get a straight answer', keptBy: null },
  { page: '/contact', begins: 'We answer in French first', keptBy: null },
  { page: '/multi-tenant-architecture', begins: 'We answer with the door open', keptBy: null },
  { page: '/privacy-policy', begins: 'We answer you within', keptBy: null },
  { page: '/privacy-policy', begins: 'We answer within 30 days', keptBy: null },
  { page: '/environment-friendly', begins: 'We visit all customers along one road', keptBy: null },
  { page: '/small-business-backbone', begins: 'Say so at the start, and you get the answer in writing', keptBy: null },
]

/** Sentences that only sound like a promise. */
const tales = [
  'We write software for people',
  'When do people answer?',
  'By phone, at the desk or by email, they land',
  'With five, somebody has to write them down',
  'Earlier if you want your own name on it, or somebody on the phone',
  'We call it a house',
  'That a page was read, only if you allow analytics: we count the visit',
  'The company that delivers our email',
  'We share one phone in the family',
]

const sentences = [...allPages, ...builtPapers].flatMap(({ path, root }) =>
  root
    .querySelectorAll('p, li, dd, dt, td, h1, h2, h3, h4, summary, span, small')
    .filter((element) => !element.querySelector('p, li, dd'))
    .flatMap((element) => textOf(element).split(/(?<=[.!?])\s+/))
    .filter((said) => promisingSentence.test(said) && !tales.some((tale) => said.startsWith(tale)))
    .map((said) => ({ page: path, said })),
)

describe('what the sentences of the pages promise', () => {
  it('is known, and done by a test where a program does it', () => {
    const isKnown = ({ page, said }: (typeof sentences)[number]) =>
      sentenceRows.some((row) => row.page === page && said.startsWith(row.begins))

    expect(sentences.length).toBeGreaterThan(10)
    expect(sentences.filter((one) => !isKnown(one))).toEqual([])
  })

  it.each(sentenceRows)('is still said, and its test is there: $begins', ({ page, begins, keptBy }) => {
    expect(sentences.some((one) => one.page === page && one.said.startsWith(begins))).toBe(true)
    expect(keptBy === null || readFileSync(keptBy[0], 'utf8').includes(keptBy[1])).toBe(true)
  })
})

describe('what the buttons of the pages promise', () => {
  it('is done by a test each', () => {
    expect(promised.length).toBeGreaterThan(60)
    expect(promised.filter((one) => !rows.some(({ isMade }) => isMade(one)))).toEqual([])
  })

  it.each(rows)('is still made, and its test is there: $promise', ({ isMade, keptBy: [file, test] }) => {
    expect(promised.some(isMade)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(test)
  })
})
