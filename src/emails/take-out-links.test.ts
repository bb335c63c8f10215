import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takeOutLinks } from './take-out-links.ts'

const clean = (text: string) => takeOutLinks(text, { publicUrl: 'https://suite.example', language: 'en' })

describe('a text without links', () => {
  it.each([
    ['Buy at https://evil.example/x?y=1 today', 'Buy at (link) today'],
    ['See HTTP://EVIL.EXAMPLE.', 'See (link).'],
    ['(https://evil.example)', '((link))'],
    ['www.evil.example and bit.ly/x!', '(link) and (link)!'],
    ['evil.example, EVIL.COM, пример.рф, evil。com', '(link), (link), (link), (link)'],
    ['evil\u200b.com and ev\u00adil.com', '(link) and (link)'],
    ['write to win@evil.example or Win@Evil', 'write to (link) or (link)'],
    ['mailto:win@evil.example tel:+250788123456', '(link) (link)'],
    ['javascript:alert(1) data:text/html,x', '(link)) (link)'],
    ['https://imisozi.example@evil.example/', '(link)'],
    ['https://imisozi.example.evil.example/', '(link)'],
    ['https://suite.example:8443/', '(link)'],
    ['//evil.example/x and @evil.example', '//(link) and @(link)'],
    ['call +250 788 123 456 or 0788-123-456', 'call (number) or (number)'],
    ['WhatsApp 250788123456', 'WhatsApp (number)'],
    ['dial *182*8*1*123456#, *123# or call 788 12 34 56', 'dial (number), (number) or call (number)'],
    ['https://wa.me/250788123456', '(link)'],
    ['evil\u2024com/pay, evil\u200c.example and e\u{e0041}vil.example', '(link), (link) and (link)'],
    [`${'a'.repeat(60)}\u200bevil.com`, `${'a'.repeat(60)}\u200b(link)`],
    ['call 0788\u00a0999\u00a0111 or 078/899/9111', 'call (number) or (number)'],
    ['٠٧٨٨٩٩٩١١١ or ٠٧٨٨ ٩٩٩ ١١١ or ०७८८ ९९९ १११', '(number) or (number) or (number)'],
    ['０７８８９９９１１１, 078_899_9111, 078·899·9111', '(number), (number), (number)'],
    ['0\u200b788 999\u2060 111 or +250.788.999.111', '(number) or (number)'],
    [
      '078\u2011812\u20113456, 078\u2013812\u20133456 or +250\u2010788\u2010123\u2010456',
      '(number), (number) or (number)',
    ],
    ['250 788 123 456, (256) 772-123-456 or 225 07 07 12 34 56', '(number), ((number) or (number)'],
    ['call \u202e654 321 887 052+\u202c', 'call 654 321 887 052+'],
    ['stock in a notebook.Then the till', 'stock in a notebook. Then the till'],
    ['notebook.Then/x', '(link)'],
    ['1.2.3.4/x, 203.0.113.9:8080 and (198.51.100.7?pay)', '(link), (link) and ((link))'],
    ['evil[.]com, evil(dot)example/pay and a{.}evil.com', '(link), (link) and (link)'],
  ])('%s', (text, shown) => expect(clean(text)).toBe(shown))

  it.each([
    'Groceries, two shops. I count stock in a notebook, e.g. rice.',
    'From 2024 to 2025, 2026 and 2027: 250 000 000 RWF, in 2025 1 000 000, 08:00\u201318:00, 10\u201320 people, 2 000 – 3 000 a day',
    'We sold 1 000 000 RWF in 2025, 19.9 a month, at 10.30 on 20.11.2025.',
    'https://suite.example/pricing and imisozi.example, docs.imisozi.example/x',
    'hello@imisozi.example or +250 000 000 100, https://wa.me/250000000100',
    'مرحبا، كيف الحال؟ 😀 Bwakeye.',
    'Zoë d’Été & Fils, ﷲ فاطمه\u200cزهرا, 👩🏾‍🍳 Café №5, H₂O Ltd, M·A·C 24/7, Ｔｏｋｙｏ ㈱',
    'Version 4.2.1.7 (of 2.10.2026), step 1.2.3.4. [.] and a dot (.)',
    '5 * 3, table #12, 100 20 30 and 1.500 20 30 40 of 10 20 30 40',
    'Open from 05/12/2026 14h to 08-01-2027, or 05.12.2026; 0.5 - 0.75 ha, 0 or 1 till',
  ])('keeps our own addresses, prices and prose: %s', (text) => expect(clean(text)).toBe(text))

  it('holds nothing that a mail program makes a link of, wherever it stands', () => {
    const address = fc.constantFrom(
      'https://evil.example/x',
      'bit.ly/abc',
      'evil.com',
      'win@evil.example',
      'www.evil.rw',
    )
    const around = fc.string({
      unit: fc.constantFrom(' ', '.', ',', '(', ')', '"', '\n', 'a', 'é', '*', '😀', ':', '@'),
      maxLength: 6,
    })

    fc.assert(
      fc.property(around, address, around, (before, link, after) => {
        expect(clean(before + link + after)).not.toMatch(/evil\.|bit\.ly|https?:/)
      }),
      { numRuns: 2000 },
    )
  })
})
