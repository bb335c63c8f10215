import PostalMime from 'postal-mime'
import { describe, expect, it, onTestFinished } from 'vitest'
import { conversation } from '#content/en/hand-off.ts'
import { readConfig } from '#server/config.ts'
import { createDeliverers } from '#server/deliverers.ts'
import { createTestLog } from './test-log.ts'
import type { Storage } from '#server/storage/storage.ts'
import { expectSoon } from './expect-soon.ts'
import { call, listMessages, openChat, send, startChat, type Session } from './chat-visitor.ts'
import { engines, openTestStorage } from './open-test-storage.ts'
import { startSmtpPeer } from './smtp-peer.ts'
import { fillInForm, startTestServer, testSecret } from './start-test-server.ts'
import { dayMs, hourMs } from '#server/clock.ts'

const proxied = { TRUST_PROXY: 'loopback' }
type Server = Awaited<ReturnType<typeof startTestServer>>

async function askForDemo({ app, clock }: Server, count: number, from: (count: number) => string) {
  const payload = await fillInForm(app, { name: `Visitor ${count}`, email: `visitor${count}@example.com` })
  // A second of thought, so that nobody is too quick to be a person.
  clock.time += 1000
  const headers = { 'x-forwarded-for': from(count) }
  const response = await app.inject({ method: 'POST', url: '/api/demo-requests', headers, payload })
  expect(response.statusCode).toBe(201)
}

async function flood(server: Server, requests: number, from: (count: number) => string) {
  for (let count = 1; count <= requests; count += 1) await askForDemo(server, count, from)
}

async function countLetters({ storage }: { readonly storage: Storage }) {
  const templates = (await storage.outbox.list({})).map(({ delivery }) =>
    delivery.kind === 'mail' ? delivery.template : delivery.kind,
  )
  return Object.fromEntries([...Map.groupBy(templates, (name) => name)].map(([name, all]) => [name, all.length]))
}

/** What sales reads when the letter of the hour goes out. */
async function readDigests({ storage, clock }: Server) {
  const peer = await startSmtpPeer()
  const reading = readConfig({ MAIL_URL: peer.url })
  if (!reading.ok) throw new Error(reading.problems.join())
  const { log } = createTestLog()
  const now = () => clock.time
  const { mail } = createDeliverers({ config: reading.config, storage, secret: testSecret, now, log })
  const due = await storage.outbox.claim({ now: clock.time, leaseMs: hourMs, limit: 500 })
  const digests = due.filter(({ delivery }) => 'template' in delivery && delivery.template === 'digest')
  for (const digest of digests) await mail(digest)
  return Promise.all((await peer.waitFor(digests.length)).map((letter) => PostalMime.parse(letter)))
}

const suspectsOf = async ({ storage }: Server) =>
  (await storage.leads.list({})).filter(({ suspicions }) => suspicions.includes('many-from-one-network'))

describe.each(engines)('a flood on %s', (engine) => {
  it('of requests from one network drops none, marks the last as suspect, and is one letter an hour to sales', async () => {
    const server = await startTestServer({ engine, env: proxied })
    // One company's IPv6 network, another subscriber of it each time.
    await flood(server, 26, (count) => `2001:db8:7:${count.toString(16)}::1`)

    expect(await server.storage.leads.count()).toMatchObject({ new: 26 })
    const suspects = await suspectsOf(server)
    expect(suspects.map(({ name }) => name).toSorted()).toEqual(
      [21, 22, 23, 24, 25, 26].map((count) => `Visitor ${count}`),
    )
    expect(await countLetters(server)).toEqual({ 'demo-request': 20, 'demo-confirmation': 20, digest: 1 })

    // Somebody else is no suspect, in the same hour.
    await askForDemo(server, 100, () => '2001:db8:8::1')
    expect(await countLetters(server)).toMatchObject({ 'demo-request': 21, digest: 1 })

    server.clock.time += hourMs + 60_000
    const [digest, ...others] = await readDigests(server)
    expect(others).toEqual([])
    expect(digest?.subject).toMatch(/^6 more leads in the hour from /)
    for (const { name, email } of suspects)
      expect([digest?.text?.includes(name), digest?.html?.includes(email)]).toEqual([true, true])
    expect(digest?.text).not.toContain('visitor20@')
    // The next hour is a new one.
    await askForDemo(server, 27, () => '2001:db8:7::1')
    expect(await countLetters(server)).toMatchObject({ 'demo-request': 22, digest: 1 })
  })

  it('from everywhere becomes one letter an hour, too, and makes nobody a suspect', async () => {
    const server = await startTestServer({ engine, env: proxied })
    await flood(server, 63, (count) => `203.0.113.${count}`)

    expect(await suspectsOf(server)).toEqual([])
    expect(await countLetters(server)).toEqual({ 'demo-request': 60, 'demo-confirmation': 63, digest: 1 })
  })

  it('behind a proxy that the settings do not name makes nobody a suspect, since all seem to come from this machine', async () => {
    const server = await startTestServer({ engine })
    await flood(server, 22, (count) => `203.0.113.${count}`)

    expect(await suspectsOf(server)).toEqual([])
    expect(await countLetters(server)).toEqual({ 'demo-request': 22, 'demo-confirmation': 22 })
  })

  it('of beginnings of conversations by one person is one letter a day', async () => {
    const server = await startTestServer({ engine, env: proxied })
    const start = (email: string) => startChat(server, { email })
    for (const email of ['g.race@gmail.com', 'grace@gmail.com', 'Grace+2@googlemail.com.']) {
      expect((await start(email)).statusCode).toBe(201)
    }
    expect(await countLetters(server)).toEqual({ 'new-user': 1 })
    expect(await server.storage.leads.count()).toMatchObject({ new: 3 })
    server.clock.time += dayMs
    await start('grace@gmail.com')
    expect(await countLetters(server)).toEqual({ 'new-user': 2 })
  })

  it('of conversations sends sales no summaries, but for whoever asks for a person', async () => {
    const server = await startTestServer({ engine, env: proxied })
    const sessions: Session[] = []
    for (let count = 0; count < 22; count += 1)
      sessions.push(await openChat(server, { email: `v${count}@example.com` }, { 'x-forwarded-for': '203.0.113.9' }))
    const [last, second] = [sessions.at(-1), sessions.at(-2)]
    if (!last || !second) throw new Error('No sessions')
    for (const session of [last, second]) await send(server, session, 'What does it cost?')
    for (const session of [last, second]) await call(server, session, ['POST', '/summary'])
    expect(await countLetters(server)).toEqual({ 'new-user': 20, digest: 1 })
    await send(server, last, 'I want to talk to a human')
    expect(await countLetters(server)).toEqual({ 'new-user': 20, digest: 1, 'conversation-summary': 1 })
  })

  it('of people who are asked for, and of wishes, is twenty letters an hour, and the rest one more', async () => {
    const server = await startTestServer({ engine, env: proxied })
    for (let count = 0; count < 45; count += 1) {
      const from = { 'x-forwarded-for': '203.0.113.9' }
      const session = await openChat(server, { email: `v${count}@example.com` }, from)
      if (count % 2 === 0) await send(server, session, 'I want to talk to a human')
      else await send(server, session, 'I would like a demo', undefined, 'demo')
    }
    const { 'conversation-summary': urgent = 0, request = 0, digest } = await countLetters(server)
    // Twenty came before it was a flood.
    expect(urgent + request).toBe(20 + 20)
    expect(digest).toBe(1)
    server.clock.time += hourMs + 60_000
    const [told] = await readDigests(server)
    expect(told?.text).toContain('v44@example.com')
  })

  it('of copies is bounded for all servers together, however a mailbox is written', async () => {
    const storage = await openTestStorage(engine)
    const servers = [await startTestServer({ storage }), await startTestServer({ storage })]
    const spellings = [
      'victim@bücher.example',
      'VICTIM@xn--bcher-kva.example',
      'victim+1@BÜCHER.example',
      'victim@ｂücher.example',
    ]
    const statuses: number[] = []
    for (const [place, email] of spellings.entries()) {
      const server = servers[place % 2]
      if (!server) throw new Error('No server')
      const session = await openChat(server)
      await send(server, session, 'Hello')
      statuses.push((await call(server, session, ['POST', '/summary'], { email })).statusCode)
    }
    expect(statuses).toEqual([204, 204, 204, 429])
  })
})

describe('a flood of messages', () => {
  /** Twenty messages at a time of each conversation that wait for their answers. Returns how many were refused. */
  async function ask(server: Server, count: number, from: (place: number) => string) {
    const before = server.chat.readCounts().running
    let refused = 0
    async function note(answer: Promise<{ readonly statusCode: number }>) {
      if ((await answer).statusCode === 503) refused += 1
    }
    for (let place = 0; place < count / 20; place += 1) {
      const headers = { 'x-forwarded-for': from(place) }
      const { id, token } = await openChat(server, {}, headers)
      for (let number = 0; number < Math.min(count, 20); number += 1) {
        const sent = server.app.inject({
          method: 'POST',
          url: `/api/chat/sessions/${id}/messages`,
          headers: { ...headers, authorization: `Bearer ${token}` },
          // What a button wants is known without thinking.
          payload: { text: 'How much?', ...(number % 2 === 0 && { intent: 'question' }) },
        })
        void note(sent)
      }
    }
    await expectSoon(() => expect(server.chat.readCounts().running - before + refused).toBe(count))
    return refused
  }
  const start = async () => {
    const over = Promise.withResolvers<void>()
    const server = await startTestServer({ env: { ...proxied, LOG_LEVEL: 'silent' }, wait: () => over.promise })
    server.assistant.hold()
    onTestFinished(() => over.resolve())
    return server
  }

  it('from one address or network is refused before it is kept, and leaves room for everybody else', async () => {
    const server = await start()
    expect(await ask(server, 120, () => '203.0.113.1')).toBe(20)
    await expectSoon(() => expect(server.chat.readCounts().messages).toBe(100))
    expect(await ask(server, 20, () => '203.0.113.2')).toBe(0)
  })

  it('from several networks leaves room for one more', async () => {
    const server = await start()
    const ofOneSite = (place: number) => `2001:db8:7:${place.toString(16)}::1`
    expect(await ask(server, 200, ofOneSite)).toBe(10)
    const refused: number[] = []
    for (const network of [1, 2, 3, 4, 5, 6]) refused.push(await ask(server, 100, () => `203.0.113.${network}`))
    expect(refused.slice(0, 3)).toEqual([0, 0, 0])
    expect(refused.slice(3).every((count) => count > 0)).toBe(true)
    expect(await ask(server, 1, () => '198.51.100.1')).toBe(0)
  })
})

/** As if a visitor had talked for hours. */
async function talkUntil({ storage }: Server, { id }: Session, length: number) {
  const said = { chatId: id, at: 0, sources: [], suggestions: [], handOff: null, intent: null, answers: null } as const
  await storage.together(async ({ chats }) => {
    const { lastNumber = 0 } = (await chats.find(id)) ?? {}
    for (let number = lastNumber + 1; number <= length; number += 1)
      await chats.addMessage({ ...said, id: `old-${number}`, sender: 'user', text: `Word ${number}` })
  })
}

describe.each(engines)('a conversation without end on %s', (engine) => {
  it('ends at 500 messages with a word about it and the ways to a person; sales has all of it', async () => {
    const server = await startTestServer({ engine })
    const session = await openChat(server)
    await talkUntil(server, session, 498)

    const last = await send(server, session, 'And one more?', 'the-last')

    expect(last.done?.text).toMatch(/too long .* under \*\*[\w-]+\*\*/)
    expect(last.done?.handOff?.contacts).toHaveLength(3)
    expect(server.assistant.asked).toEqual([])
    expect(await countLetters(server)).toEqual({ 'new-user': 1, 'conversation-summary': 1 })

    const refused = await send(server, session, 'Hello?')
    expect(refused.status).toBe(429)
    expect(JSON.parse(refused.body)).toMatchObject({ error: { message: conversation.full } })
    // What was kept is still told to whoever lost it.
    expect((await send(server, session, 'And one more?', 'the-last')).done?.text).toBe(last.done?.text)
    expect((await server.storage.chats.find(session.id))?.lastNumber).toBe(500)
  })

  it('is read behind a place in it, and says whether an answer is on its way', async () => {
    const server = await startTestServer({ engine })
    const session = await openChat(server)
    await talkUntil(server, session, 40)
    const sent = await send(server, session, 'What does it cost?', 'asked-it')
    expect(sent).toMatchObject({ status: 200, failed: null })
    const all = await server.storage.chats.messages(session.id, 0)

    const missed = await listMessages(server, session, '?after=old-39')

    expect(all).toHaveLength(42)
    expect(missed).toMatchObject({
      messages: [{ id: 'old-40' }, { id: 'asked-it' }, { sender: 'agent' }],
      isReplying: false,
    })
    await talkUntil(server, session, 43)
    expect(await listMessages(server, session, '?after=asked-it.reply')).toMatchObject({
      messages: [{ id: 'old-43' }],
      isReplying: true,
    })
  })
})
