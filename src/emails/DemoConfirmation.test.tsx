import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offices } from '#facts/offices.ts'
import { writeDemoConfirmation, type DemoConfirmationLetter } from './DemoConfirmation.email.tsx'

const grace: DemoConfirmationLetter = {
  reference: 'K7R-46B',
  receivedAt: Date.UTC(2025, 10, 20, 7, 1),
  name: 'Grace Nakato',
  company: 'Duka Bora',
  phone: '0772 123 456',
  phoneE164: '+256772123456',
  language: 'en',
  interestedModules: ['inventory', 'pos'],
  businessSize: 'small',
  message: 'Groceries, two shops.\nI count stock in a notebook.',
  office: offices[1],
  publicUrl: 'https://imisozi.example',
}

describe('the e-mail that confirms a demo request to its sender', () => {
  it('[FORM-24] repeats the words, the reference and the promise by the clock of the nearest office', async () => {
    const { subject, html, text } = await writeDemoConfirmation(grace)

    expect(subject).toBe('Your demo request K7R-46B is with us')
    const said = ['K7R-46B', 'Grace Nakato', 'Duka Bora', 'Inventory Management, Point of Sale (POS)']
    for (const part of [...said, 'I count stock in a notebook.', 'within 24 hours: by 21 November 2025, 10:01 EAT']) {
      expect(html).toContain(part)
      expect(text).toContain(part)
    }
  })

  it('says the number back as far as its owner needs it, and who named no country is told', async () => {
    const { html, text } = await writeDemoConfirmation(grace)
    expect(text).toContain('Phone: +256 … 34 56')
    expect(html + text).not.toMatch(/772 ?123|772123/)

    const french = { ...grace, phone: '77 123 45 67', phoneE164: null, language: 'fr' } as const
    expect((await writeDemoConfirmation(french)).text).toContain('Téléphone\u00a0: … 45 67 (sans indicatif de pays.')
  })

  it('sets the French colon off, so that no line begins with it', async () => {
    const { text } = await writeDemoConfirmation({ ...grace, language: 'fr' })
    expect(text).toContain('Référence\u00a0: K7R-46B')
    expect(text).not.toMatch(/[^\s\u00a0]:(?= )| :/)
  })

  it('leads to a person: WhatsApp with the reference, the telephone, an answer', async () => {
    const { html, text } = await writeDemoConfirmation(grace)

    expect(html).toContain('href="https://wa.me/256000000200?text=Hello%2C%20my%20demo%20request%20is%20K7R-46B."')
    expect(html).toContain('href="tel:+256000000200"')
    expect(text).toContain('Call +256 000 000 200: tel:+256000000200')
    expect(text).toContain('Reply to this email and a person reads it.')
    expect(
      (await writeDemoConfirmation({ ...grace, office: { ...offices[1], isOnWhatsApp: false } })).html,
    ).not.toMatch(/wa\.me/)
  })

  it('lets nothing of a stranger’s words lead anywhere, and none of them into the subject', async () => {
    const calm = linksOf((await writeDemoConfirmation(grace)).html)
    const bait = fc.constantFrom(
      'https://bad.example/x',
      'bad.example',
      'win@bad.example',
      '+44 20 7946 0000',
      '<a href=x>',
    )
    const fields = fc.constantFrom('name' as const, 'company' as const, 'message' as const)

    await fc.assert(
      fc.asyncProperty(fields, bait, fc.string(), async (field, hook, tail) => {
        const { subject, html, text } = await writeDemoConfirmation({ ...grace, [field]: `Win! ${hook} ${tail}` })
        expect(subject).toBe('Your demo request K7R-46B is with us')
        expect(linksOf(html)).toEqual(calm)
        expect(html + text).not.toMatch(/bad\.example|7946 0000/)
        expect(html).not.toContain('<a href=x')
      }),
      { numRuns: 60 },
    )
  })

  it('carries no script, picture or font from anywhere', async () => {
    expect((await writeDemoConfirmation(grace)).html).not.toMatch(/<script|<img|<link|url\(|@import/)
  })
})

const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
