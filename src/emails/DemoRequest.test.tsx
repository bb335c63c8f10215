import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeTestLetter } from '#tests/server/test-letter.ts'
import { writeDemoRequest } from './DemoRequest.email.tsx'

const grace = makeTestLetter({ phoneE164: '+250788000321' })

describe('the letter that tells sales of a demo request', () => {
  it('[DATA-2] says everything the visitor wrote, in HTML and in plain text', async () => {
    const { subject, html, text } = await writeDemoRequest(grace)

    expect(subject).toBe('Demo request: Grace Nakato, Duka Bora')
    const said = ['Grace Nakato', 'Duka Bora', 'grace@duka.example', 'Inventory Management, Point of Sale (POS)']
    for (const part of [...said, 'Small Business (1-10 employees)', 'I count stock in a notebook.', '0197-grace']) {
      expect(html).toContain(part)
      expect(text).toContain(part)
    }
    expect(html).toContain('Groceries, two shops.<br/>I count stock')
  })

  it('gives the phone number as E.164 that calls, and opens WhatsApp', async () => {
    const { html, text } = await writeDemoRequest(grace)

    expect(html).toContain('href="tel:+250788000321"')
    expect(html).toContain('href="https://wa.me/250788000321"')
    expect(text).toContain('Phone: +250788000321, WhatsApp: https://wa.me/250788000321')
  })

  it('shows a number that nobody can dial as it was typed, without a link', async () => {
    const { html, text } = await writeDemoRequest({ ...grace, phone: 'ask for 7', phoneE164: null })

    expect(text).toContain('Phone: ask for 7\n')
    expect(html).not.toContain('wa.me')
    expect(html).not.toContain('Call now')
  })

  it('gives no link to a stranger for a number of no known country', async () => {
    const { html, text } = await writeDemoRequest({ ...grace, phone: '77 123 45 67', phoneE164: null })

    expect(text).toContain('Phone: 77 123 45 67\n')
    expect(html + text).not.toMatch(/wa\.me|tel:\+25077|Call now/)
  })

  it('[FORM-24] tells the time by the clock of the Kigali office, and until when we promised to answer', async () => {
    const { text } = await writeDemoRequest(grace)

    expect(text).toContain('Received: 20 November 2025, 09:01 CAT')
    expect(text).toContain('within 24 hours: by 21 November 2025, 09:01 CAT')
  })

  it('keeps the subject of the first letter for a follow-up', async () => {
    const follows = { kind: 'demo-request', name: 'Grace N.', company: 'Duka' } as const
    const { subject, html } = await writeDemoRequest({ ...grace, follows })

    expect(subject).toBe('Re: Demo request: Grace N., Duka')
    expect(html).toContain('Grace Nakato has written again')
  })

  it('says where the visitor came from, what is odd, and what was asked before', async () => {
    const { html, text } = await writeDemoRequest({
      ...grace,
      suspicions: ['only-links'],
      attribution: { first: { referrer: 'search.example' }, last: { utm: { utm_source: 'post' } } },
      earlier: { sameEmail: 2, samePhone: 0 },
    })

    expect(text).toContain('Came from: first visit: search.example; this visit: (utm_source=post)')
    expect(text).toMatch(/^History: 2 earlier requests$/m)
    expect(text).not.toContain('Same phone')
    expect(text).toContain('Look twice, this may be a program: the message holds nothing but links.')
    expect(html).toContain('2 earlier requests')
  })

  it('carries no script, picture or font from anywhere', async () => {
    const { html } = await writeDemoRequest(grace)

    expect(html).not.toMatch(/<script|<img|<link|url\(|@import/)
  })

  it('escapes every value, whatever the visitor typed', async () => {
    const fields = ['name', 'email', 'phone', 'company', 'message'] as const
    const calm = tagsOf((await writeDemoRequest(grace)).html.replace(/<br\/>/g, ''))
    const nasty = fc.tuple(fc.constantFrom(...fields), fc.constantFrom('', '"', "'", '</style>'), fc.string())

    await fc.assert(
      fc.asyncProperty(nasty, async ([field, closing, tail]) => {
        const typed = `${closing}><script>alert(1)</script><img src=x onerror=y>&${tail}`.replace(/[\r\n]/g, ' ')
        const { html } = await writeDemoRequest({ ...grace, [field]: field === 'phone' ? grace.phone : typed })
        expect(tagsOf(html.replace(/<br\/>/g, ''))).toEqual(calm)
      }),
      { numRuns: 60 },
    )
  })

  it('lets no line of a message pass for one of ours in plain text', async () => {
    const { text } = await writeDemoRequest({ ...grace, message: 'Hello\nReference: forged\r\nEmail: forged' })

    expect(text.match(/^Reference:.*$/gm)).toEqual(['Reference: 0197-grace'])
    expect(text.match(/^Email:.*$/gm)).toEqual(['Email: grace@duka.example'])
  })
})

/** The names of all tags in order: the same for every letter of the same shape. */
function tagsOf(html: string) {
  return [...html.matchAll(/<(\/?[a-z!][a-z0-9-]*)/gi)].map(([, name]) => name)
}
