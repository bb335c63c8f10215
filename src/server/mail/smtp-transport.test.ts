import PostalMime from 'postal-mime'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isFinal } from '#server/outbox/deliverer.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import { startSmtpPeer, type SmtpMood } from '#tests/server/smtp-peer.ts'
import { makeTestMail } from '#tests/server/test-mail.ts'

async function startPair(answerMs?: number) {
  const peer = await startSmtpPeer()
  const transport = createSmtpTransport(
    peer.url,
    answerMs === undefined ? undefined : { connectMs: answerMs, answerMs },
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
    ['refuses the recipient (550)', { kind: 'refuse', code: 550, at: 'recipient' }, /550/],
    ['is full (452)', { kind: 'refuse', code: 452, at: 'recipient' }, /452/],
    ['hangs up in the middle of the letter', { kind: 'hang-up' }, /closed|ECONN|socket/i],
    ['falls silent', { kind: 'stall' }, /time|abort/i],
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
    ['the recipient for now (451)', { kind: 'refuse', code: 451, at: 'recipient' }, false],
    ['the letter (550)', { kind: 'refuse', code: 550, at: 'data' }, false],
  ] as const)('knows what is refused for good: %s', async (_what, mood, expected) => {
    const { peer, transport } = await startPair()
    peer.setMood(mood)

    const failure = await transport.post(makeTestMail()).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(Error)
    expect(isFinal(failure)).toBe(expected)
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
