import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { assistantFallback as assistantFallbackIn } from '#content/assistant-fallback.ts'
import { defaultLanguage } from '#content/languages.ts'
import type { ModelFailureKind } from '#server/assistant/model/model.ts'
import { expectSoon } from '../expect-soon.ts'
import { breakOff, fallSilent, hangUp, reply, silence, stream, type Reaction } from './model-peer.ts'
import { protocols, type Protocol } from './protocols.ts'
import { embeddedWelcome, question, startTestAssistant } from './start-test-assistant.ts'

const assistantFallback = assistantFallbackIn[defaultLanguage]
const whole = { text: 'Yes, it does. Ask for more.', end: 'whole' } as const
const json = { 'content-type': 'application/json' }

/** Longer than what `holdTime` lets pass: it is the other patience that ends. */
const forever = 120_000

/** Holds the time that a model has; lets it pass once something has happened. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return async (look: () => unknown) => {
    await expectSoon(look)
    vi.advanceTimersByTime(60_000)
  }
}

type Trouble = readonly [
  name: string,
  failure: ModelFailureKind,
  questions: number,
  make: (protocol: Protocol) => Reaction,
]

const troubles: readonly Trouble[] = [
  ['429', 'rate-limited', 1, () => reply(429, '{"error":{"code":429}}', json)],
  ['500', 'broken', 1, () => reply(500, 'oops')],
  ['503 twice', 'overloaded', 2, () => reply(503, 'busy')],
  ['400', 'refused', 1, () => reply(400, '{"error":{"message":"API key not valid"}}', json)],
  ['404', 'refused', 1, () => reply(404, 'no such model')],
  ['a redirect', 'refused', 1, () => reply(307, '', { location: 'http://127.0.0.1:9/elsewhere' })],
  ['a connection closed twice', 'reset', 2, () => hangUp],
  ['silence', 'timeout', 1, () => silence],
  ['an answer without a word', 'empty', 1, ({ events }) => stream(events([{ text: ' \n', end: 'whole' }]))],
  ['no body', 'empty', 1, () => reply(200, '')],
  ['an empty list', 'empty', 1, () => reply(200, '[]', json)],
  ['JSON cut short', 'malformed', 1, () => reply(200, '{"candidates":[{"content"', json)],
  ['an event that is no JSON', 'malformed', 1, () => stream(['data: {"a\n\n'])],
  [
    'an HTML page',
    'malformed',
    1,
    () => reply(200, '<!doctype html><h1>Sign in</h1>', { 'content-type': 'text/html' }),
  ],
  ['JSON of another shape', 'empty', 1, () => reply(200, '{"candidates":7,"choices":"x"}', json)],
  ['a filter', 'blocked', 1, ({ events }) => stream(events([{ end: 'blocked' }]))],
  ['an error in an event', 'broken', 1, () => stream(['data: {"error":{"code":500,"message":"x"}}\n\n'])],
  ['its first sentence cut', 'cut', 1, ({ events }) => stream(events([{ text: 'Starter costs $1', end: 'cut' }]))],
  ['a stream without an end mark', 'cut', 1, ({ events }) => stream(events([{ text: 'Starter costs $1' }]))],
  ['a stream that breaks off', 'cut', 1, ({ events }) => breakOff(events([{ text: 'Starter costs $1' }]))],
  ['a stream that falls silent', 'timeout', 1, ({ events }) => fallSilent(events([{ text: 'Starter costs $1' }]))],
]

describe.each(protocols)('a model that speaks as $name does and fails', (protocol) => {
  it.each(troubles)(
    '[BOT-11, BOT-14] with %s leaves it to the words chosen by the message',
    async (_, failure, questions, make) => {
      const { ask, peer, lines } = await startTestAssistant({ protocol, patience: { wholeMs: forever } })
      peer.react(make(protocol))
      const passTimeOnce = failure === 'timeout' ? holdTime() : null

      const asked = ask()
      await passTimeOnce?.(() => expect(peer.heard).not.toEqual([]))
      const { answer, pieces } = await asked

      expect(answer).toMatchObject({ kind: 'failed', text: assistantFallback.apology })
      expect(pieces).toEqual([assistantFallback.apology])
      expect(peer.heard).toHaveLength(questions)
      expect(lines).toEqual([expect.objectContaining({ level: 'warn', failure })])
      expect(JSON.stringify(lines)).not.toContain('Starter')
    },
  )

  it('[BOT-12, BOT-13] gives the phones or the prices where the message asks for them', async () => {
    const { ask, peer } = await startTestAssistant({ protocol })
    peer.react(reply(500, ''))

    expect((await ask({ text: 'Is there a human?' })).answer.text).toBe(assistantFallback.person)
    expect((await ask({ text: 'What does it cost?' })).answer.text).toBe(assistantFallback.pricing)
  })

  it.each([
    ['503', reply(503, '')],
    ['a closed connection', hangUp],
  ])('is asked once more after %s, and answers', async (_, first) => {
    const { ask, peer } = await startTestAssistant({ protocol })
    peer.react(first, stream(protocol.events([whole])))

    expect((await ask()).answer).toMatchObject({ kind: 'answered', text: whole.text })
    expect(peer.heard).toHaveLength(2)
    expect(peer.heard[1]?.body).toEqual(peer.heard[0]?.body)
  })

  it.each([
    ['the most tokens of an answer', stream, [{ text: 'It works offline. Then it', end: 'cut' }]],
    ['no end mark', stream, [{ text: 'It works offline. Then it' }]],
    ['a closed connection', breakOff, [{ text: 'It works offline. Then it' }]],
    ['silence', fallSilent, [{ text: 'It works offline. Then it' }]],
    ['a filter', stream, [{ text: 'It works offline. Then it' }, { end: 'blocked' }]],
  ] as const)(
    'keeps the whole sentences that came before %s, and says that it broke off',
    async (name, send, pieces) => {
      const { assistant, peer } = await startTestAssistant({ protocol, patience: { wholeMs: forever } })
      peer.react(send(protocol.events(pieces)))
      const passTimeOnce = name === 'silence' ? holdTime() : null
      const said: string[] = []

      const asked = assistant.sendMessage(question, (piece) => said.push(piece))
      await passTimeOnce?.(() => expect(said.join('')).toContain('It works offline.'))
      const answer = await asked

      expect(answer).toMatchObject({
        kind: 'answered',
        text: `It works offline.\n\n${assistantFallback.brokeOff}`,
      })
      expect(said.join('')).toBe(answer.text)
      expect(peer.heard).toHaveLength(1)
    },
  )

  it('is hung up on when it never comes to an end', async () => {
    const { ask, peer } = await startTestAssistant({ protocol, patience: { quietMs: forever } })
    const passTimeOnce = holdTime()
    let timer: NodeJS.Timeout | undefined
    let words = 0
    peer.react((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      timer = setInterval(() => {
        response.write(protocol.events([{ text: 'and ' }]).join(''))
        words += 1
      }, 10)
    })

    const asked = ask()
    await passTimeOnce(() => expect(words).toBeGreaterThan(3))
    const { answer } = await asked
    await peer.heard[0]?.gone
    clearInterval(timer)

    expect(answer.kind).toBe('failed')
  })

  it('is hung up on when it says more than it was allowed to', async () => {
    const { ask, peer } = await startTestAssistant({ protocol })
    peer.react(fallSilent(protocol.events(Array.from({ length: 4000 }, () => ({ text: 'It works. ' })))))

    const { answer } = await ask()
    await peer.heard[0]?.gone

    expect(answer.text.length).toBeLessThan(13_000)
    expect(answer.text.endsWith(assistantFallback.brokeOff)).toBe(true)
  })

  it('[CHAT-42] greets with the embedded words when the model gives none', async () => {
    const { assistant, peer } = await startTestAssistant({ protocol })
    peer.react(
      reply(500, ''),
      stream(protocol.events([{ text: 'Hello Amina. I', end: 'cut' }])),
      stream(protocol.events([{ text: 'Hello. '.repeat(200), end: 'whole' }])),
    )

    for (let asked = 0; asked < 3; asked += 1) {
      expect(await assistant.welcome(question.context, 'en')).toBe(embeddedWelcome)
    }
    expect(peer.heard).toHaveLength(3)
  })
})

it('answers in words when nobody listens at the address', async () => {
  for (const protocol of protocols) {
    const { ask, lines } = await startTestAssistant({
      protocol,
      // The port of discard, which nobody serves.
      env: { ASSISTANT_BASE_URL: 'http://127.0.0.1:9/secret' },
    })

    expect((await ask()).answer.kind).toBe('failed')
    expect(lines).toEqual([expect.objectContaining({ failure: 'unreachable' })])
    expect(JSON.stringify(lines)).not.toContain('secret')
  }
})
