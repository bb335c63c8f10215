import { describe, expect, it } from 'vitest'
import { longestMessage } from '#contract/chat.ts'
import { conversation as conversationIn } from '#content/hand-off.ts'
import { defaultLanguage } from '#content/languages.ts'
import { call, listMessages, openChat, send } from './chat-visitor.ts'
import { engines } from './open-test-storage.ts'
import { scriptAssistant } from './scripted-assistant.ts'
import { startTestServer } from './start-test-server.ts'
import { dayMs } from '#server/clock.ts'

const conversation = conversationIn[defaultLanguage]
const textsOf = async (...args: Parameters<typeof listMessages>) =>
  (await listMessages(...args)).messages.map(({ text }) => text)

describe.each(engines)('messages on %s', (engine) => {
  it('[CHAT-45] [BOT-7] [DATA-7] are kept, answered in pieces, and the answer is kept', async () => {
    const server = await startTestServer({ engine })
    const session = await openChat(server)
    const { status, headers, events, text, done } = await send(server, session, 'Muraho', 'message-1')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(events.at(-1)?.event).toBe('done')
    expect(text).toBe('You said: Muraho')
    const timestamp = new Date(server.clock.time).toISOString()
    expect(done).toMatchObject({ text, sender: 'agent', timestamp, sources: [], suggestions: [] })
    const { messages, isReplying } = await listMessages(server, session)
    expect(messages.slice(1)).toMatchObject([{ id: 'message-1', text: 'Muraho', sender: 'user', timestamp }, { text }])
    expect(messages.at(-1)).toEqual(done)
    expect(isReplying).toBe(false)
  })

  it('[CHAT-54] that were cleared twice leave the one greeting of the first time', async () => {
    const server = await startTestServer({ engine })
    const session = await openChat(server)
    await send(server, session, 'Hello')
    const clear = async () => {
      expect((await call(server, session, ['POST', '/reset'])).statusCode).toBe(204)
      return (await listMessages(server, session)).messages.map(({ id }) => id)
    }
    const left = await clear()
    expect(left).toHaveLength(1)
    expect(await clear()).toEqual(left)
  })

  it('keep 50 quick ones in order, each answered once or told to wait, none lost', async () => {
    const server = await startTestServer({ engine })
    const session = await openChat(server)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => send(server, session, `Quick ${place}`, `quick-message-${place}`)),
    )
    const taken = answers.flatMap(({ status, done }, place) => (status === 200 && done ? [place] : []))
    const told = answers.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0)
    expect(taken.length).toBeGreaterThanOrEqual(20)
    expect(taken.length + told.length).toBe(50)
    const kept = await server.storage.chats.messages(session.id, 1)
    const questions = kept.filter(({ sender }) => sender === 'user')
    expect(questions.map(({ text }) => text)).toEqual(taken.map((place) => `Quick ${place}`))
    const replies = kept.filter(({ sender }) => sender === 'agent')
    expect(replies.map(({ text }) => text)).toEqual(taken.map((place) => `You said: Quick ${place}`))
    expect(kept.map(({ number }) => number)).toEqual(kept.map((_, place) => place + 2))
    expect(server.assistant.asked).toHaveLength(taken.length)
  })

  it('that are sent again under their id are kept and answered once', async () => {
    const server = await startTestServer({ engine })
    const session = await openChat(server)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(server, session, 'Once', 'only-once')))
    expect(new Set(answers.map(({ status, text, done }) => `${status} ${text} ${done?.id}`)).size).toBe(1)
    const later = await send(server, session, 'Something else', 'only-once')
    expect(later).toMatchObject({ status: 200, text: 'You said: Once', done: answers[0]?.done })
    expect(await textsOf(server, session)).toHaveLength(3)
    expect(server.assistant.asked).toHaveLength(1)
  })

  it('are answered by another server when the first one died over the answer', async () => {
    const first = await startTestServer({ engine })
    first.assistant.hold()
    const session = await openChat(first)
    void send(first, session, 'Are you there?', 'half-answered')
    const asked = await first.assistant.waitFor(0)
    asked.say('I was about to')

    const second = await startTestServer({ storage: first.storage })
    expect(await listMessages(second, session)).toMatchObject({ isReplying: true })
    const answer = await send(second, session, 'Are you there?', 'half-answered')
    expect(answer.text).toBe('You said: Are you there?')
    expect(await textsOf(second, session, '?after=half-answered')).toEqual(['You said: Are you there?'])
    // The dead one was only slow: it finds the answer given.
    asked.end()
    await first.app.close()
    expect(await first.storage.chats.messages(session.id, 0)).toHaveLength(3)
  })
})

describe('a message', () => {
  it('[BOT-3] [BOT-9] [DATA-5] [DATA-6] reaches the assistant with what was said before and who is asking', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    expect(server.assistant.asked).toEqual([])
    await send(server, session, 'One')
    await send(server, session, 'Two')
    expect(server.assistant.asked.at(-1)?.question).toEqual({
      text: 'Two',
      context: { name: 'Grace Nakato', company: 'Duka Bora', location: 'Africa' },
      history: [
        { role: 'model', text: conversation.greetings.B('Grace Nakato', 'Duka Bora') },
        { role: 'user', text: 'One' },
        { role: 'model', text: 'You said: One' },
      ],
      timeZone: 'Africa/Kampala',
      pageLanguage: 'en',
    })
  })

  it('[DATA-6] has its answers behind what they answer, although three were written before the first answer', async () => {
    const server = await startTestServer()
    server.assistant.hold()
    const session = await openChat(server)
    const sent = ['One', 'Two', 'Three'].map((text) => send(server, session, text))
    for (const place of [0, 1, 2]) {
      const asked = await server.assistant.waitFor(place)
      asked.say(`Answer ${place}`)
      asked.end()
    }
    await Promise.all(sent)
    expect(server.assistant.asked[2]?.question.history.slice(1).map(({ text }) => text)).toEqual([
      'One',
      'Answer 0',
      'Two',
      'Answer 1',
    ])
  })

  it('[DATA-6] comes with the last 20 turns at most, and 8,000 characters', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    for (let count = 0; count < 12; count += 1) await send(server, session, `Short ${count}`)
    expect(server.assistant.asked.at(-1)?.question.history).toHaveLength(20)
    for (let count = 0; count < 4; count += 1) await send(server, session, 'x'.repeat(longestMessage))
    const { history } = server.assistant.asked.at(-1)?.question ?? { history: [] }
    const said = history.reduce((sum, { text }) => sum + text.length, 0)
    expect(said).toBeLessThanOrEqual(8000)
    expect(history.at(-1)?.text).toBe(`You said: ${'x'.repeat(longestMessage)}`)
    expect(history.length).toBeGreaterThanOrEqual(3)
  })

  it.each(['', '  \n\t ', '\u0000\u0007'])('[CHAT-46] that is blank after trimming is ignored: %j', async (text) => {
    const server = await startTestServer()
    const session = await openChat(server)
    expect(await send(server, session, text)).toMatchObject({ status: 204, body: '' })
    expect(await textsOf(server, session)).toHaveLength(1)
    expect(server.assistant.asked).toEqual([])
  })

  it('may have 2,000 characters and not one more', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    expect(await send(server, session, 'y'.repeat(longestMessage))).toMatchObject({ status: 200 })
    const refused = await send(server, session, 'y'.repeat(longestMessage + 1))
    expect(refused.status).toBe(413)
    expect(JSON.parse(refused.body)).toEqual({ error: { code: 'too-large', message: conversation.tooLong } })
    expect(await textsOf(server, session)).toHaveLength(3)
  })

  it.each([{}, { text: 7 }, { text: 'x', id: 'short' }, { text: 'x', id: '../../../etc' }, ['text']])(
    'of another shape is refused: %j',
    async (payload) => {
      const server = await startTestServer()
      const session = await openChat(server)
      expect((await call(server, session, ['POST', '/messages'], payload)).statusCode).toBe(400)
    },
  )

  it.each(['👩🏾‍🌾 twenty 🥑, two shops 🇷🇼', 'مرحبا، كم السعر؟', 'שלום', 'a\u202Eb', 'l’été\r\nà Kigali', '\uD800 half'])(
    'comes back as it was written: %s',
    async (text) => {
      const server = await startTestServer()
      const session = await openChat(server)
      const { done } = await send(server, session, text, 'as-written')
      expect(done?.text).toBe(`You said: ${text}`.toWellFormed())
      expect((await textsOf(server, session)).at(1)).toBe(text.toWellFormed())
    },
  )

  it('loses its control characters, but no line breaks', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    expect(await send(server, session, 'a\u0000b\u0007c\nd\u001B[31m')).toMatchObject({ text: 'You said: abc\nd[31m' })
  })

  it('is the 61st of a session within ten minutes and says when to go on', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    for (let count = 0; count < 60; count += 1) await send(server, session, `No ${count}`, `message-${count}`)
    const refused = await send(server, session, 'One more', 'one-more')
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('10')
    expect(JSON.parse(refused.body)).toMatchObject({ error: { message: expect.stringContaining('10 seconds') } })
    // What was kept before is still told, and another visitor of the same office is not affected.
    expect(await send(server, session, 'No 3', 'message-3')).toMatchObject({ text: 'You said: No 3' })
    expect(await send(server, await openChat(server), 'Me too')).toMatchObject({ status: 200 })
    server.clock.time += 10_000
    expect(await send(server, session, 'One more', 'one-more')).toMatchObject({ text: 'You said: One more' })
    expect((await textsOf(server, session)).filter((text) => text === 'One more')).toHaveLength(1)
  })

  it('is the 3001st of an address within ten minutes and says when to go on', async () => {
    const server = await startTestServer()
    const sessions = await Promise.all(Array.from({ length: 30 }, () => openChat(server)))
    const blank = (place: number) => {
      const session = sessions[place % 30]
      return session ? send(server, session, ' ') : Promise.reject(new Error('no session'))
    }
    const statuses = await Promise.all(Array.from({ length: 3001 }, (_, place) => blank(place)))
    expect(statuses.filter(({ status }) => status === 204)).toHaveLength(3000)
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('keeps its place when the clock is put back', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    await send(server, session, 'Before', 'before-the-jump')
    server.clock.time -= 30 * dayMs
    await send(server, session, 'After')
    const after = ['You said: Before', 'After', 'You said: After']
    expect((await textsOf(server, session)).slice(1)).toEqual(['Before', ...after])
    expect(await textsOf(server, session, '?after=before-the-jump')).toEqual(after)
  })

  it('is kept and can be asked again when its answer cannot be kept', async () => {
    const server = await startTestServer()
    server.assistant.hold()
    const session = await openChat(server)
    const sent = send(server, session, 'Will it last?', 'will-it-last')
    const asked = await server.assistant.waitFor(0)
    asked.say('Of cou')
    asked.fail(new Error('the wire broke'))
    const failed = { code: 'internal', message: conversation.replyLost }
    expect(await sent).toMatchObject({ text: 'Of cou', done: null, failed })
    expect(await listMessages(server, session)).toMatchObject({ isReplying: true })
    const again = send(server, session, 'Will it last?', 'will-it-last')
    const second = await server.assistant.waitFor(1)
    second.say('Of course')
    second.end()
    expect(await again).toMatchObject({ text: 'Of course', done: { text: 'Of course' } })
    expect(await textsOf(server, session)).toHaveLength(3)
  })

  it('is not taken by a database that has gone, and its answer not promised', async () => {
    const server = await startTestServer()
    server.assistant.hold()
    const session = await openChat(server)
    const sent = send(server, session, 'Quick')
    const asked = await server.assistant.waitFor(0)
    await server.storage.close()
    asked.say('Here')
    asked.end()
    expect(await sent).toMatchObject({ done: null, failed: { code: 'storage-unavailable' } })
    const refused = await send(server, session, 'Still there?')
    expect(refused.status).toBe(503)
    expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'storage-unavailable' } })
    expect(server.log()).toContain('"reason":"unreachable"')
  })

  it('is told all that was said, in the end even what the assistant said only at the end', async () => {
    const assistant = scriptAssistant()
    assistant.hold()
    const server = await startTestServer({ assistant })
    const session = await openChat(server)
    const sent = send(server, session, 'Prices?')
    const asked = await assistant.waitFor(0)
    asked.say('From ')
    const sources = [{ title: 'Pricing', url: '/pricing' }]
    asked.end({ text: 'From the table', sources, suggestions: ['Which plan?'] })
    const { text, done } = await sent
    expect(text).toBe('From the table')
    expect(done).toMatchObject({ text, sources, suggestions: ['Which plan?'] })
    expect((await listMessages(server, session)).messages.at(-1)).toEqual(done)
  })
})

describe('what a visitor missed', () => {
  it('is what stands behind the last known message, or everything', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    await send(server, session, 'One', 'message-1')
    const { done } = await send(server, session, 'Two', 'message-2')
    expect(await textsOf(server, session, '?after=message-1')).toEqual(['You said: One', 'Two', 'You said: Two'])
    expect(await textsOf(server, session, `?after=${done?.id}`)).toEqual([])
    expect(await textsOf(server, session, '?after=never-arrived')).toHaveLength(5)
    expect(await textsOf(server, session, '?after=a&after=b')).toHaveLength(5)
  })
})
