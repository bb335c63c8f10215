import PostalMime from 'postal-mime'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isFinal } from '#server/outbox/deliverer.ts'
import { createSmtpTransport, findAnswerMs } from './smtp-transport.ts'
import { startSmtpPeer, type SmtpMood } from '#tests/server/smtp-peer.ts'
import { makeTestMail } from '#tests/server/test-mail.ts'

async function startPair(answerMs?: number) {
  const peer = await startSmtpPeer()
  const transport = createSmtpTransport(
    peer.url,
    answerMs === undefined ? undefined : { connectMs: answerMs, answerMs, longestMs: 20 * answerMs },
  )
  onTestFinished(() => transport.close())
  return { peer, transport }
}

describe('mail over SMTP', () => {
  it('hands the letter to the server, for one recipient', async () => {
    const { peer, transport } = await startPair()

    await transport.post(makeTestMail())

    expect(peer.envelopes).toEqual([{ from: 'no-reply@imisozi.example', to: ['sales@imisozi.example'] }])
    const letter = await PostalMime.parse(peer.letters[0] ?? '')
    expect(letter).toMatchObject({
      messageId: '<0197-mail@imisozi.example>',
      replyTo: [{ name: 'Grace Nakato', address: 'grace@duka.example' }],
    })
  })

  const failures: readonly (readonly [what: string, mood: SmtpMood, message: RegExp])[] = [
    ['asks to come back later (451)', { kind: 'refuse', code: 451, at: 'data' }, /451/],
    ['refuses the recipient (550)', { kind: 'refuse', code: 550, at: 'recipient' }, /refused for good/],
    ['is full (452)', { kind: 'refuse', code: 452, at: 'recipient' }, /452/],
    ['hangs up in the middle of the letter', { kind: 'hang-up' }, /closed|ECONN|socket/i],
    ['falls silent about a whole letter', { kind: 'stall' }, /has the whole letter/],
  ]
  it.each(failures)('fails when the server %s, and works again when the server does', async (_what, mood, message) => {
    const { peer, transport } = await startPair(2000)
    peer.setMood(mood)
    await expect(transport.post(makeTestMail())).rejects.toThrow(message)

    peer.setMood({ kind: 'take' })
    await transport.post(makeTestMail())

    expect(peer.letters).toHaveLength(1)
  })

  it.each([
    ['the recipient for good (550)', { kind: 'refuse', code: 550, at: 'recipient' }, true],
    ['the recipient with a code that is none (999)', { kind: 'refuse', code: 999, at: 'recipient' }, false],
    ['the recipient for now (451)', { kind: 'refuse', code: 451, at: 'recipient' }, false],
    ['the letter (550)', { kind: 'refuse', code: 550, at: 'data' }, false],
  ] as const)('knows what is refused for good: %s', async (_what, mood, expected) => {
    const { peer, transport } = await startPair()
    peer.setMood(mood)

    const failure = await transport.post(makeTestMail()).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(Error)
    expect(isFinal(failure)).toBe(expected)
  })

  it('gives a server that was too slow for a letter more time for it, so that it comes no further time', async () => {
    const { peer, transport } = await startPair(1000)
    peer.setMood({ kind: 'stall' })

    const [first, third] = [transport.post(makeTestMail()), transport.post(makeTestMail(), 2)]
    await expect(first).rejects.toThrow('did not say whether it took it')
    peer.answer()

    await third
    expect([0, 1, 2, 3, 4, 25].map((attempts) => findAnswerMs(attempts) / 1000)).toEqual([60, 120, 240, 480, 600, 600])
  })

  it('lets others pass by a few letters that are not answered', async () => {
    const { peer, transport } = await startPair(2000)
    peer.setMood({ kind: 'stall' })
    const silent = Array.from({ length: 4 }, () => transport.post(makeTestMail()).catch(() => 'failed'))
    await peer.waitFor(4)
    peer.setMood({ kind: 'take' })

    const other = transport.post(makeTestMail()).then(() => 'taken')

    expect(await Promise.race([other, ...silent])).toBe('taken')
    await Promise.all(silent)
  })

  it('fails when nobody listens', async () => {
    const transport = createSmtpTransport('smtp://127.0.0.1:1')

    await expect(transport.post(makeTestMail())).rejects.toThrow('ECONNREFUSED')
    await expect(transport.check()).rejects.toThrow('ECONNREFUSED')
  })

  it('checks the way without sending anything', async () => {
    const { peer, transport } = await startPair()

    await transport.check()

    expect(peer.letters).toEqual([])
  })
})
