import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allPages, textOf } from './built-site.ts'

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

const promised = allPages.flatMap(({ path, root }) =>
  root.querySelectorAll('a, button').flatMap((element): readonly Promised[] => {
    const says = textOf(element)
    if (!promising.test(says) || readings.has(says)) return []
    const [intent, href] = [element.getAttribute('data-intent') ?? '', element.getAttribute('href') ?? '']
    return [{ page: path, says, intent, href }]
  }),
)

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
