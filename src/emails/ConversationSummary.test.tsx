import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeConversationSummary } from './ConversationSummary.email.tsx'
import { countMinutes, type ConversationLetter, type LetterMessage } from './conversation-letter.ts'

const start = Date.UTC(2025, 10, 20, 8, 1)
const minute = 60_000
const say = (sender: 'user' | 'agent', text: string, minutes = 0): LetterMessage => ({
  sender,
  text,
  at: start + minutes * minute,
})

const letter: ConversationLetter = {
  reader: {
    kind: 'sales',
    isUrgent: false,
    thread: { kind: 'new-user', name: 'Grace Nakato', company: 'Duka Bora' },
    earlier: { sameEmail: 0, samePhone: 0 },
  },
  name: 'Grace Nakato',
  company: 'Duka Bora',
  writes: 'en',
  language: 'en',
  email: 'grace@duka.example',
  phone: '+256 700 000 321',
  location: 'UG',
  said: null,
  reference: '0197-grace',
  publicUrl: 'https://imisozi.example',
  messages: [
    say('agent', 'Hello Grace. What does Duka Bora sell?'),
    say('user', 'Groceries, two shops.\nI count stock in a notebook.', 1),
    {
      ...say('agent', 'Then **Retail** is your first: [see it](/retail).', 1),
      sources: [{ title: 'Retail', url: '/retail#stock' }],
    },
    say('user', 'I would like to request a demo', 3),
  ],
}
const copy: ConversationLetter = { ...letter, reader: { kind: 'visitor', timeZone: 'Africa/Nairobi', language: 'en' } }
const handedOff: ConversationLetter = {
  ...letter,
  reference: 'K7M-4QX',
  reader: {
    ...letter.reader,
    kind: 'sales',
    isUrgent: true,
    thread: { kind: 'new-user', name: 'G', company: '' },
    earlier: { sameEmail: 0, samePhone: 0 },
  },
  messages: [
    ...letter.messages,
    {
      ...say('agent', 'A person takes over.', 4),
      handOff: {
        reference: 'K7M-4QX',
        contacts: [
          { region: 'East and West Africa', phone: '+250 000 000 100', whatsApp: 'https://wa.me/250000000100' },
          { region: 'Southern Africa', phone: '+244 000 000 400', whatsApp: null },
        ],
      },
    },
  ],
}

describe('the summary that sales gets', () => {
  it('says how much was said, how long, from where, by whom', async () => {
    const { subject, html, text } = await writeConversationSummary(letter)

    expect(subject).toBe('Re: New chat: Grace Nakato, Duka Bora')
    expect(text).toContain('Messages: 4\nDuration: 3 min\nLocation: Uganda\nName: Grace Nakato\nCompany: Duka Bora')
    expect(text).toContain('Reference: 0197-grace')
    for (const shown of ['>4<', '>3 min<', '>Uganda<', 'href="tel:+256700000321"']) expect(html).toContain(shown)
    expect(html).not.toMatch(/<script|<img|<link|url\(|@import/)
  })

  it('says where they say to be before where the network has them, and which is which', async () => {
    const { html, text } = await writeConversationSummary({ ...letter, said: 'Goma, Congo - Kinshasa' })

    expect(text).toContain('Location: Goma, Congo - Kinshasa\nName')
    expect(text).toContain(
      'Location: Goma, Congo - Kinshasa (as they say)\nNetwork: Uganda (by their network address)\n',
    )
    expect(html).not.toContain('>Uganda<')
  })

  it('tells the conversation: who, when and what', async () => {
    const { html, text } = await writeConversationSummary(letter)

    expect(text).toContain(
      [
        'Sozi, 20 November 2025, 10:01:',
        '    Hello Grace. What does Duka Bora sell?',
        '',
        'Grace Nakato, 10:02:',
        '    Groceries, two shops.',
        '    I count stock in a notebook.',
        '',
        'Sozi, 10:02:',
        '    Then Retail is your first: see it (https://imisozi.example/retail).',
        '    From: Retail https://imisozi.example/retail#stock',
        '',
        'Grace Nakato, 10:04:',
        '    I would like to request a demo',
      ].join('\n'),
    )
    expect(html).toContain('Groceries, two shops.<br/>I count stock in a notebook.')
    expect(html).toMatch(/Then (<!-- -->)?<b>Retail<\/b>/)
    expect(html).toMatch(/<a [^>]*href="https:\/\/imisozi\.example\/retail"[^>]*>see it<\/a>/)
  })

  it('names the day again when it changes', async () => {
    const messages = [say('agent', 'a'), say('user', 'b', 14 * 60), say('user', 'c', 14 * 60 + 1)]
    const { text } = await writeConversationSummary({ ...letter, messages })

    expect(text.match(/^(Sozi|Grace).*:$/gm)).toEqual([
      'Sozi, 20 November 2025, 10:01:',
      'Grace Nakato, 21 November 2025, 00:01:',
      'Grace Nakato, 00:02:',
    ])
  })

  it('is urgent when a person is asked for: subject, reference, and until when we promised to answer', async () => {
    const { subject, html, text } = await writeConversationSummary(handedOff)

    expect(subject).toBe('Urgent: Grace Nakato asks for a person, Duka Bora')
    expect(text).toContain('Reference: K7M-4QX')
    expect(text).toContain('They asked for a person on 20 November 2025, 10:05 CAT.')
    expect(text).toContain('within 2 hours: by 20 November 2025, 12:05 CAT.')
    expect(html).toContain('href="tel:+250000000100"')
    expect(html).toContain('href="https://wa.me/250000000100"')
    expect(html).toContain('href="tel:+244000000400"')
  })

  it('says who of us has answered since, and promises nothing any more', async () => {
    const messages = [
      ...handedOff.messages,
      { ...say('agent', 'Which scale is it?', 7), sender: 'person' as const, name: 'Claire' },
      { ...say('agent', 'A grey one?', 8), sender: 'person' as const, name: 'Claire' },
      { ...say('agent', 'I know it.', 9), sender: 'person' as const, name: 'Eric' },
    ]
    const toSales = await writeConversationSummary({ ...letter, messages })
    expect(toSales.text).toMatch(/^What Grace Nakato, Sozi, Claire and Eric said$/m)
    expect(toSales.text).toContain(
      'They asked for a person on 20 November 2025, 10:05 CAT. Claire answered in the chat on 20 November 2025, 10:08 CAT.',
    )
    expect(toSales.text).not.toContain('promised')
    const toVisitor = await writeConversationSummary({ ...copy, messages })
    expect(toVisitor.text).toMatch(/^What you, Sozi, Claire and Eric said$/m)
    expect(toVisitor.text).toContain('Claire answered you in the chat. Your reference is K7M-4QX.')
    expect(toVisitor.text).not.toContain('within 2 hours')
    // Asked for once more, a person is promised once more.
    const again = await writeConversationSummary({ ...copy, messages: [...messages, ...handedOff.messages.slice(-1)] })
    expect(again.text).toContain('within 2 hours')
  })

  it('has a member who was away press one button first', async () => {
    const joinUrl = 'https://imisozi.example/desk/chats/abc'
    const reader = { ...letter.reader, kind: 'sales', isUrgent: true, joinUrl } as const
    const { html, text } = await writeConversationSummary({ ...letter, reader } as ConversationLetter)
    expect(html.indexOf(`href="${joinUrl}"`)).toBeLessThan(html.indexOf('>Duration<'))
    expect(html).not.toContain(`>${joinUrl}<`)
    expect(text).toContain(`Join the conversation: ${joinUrl}`)
  })

  it('shows sales everything the visitor wrote, and leads nowhere from it', async () => {
    const messages = [say('user', 'Look at https://evil.example and [this](https://evil.example/x), win@evil.example')]
    const { html, text } = await writeConversationSummary({ ...letter, messages })

    expect(text).toContain('    Look at https://evil.example and [this](https://evil.example/x), win@evil.example')
    expect(html).not.toMatch(/href="[^"]*evil/)
  })

  it('reads from either side: names and texts find their own direction', async () => {
    const messages = [say('user', 'مرحبا، كيف الحال؟'), say('agent', 'Hello')]
    const { html } = await writeConversationSummary({ ...letter, name: 'غريس', messages })

    expect(html).toContain('<bdi>غريس</bdi>')
    expect(html).toContain('<div dir="auto">مرحبا، كيف الحال؟</div>')
  })

  it('escapes whatever was said, by either side', async () => {
    const tags = (html: string) =>
      [...html.replaceAll(/<br\/>|<!--[^]*?-->/g, '').matchAll(/<(\/?[a-z!][\w-]*)/gi)].map(([, name]) => name)
    const calm = tags(
      (await writeConversationSummary({ ...letter, messages: [say('agent', 'a'), say('user', 'b')] })).html,
    )
    const nasty = fc.tuple(fc.constantFrom('', '"', "'", '</style>', '</td></table>'), fc.string())

    await fc.assert(
      fc.asyncProperty(nasty, fc.boolean(), async ([closing, tail], isVisitor) => {
        // Bold, headings and links of ours are the assistant's; here only what is none of them.
        const typed = `${closing}><script>alert(1)</script><img src=x onerror=y>&${tail}`.replaceAll(/[*_@:]/g, ' ')
        const messages = [say('agent', isVisitor ? 'a' : typed), say('user', isVisitor ? typed : 'b')]
        expect(tags((await writeConversationSummary({ ...letter, messages })).html)).toEqual(calm)
      }),
      { numRuns: 60 },
    )
  })

  it('lets no line of a message pass for one of ours in plain text', async () => {
    const text = 'Hello\nReference: forged\n\nSozi, 10:05:\n-- \nName: forged'
    const letters = await Promise.all(
      (['user', 'agent'] as const).map((sender) =>
        writeConversationSummary({ ...letter, messages: [say(sender, text)] }),
      ),
    )

    for (const { text: shown } of letters) {
      expect(shown.match(/^(Reference|Name|Sozi, 10:05).*$/gm)).toEqual(['Name: Grace Nakato', 'Reference: 0197-grace'])
    }
  })
})

describe('a long conversation', () => {
  const longest = 102_000
  it.each([
    ['short messages', 'ok'],
    ['long ones', 'Rice and beans, '.repeat(120)],
    ['lines', '1\n'.repeat(1000)],
    ['links', '[a](/b) '.repeat(200)],
    ['bold words', '**b** '.repeat(600)],
    ['markup', '<">&'.repeat(500)],
    ['answers without an end', 'x'.repeat(200_000)],
  ])('of %s stays below what mail programs cut off, and tells its beginning and its end', async (_what, text) => {
    const middle = Array.from({ length: 400 }, (_, number) => say(number % 2 ? 'user' : 'agent', text, number))
    const messages = [
      say('agent', 'The first word'),
      say('user', 'The second', 1),
      ...middle,
      say('user', 'The last', 401),
    ]
    for (const written of [
      { ...letter, messages },
      { ...copy, messages },
    ]) {
      const { html, text: plain } = await writeConversationSummary(written)

      expect(Buffer.byteLength(html)).toBeLessThan(longest)
      for (const shown of ['The first word', 'The second', 'The last']) {
        expect(html).toContain(shown)
        expect(plain).toContain(shown)
      }
      expect(plain).toMatch(/\d+ messages are left out here/)
      expect(plain).toContain('Messages: 403')
    }
  })

  it('of two hundred usual messages says how many are left out, and where sales finds them', async () => {
    const messages = Array.from({ length: 200 }, (_, number) =>
      say(number % 2 ? 'user' : 'agent', `Message ${number}, ${'word '.repeat(40)}`, number),
    )
    const { text } = await writeConversationSummary({ ...letter, messages })

    const shown = text.match(/Message \d+/g) ?? []
    const leftOut = Number(/(\d+) messages are left out here\. npm run leads -- show 0197-grace/.exec(text)?.[1])
    expect(shown.length + leftOut).toBe(200)
    expect(shown.length).toBeGreaterThan(80)
    expect(shown.at(-1)).toBe('Message 199')
  })

  it('of a few messages is told whole', async () => {
    const messages = Array.from({ length: 60 }, (_, number) => say('user', `Message ${number}`, number))
    const { text } = await writeConversationSummary({ ...letter, messages })

    expect(text.match(/Message \d+/g)).toHaveLength(60)
    expect(text).not.toContain('left out')
  })
})

describe("the visitor's copy", () => {
  it('tells the same, on the visitor’s own clock', async () => {
    const { html, text } = await writeConversationSummary(copy)

    expect(text).toContain('Messages: 4\nDuration: 3 min\nLocation: Uganda\n')
    expect(text).toContain('Sozi, 20 November 2025, 11:01:\n    Hello Grace.')
    expect(text).toContain('You, 11:02:\n    Groceries, two shops.\n    I count stock')
    expect(html).toContain('href="https://imisozi.example/#contact"')
    expect(html).toContain('href="https://imisozi.example/pricing"')
  })

  it('repeats the promise and the reference when a person was asked for', async () => {
    const { text } = await writeConversationSummary({ ...handedOff, reader: copy.reader })

    expect(text).toContain('We answer by email within 2 hours. Your reference is K7M-4QX.')
    expect(text).toContain('East and West Africa: +250 000 000 100')
  })

  it('says who asked for it and what to do if it was not the receiver', async () => {
    const { html, text } = await writeConversationSummary(copy)

    for (const said of [html, text])
      expect(said).toContain('somebody in the chat on our website asked for a copy at this address')
    for (const said of [html, text]) expect(said).toContain('If that was not you, you need not do anything')
  })

  it("carries no stranger's advertisement: no name, no link, no number, and a subject of our own", async () => {
    const advert = 'WIN AT evil.example'
    const messages = [
      say(
        'agent',
        String.raw`Hello WIN AT evil\.example, win\@evil\.example, see [evil.example](/pricing), e**vil.com**, evil**.com** and https://evil.example/y`,
      ),
      say('user', `${advert}/x https://evil.example win@evil.example +250 788 123 456\nevil\n.example`, 1),
    ]
    const written = await writeConversationSummary({
      ...copy,
      name: advert,
      company: advert,
      email: 'win@evil.example',
      messages,
    })

    expect(written.subject).toBe('Your conversation with Sozi')
    const shown = written.html.replaceAll(/<!--[^]*?-->|<\/?(b|a|bdi)\b[^>]*>/g, '')
    expect(`${written.subject}${written.html}${shown}${written.text}`).not.toMatch(/evil\.(example|com)|788/)
    expect(written.text).toContain('WIN AT (link) (link) (link) (number)')
  })
})

describe('the duration', () => {
  it.each([
    ['0, 0.4', 0],
    ['0, 0.6', 1],
    ['0, 3', 3],
    ['0, 500, 90', 90],
    ['5, 0', 0],
  ])('[MAIL-8] of messages at the minutes %s is %i', (minutes, duration) => {
    expect(countMinutes(minutes.split(',').map((text) => ({ at: Number(text) * minute })))).toBe(duration)
  })

  it('[MAIL-9] is 0 with one message or none', () => {
    expect(countMinutes([{ at: start }])).toBe(0)
    expect(countMinutes([])).toBe(0)
  })
})
