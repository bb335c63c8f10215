import * as fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { composeMessage } from './compose-message.ts'
import { toPlainMailbox } from '#server/post/header-values.ts'
import type { Mail } from './mail.ts'
import { makeTestMail } from '#tests/server/test-mail.ts'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

async function parse(mail: Mail) {
  const { message } = await composer.sendMail(composeMessage(mail))
  return PostalMime.parse(Buffer.isBuffer(message) ? message : '')
}

const headerNames = async (mail: Mail) => (await parse(mail)).headers.map(({ key }) => key)

/** What somebody types who wants a header of his own. */
const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\0', '\u202e', ' ', ',', ';', '<', '>', '"', '\\', '(', ')'),
      fc.constantFrom('Bcc: spy@x.example', '=?utf-8?Q?a=0D=0ABcc:_spy?=', '=?utf-8?B?DQpCY2M6IHg=?=', '\r\n\r\n<p>'),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('é', '😀', 'عربي', '\ud800'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

describe('a letter', () => {
  it('gets no header and no receiver that a visitor typed', async () => {
    const expected = await headerNames(makeTestMail())

    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (name, subject) => {
        const mail = makeTestMail({ subject, replyTo: { name, address: 'grace@duka.example' } })
        const parsed = await parse(mail)

        expect(parsed.headers.map(({ key }) => key).filter((key) => key !== 'subject')).toEqual(
          expected.filter((key) => key !== 'subject'),
        )
        expect(parsed.to).toEqual([{ name: '', address: 'sales@imisozi.example' }])
        expect(parsed.replyTo?.map(({ address }) => address)).toEqual(['grace@duka.example'])
        expect([parsed.bcc, parsed.cc]).toEqual([undefined, undefined])
        expect(parsed.html).toContain('<p>Muraho</p>')
        expect(`${parsed.subject}${parsed.replyTo?.[0]?.name}`).not.toMatch(/[\p{Cc}\u2028\u202e]/u)
      }),
      { numRuns: 200 },
    )
  })

  it('is answered to one plain address or to none', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (local, host) => {
        const replyTo = { name: 'Grace', address: `${local}@${host}.example` }
        const parsed = await parse(makeTestMail({ replyTo }))

        const plain = toPlainMailbox(replyTo)
        expect(parsed.replyTo?.map(({ address }) => address)).toEqual(plain ? [plain.address] : undefined)
        expect(parsed.to).toHaveLength(1)
        expect(parsed.bcc).toBeUndefined()
      }),
      { numRuns: 200 },
    )
  })

  it('goes to one receiver, whatever address a visitor gave for a copy', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (local, host) => {
        const { envelope, message } = await composer.sendMail(
          composeMessage(makeTestMail({ to: `a${local}@${host}x.example` })),
        )
        const { cc, bcc } = await PostalMime.parse(Buffer.isBuffer(message) ? message : '')

        expect(envelope.to).toHaveLength(1)
        expect([cc, bcc]).toEqual([undefined, undefined])
      }),
      { numRuns: 200 },
    )
  })

  it('says a name and a subject in any script as they are', async () => {
    const name = 'Mukamana Espérance — كيغالي 😀'
    const parsed = await parse(makeTestMail({ subject: `Demo: ${name}`, replyTo: { name, address: 'm@x.example' } }))

    expect(parsed.subject).toBe(`Demo: ${name}`)
    expect(parsed.replyTo?.[0]?.name).toBe(name)
  })

  it('writes a domain outside ASCII in its ASCII form, and leaves out a local part that has none', () => {
    expect(toPlainMailbox({ name: '', address: 'm@exämple.example' })?.address).toBe('m@xn--exmple-cua.example')
    expect(toPlainMailbox({ name: '', address: 'josé@x.example' })).toBeNull()
    for (const address of [`${'a'.repeat(65)}@x.example`, `a@${'x'.repeat(64)}.example`])
      expect(toPlainMailbox({ name: '', address })).toBeNull()
  })
})
