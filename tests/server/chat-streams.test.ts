import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { createReply } from '#server/chat/reply.ts'
import { streamReply } from '#server/chat/reply-stream.ts'
import type { Wait } from '#server/clock.ts'
import { call, listen, listMessages, openChat, readEvents, send, summarise, type Told } from './chat-visitor.ts'
import { startTestServer } from './start-test-server.ts'
import { expectSoon } from './expect-soon.ts'

async function prepare() {
  const server = await startTestServer()
  server.assistant.hold()
  return { server, session: await openChat(server), say: await listen(server) }
}
type Reader = AsyncGenerator<Told>
const readOne = async (reader: Reader) => (await reader.next()).value as Told
async function readRest(reader: Reader) {
  const events: Told[] = []
  for await (const told of reader) events.push(told)
  return summarise(events)
}

describe('a reply that streams', () => {
  it('shows each piece as it is said', async () => {
    const { server, session, say } = await prepare()
    const { reader, response } = say(session, { text: 'How much?' })
    const asked = await server.assistant.waitFor(0)
    expect((await response).status).toBe(200)
    asked.say('It ')
    expect(await readOne(reader)).toEqual({ event: 'token', data: { text: 'It ' } })
    asked.say('depends')
    expect(await readOne(reader)).toEqual({ event: 'token', data: { text: 'depends' } })
    asked.end()
    expect(await readRest(reader)).toMatchObject({ done: { text: 'It depends' }, text: '' })
  })

  it('is finished and kept when the visitor leaves in the middle, and found by the next page', async () => {
    const { server, session, say } = await prepare()
    const first = say(session, { text: 'How much?', id: 'how-much' })
    const asked = await server.assistant.waitFor(0)
    asked.say('It depends ')
    await readOne(first.reader)
    first.leave()

    expect(await listMessages(server, session, '?after=how-much')).toEqual({ messages: [], isReplying: true })
    const second = say(session, { text: 'How much?', id: 'how-much' })
    expect(await readOne(second.reader)).toEqual({ event: 'token', data: { text: 'It depends ' } })
    asked.say('on the plan')
    asked.end()
    expect(await readRest(second.reader)).toMatchObject({
      text: 'on the plan',
      done: { text: 'It depends on the plan' },
    })
    expect(server.assistant.asked).toHaveLength(1)
    expect((await listMessages(server, session)).messages).toHaveLength(3)
  })

  it('is kept although nobody listens any more', async () => {
    const { server, session, say } = await prepare()
    const { leave, response } = say(session, { text: 'How much?', id: 'how-much' })
    const asked = await server.assistant.waitFor(0)
    await response
    leave()
    asked.say('Nothing')
    asked.end()
    await expectSoon(async () => expect(await listMessages(server, session)).toMatchObject({ isReplying: false }))
    expect((await listMessages(server, session)).messages.at(-1)).toMatchObject({ text: 'Nothing' })
  })

  it('is told to two windows alike', async () => {
    const { server, session, say } = await prepare()
    const one = say(session, { text: 'How much?', id: 'how-much' })
    const asked = await server.assistant.waitFor(0)
    asked.say('It ')
    const other = say(session, { text: 'How much?', id: 'how-much' })
    await Promise.all([one.response, other.response])
    asked.say('depends')
    asked.end()
    const [first, second] = await Promise.all([readRest(one.reader), readRest(other.reader)])
    expect(first.done).toEqual(second.done)
    expect([first.text, second.text]).toEqual(['It depends', 'It depends'])
  })

  it('is not held up by a window that does not read', async () => {
    const { server, session, say } = await prepare()
    const asleep = say(session, { text: 'All of it', id: 'all-of-it' })
    const asked = await server.assistant.waitFor(0)
    await asleep.response
    const awake = say(session, { text: 'All of it', id: 'all-of-it' })
    await awake.response
    const pages = Array.from({ length: 40 }, (_, page) => `${page}`.padEnd(100_000, '.'))
    for (const page of pages) asked.say(page)
    asked.end()
    expect((await readRest(awake.reader)).text).toBe(pages.join(''))
    expect((await readRest(asleep.reader)).text).toBe(pages.join(''))
  })

  it('is finished before the server stops, and its listeners hear the end', async () => {
    const { server, session, say } = await prepare()
    const { reader, response } = say(session, { text: 'Quick' })
    const asked = await server.assistant.waitFor(0)
    await response
    const closed = server.app.close()
    asked.say('Done')
    asked.end()
    await closed
    expect(await readRest(reader)).toMatchObject({ text: 'Done', done: { text: 'Done' } })
    expect(await server.storage.chats.messages(session.id, 1)).toMatchObject([{ text: 'Quick' }, { text: 'Done' }])
  })

  it('does not keep a server from stopping that has waited long enough', async () => {
    const { wait, pass } = makePassingWait(5000)
    const server = await startTestServer({ wait })
    server.assistant.hold()
    const session = await openChat(server)
    const sent = send(server, session, 'Hang', 'hang-on-please')
    const asked = await server.assistant.waitFor(0)
    const closed = server.app.close()
    await pass()
    expect(await sent).toMatchObject({ done: null, failed: { code: 'overloaded' } })
    await closed
    asked.end({ text: 'Too late' })
    const next = await startTestServer({ storage: server.storage })
    expect(await send(next, session, 'Hang', 'hang-on-please')).toMatchObject({ text: 'You said: Hang' })
  })

  it.each([
    ['Hang', null],
    ['I do not want a demo. Where do I see refunds?', 'demo pharmacy'],
  ])('ends when the assistant never comes back to "%s", and the next message has its turn', async (text, noted) => {
    const { wait, pass } = makePassingWait(60_000)
    const server = await startTestServer({ wait })
    server.assistant.hold()
    const session = await openChat(server)
    if (noted) await send(server, session, 'A demo, please', undefined, noted)
    const stuck = send(server, session, text)
    await server.assistant.waitFor(0)
    const next = send(server, session, 'What does it cost?')
    await pass()
    expect(await stuck).toMatchObject({ done: null, failed: { code: 'overloaded' } })
    const asked = await server.assistant.waitFor(1)
    asked.say('Now')
    asked.end()
    expect((await next).text).toMatch(/^Now\b/)
  })

  it('is counted for the metrics', async () => {
    const { server, session, say } = await prepare()
    const { reader } = say(session, { text: 'One' })
    const asked = await server.assistant.waitFor(0)
    const read = async () => (await server.app.inject('/metrics')).body
    expect(await read()).toContain('\nchat_replies_running 1\n')
    asked.end({ kind: 'unknown', text: 'No idea' })
    await readRest(reader)
    const metrics = await read()
    expect(metrics).toContain('\nchat_sessions_total 1\n')
    expect(metrics).toContain('\nchat_messages_total 1\n')
    expect(metrics).toContain('\nchat_replies_total{kind="unknown"} 1\n')
    expect(metrics).toContain('\nchat_replies_running 0\n')
  })
})

describe('the events of a reply', () => {
  it('let a silent connection live, and stop when nobody listens', () => {
    vi.useFakeTimers()
    try {
      const stream = streamReply(createReply())
      expect(String(stream.read())).toBe(':\n\n')
      vi.advanceTimersByTime(14_999)
      expect(stream.read()).toBeNull()
      vi.advanceTimersByTime(1)
      expect(String(stream.read())).toBe(':\n\n')
      stream.destroy()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('keep nothing for a listener that does not read but how far it has come', () => {
    const reply = createReply()
    const stream = streamReply(reply)
    for (let count = 0; count < 10_000; count += 1) reply.say('x'.repeat(1000))
    expect(stream.readableLength).toBeLessThan(100_000)
    stream.destroy()
  })

  it('come whole to one who reads late', async () => {
    const reply = createReply()
    const stream = streamReply(reply)
    reply.say('One\n\nevent: done\ndata: {}\n\n')
    reply.say('😀')
    const failed = { code: 'internal', message: 'No' }
    reply.finish({ kind: 'failed', event: failed })
    reply.say('never')
    const heard = (await Readable.from(stream).toArray()).join('')
    expect(summarise(readEvents(heard))).toMatchObject({
      text: 'One\n\nevent: done\ndata: {}\n\n😀',
      done: null,
      failed: { code: 'internal', message: 'No' },
    })
  })
})

/** Lets limits of one length pass when the test says so; the others never pass. */
function makePassingWait(length: number) {
  const begun = Promise.withResolvers<() => void>()
  const wait: Wait = (ms, signal) =>
    new Promise((wake) => {
      if (ms === length) begun.resolve(wake)
      signal.addEventListener('abort', () => wake())
    })
  return { wait, pass: async () => (await begun.promise)() }
}

describe('a conversation that is cleared or erased', () => {
  it('waits for the answer under way; what comes later belongs to what is new', async () => {
    const { server, session, say } = await prepare()
    const { reader } = say(session, { text: 'Old' })
    const asked = await server.assistant.waitFor(0)
    const cleared = call(server, session, ['POST', '/reset'])
    const next = say(session, { text: 'New' })
    asked.say('Old answer')
    asked.end()
    expect((await cleared).statusCode).toBe(204)
    expect((await readRest(reader)).done).toMatchObject({ text: 'Old answer' })
    const second = await server.assistant.waitFor(1)
    expect(second.question.history).toHaveLength(1)
    second.say('New answer')
    second.end()
    await readRest(next.reader)
    const { messages } = await listMessages(server, session)
    expect(messages.slice(1).map(({ text }) => text)).toEqual(['New', 'New answer'])
  })

  it('on another server gets no answer to what is no longer there', async () => {
    const { server, session } = await prepare()
    const other = await startTestServer({ storage: server.storage })
    const sent = send(server, session, 'Old')
    const asked = await server.assistant.waitFor(0)
    expect((await call(other, session, ['POST', '/reset'])).statusCode).toBe(204)
    asked.end({ text: 'Old answer' })
    expect(await sent).toMatchObject({ done: null, failed: { code: 'not-found' } })
    expect((await listMessages(server, session)).messages).toHaveLength(1)
    expect(server.log()).not.toContain('"level":50')
  })

  it('takes no message that comes behind its end', async () => {
    const { server, session } = await prepare()
    const sent = send(server, session, 'Old')
    const asked = await server.assistant.waitFor(0)
    const erased = call(server, session, ['DELETE', ''])
    const late = send(server, session, 'Late')
    asked.end({ text: 'Old answer' })
    expect((await erased).statusCode).toBe(204)
    expect(await sent).toMatchObject({ done: { text: 'Old answer' } })
    expect(await late).toMatchObject({ status: 404 })
    expect(await server.storage.chats.messages(session.id, 1)).toHaveLength(2)
  })
})
