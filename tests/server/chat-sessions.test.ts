import { describe, expect, it } from 'vitest'
import type { ChatStarted } from '#contract/chat.ts'
import { conversation as conversationIn } from '#content/hand-off.ts'
import { defaultLanguage } from '#content/languages.ts'
import { dayMs, type Wait } from '#server/clock.ts'
import { signLink } from '#server/secret/signed-links.ts'
import { call, grace, listMessages, openChat, send, startChat, type Session } from './chat-visitor.ts'
import { engines } from './open-test-storage.ts'
import { scriptAssistant } from './scripted-assistant.ts'
import { startTestServer, testSecret } from './start-test-server.ts'
import { makeTestMessage } from './test-chat.ts'
import { expectSoon } from './expect-soon.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>

const conversation = conversationIn[defaultLanguage]
const variantA = { variant: 'A', phone: '+256 700 000 321' }
const webhook = {
  LEAD_WEBHOOK_URL: 'https://crm.example/hook',
  LEAD_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
}
/** Every time limit has passed at once. */
const noPatience: Wait = async () => undefined

describe.each(engines)('a conversation on %s', (engine) => {
  it('[CHAT-2] [CHAT-42] [CHAT-43] begins with a lead, a greeting and a letter to sales', async () => {
    const server = await startTestServer({ engine, env: webhook })
    const response = await startChat(server)
    expect(response.statusCode).toBe(201)
    expect(response.headers['cache-control']).toBe('no-store')
    const started = response.json<ChatStarted>()
    const [lead] = await server.storage.leads.list({})
    expect(lead).toMatchObject({ name: grace.name, email: grace.email, company: grace.company, phone: '' })
    expect(lead).toMatchObject({ source: 'chat', status: 'new' })
    const { timeZone, page } = grace
    expect(await server.storage.chats.find(started.id)).toMatchObject({ leadId: lead?.id, timeZone, page })
    expect(started.location).toBe('002')
    expect(started.welcome).toBe(conversation.greetings.B('Grace Nakato', 'Duka Bora'))
    expect(started.messages).toMatchObject([{ sender: 'agent', text: started.welcome }])
    const chat = { leadId: lead?.id, chatId: started.id }
    expect((await server.storage.outbox.list({})).map(({ delivery }) => delivery)).toEqual(
      expect.arrayContaining([
        { kind: 'mail', template: 'new-user', ...chat },
        { kind: 'webhook', leadId: lead?.id },
      ]),
    )
    expect(await server.storage.outbox.list({})).toHaveLength(2)
    expect(server.nudges.count).toBe(1)
  })

  it.each([
    ['77 123 45 67', 'Africa/Dakar', '+221771234567'],
    ['677 12 34 56', 'UTC', null],
    ['+237 677 12 34 56', 'UTC', '+237677123456'],
  ])(
    '[CHAT-16] reads a number by the country of the clock, or by none: %s in %s',
    async (phone, timeZone, phoneE164) => {
      const server = await startTestServer({ engine })
      expect((await startChat(server, { variant: 'A', phone, timeZone })).statusCode).toBe(201)
      expect(await server.storage.leads.list({})).toMatchObject([{ phone, phoneE164 }])
    },
  )

  it('is told whole to a window that has lost its place', async () => {
    const server = await startTestServer({ engine })
    const session = await openChat(server)
    for (const after of ['never-arrived', '%00', '%ED%A0%80', 'x'.repeat(3000)]) {
      const response = await call(server, session, ['GET', `/messages?after=${after}`])
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ messages: [{ sender: 'agent' }] })
    }
  })

  it('is begun once, although its beginning is sent ten times at the same moment', async () => {
    const server = await startTestServer({ engine })
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => startChat(server, variantA, { 'idempotency-key': 'one-and-the-same' })),
    )
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(responses[0]?.statusCode).toBe(201)
    expect(await server.storage.leads.list({})).toHaveLength(1)
    expect(await server.storage.outbox.list({})).toHaveLength(1)
  })

  it('is found again by a browser that lost the answer and begins anew on another page, and by nobody else', async () => {
    const server = await startTestServer({ engine })
    const key = { 'idempotency-key': 'kept-in-the-browser' }
    const first = (await startChat(server, {}, key)).json<ChatStarted>()
    expect(first.token).toBeTruthy()
    const changes = { page: '/hotel', timeZone: 'Africa/Kigali' }
    expect((await startChat(server, changes, key)).json<ChatStarted>()).toEqual(first)
    const others = [
      await startChat(server, { ...changes, email: 'other@duka.example' }, key),
      await startChat(server, changes, { 'idempotency-key': 'another' }),
      await startChat(server, changes),
    ].map((response) => response.json<ChatStarted>().id)
    expect(new Set([first.id, ...others]).size).toBe(4)
  })
})

describe('the start of a conversation', () => {
  it('[CHAT-42] in variant A keeps the lead and its letter first and asks for a welcome then', async () => {
    const asking = Promise.withResolvers<void>()
    const welcome = Promise.withResolvers<string>()
    const assistant = scriptAssistant({
      welcome: () => {
        asking.resolve()
        return welcome.promise
      },
    })
    const server = await startTestServer({ assistant })
    const response = startChat(server, variantA)
    await asking.promise
    expect(await server.storage.leads.list({})).toHaveLength(1)
    expect(await server.storage.outbox.list({})).toMatchObject([{ delivery: { template: 'new-user' } }])
    expect(server.nudges.count).toBe(1)
    welcome.resolve('Muraho neza, Grace')
    expect((await response).json<ChatStarted>().welcome).toBe('Muraho neza, Grace')
    expect(assistant.welcomed).toEqual([{ name: grace.name, company: grace.company, location: 'Africa' }])
  })

  it.each([
    ['does not come in time', () => new Promise<string>(() => undefined), noPatience],
    ['fails', () => Promise.reject(new Error('no model')), undefined],
    ['is empty', async () => ' ', undefined],
  ])('[CHAT-42] greets in words of its own when the welcome %s', async (_what, welcome, wait) => {
    const assistant = scriptAssistant({ welcome })
    const server = await startTestServer({ assistant, ...(wait && { wait }) })
    expect((await openChat(server, variantA)).welcome).toBe(conversation.greetings.A(grace.name))
    expect(await server.storage.outbox.list({})).toHaveLength(1)
  })

  it("[CHAT-43] [CHAT-44] in variant B asks nobody, and says 'your company' where none was given", async () => {
    const server = await startTestServer()
    const { welcome } = await openChat(server, { company: '' })
    expect(welcome).toContain('Thank you, Grace Nakato')
    expect(welcome).toContain('your company')
    expect(server.assistant.welcomed).toEqual([])
  })

  it('lets nobody put links into our greeting', async () => {
    const server = await startTestServer()
    const { welcome } = await openChat(server, {
      name: '[Win](https://evil.example) **now**',
      company: 'www.evil.example',
    })
    expect(welcome).not.toMatch(/[[\]*<>]|:\/\/|\w\.\w/)
    expect(welcome).toContain('Win')
  })

  it('[GEO-4] guesses where the visitor is when the search takes too long', async () => {
    const locator = { locate: () => new Promise<never>(() => undefined) }
    const server = await startTestServer({ locator, wait: noPatience })
    expect((await openChat(server)).location).toBe('002')
    expect((await openChat(server, { timeZone: '' })).location).toBe('ZZ')
  })

  it('[DATA-4] takes what a visitor leaves out as empty, and names what is missing in words', async () => {
    const server = await startTestServer()
    const response = await startChat(server, { variant: 'A', name: ' ', email: 'nowhere', phone: 'none' })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({
      errors: {
        name: conversation.problems.name.missing,
        email: conversation.problems.email.invalid,
        phone: conversation.problems.phone.invalid,
      },
    })
    expect(await server.storage.leads.list({})).toEqual([])
    await openChat(server, { company: undefined, timeZone: undefined, page: undefined })
    expect(await server.storage.leads.list({})).toMatchObject([{ company: '', phone: '' }])
  })

  it('goes on where a crash stopped it before the welcome', async () => {
    const assistant = scriptAssistant({ welcome: () => new Promise(() => undefined) })
    const server = await startTestServer({ assistant })
    void startChat(server, variantA, { 'idempotency-key': 'the-same' })
    await expectSoon(async () => expect(await server.storage.leads.list({})).toHaveLength(1))
    const second = await startTestServer({ storage: server.storage })
    const response = await startChat(second, variantA, { 'idempotency-key': 'the-same' })
    const started = response.json<ChatStarted>()
    expect(started.welcome).toBe('Muraho, Grace Nakato')
    expect((await listMessages(second, started)).messages).toHaveLength(1)
    expect(await server.storage.leads.list({})).toHaveLength(1)
  })

  it.each(['marked', 'gone'])('begins anew where everything was cleared since, and the old one is %s', async (how) => {
    const server = await startTestServer()
    const key = { 'idempotency-key': 'the-same' }
    const first = (await startChat(server, {}, key)).json<ChatStarted>()
    await call(server, first, ['POST', '/messages'], { text: 'Secret' })
    await call(server, first, ['DELETE', ''])
    if (how === 'gone') {
      for (const { id } of await server.storage.outbox.list({})) await server.storage.outbox.markDelivered(id, 0)
      await server.storage.chats.eraseMarked()
    }
    expect((await server.storage.chats.find(first.id)) === null).toBe(how === 'gone')
    const response = await startChat(server, {}, key)
    expect(response.statusCode).toBe(201)
    expect(response.body).not.toContain('Secret')
    expect(response.json<ChatStarted>().id).not.toBe(first.id)
    expect((await listMessages(server, response.json<ChatStarted>())).messages).toHaveLength(1)
  })

  it('gives a conversation to nobody else who uses the same key', async () => {
    const server = await startTestServer()
    const key = { 'idempotency-key': '1' }
    const mine = (await startChat(server, {}, key)).json<ChatStarted>()
    const other = (await startChat(server, { email: 'eve@evil.example' }, key)).json<ChatStarted>()
    expect(other.id).not.toBe(mine.id)
    expect(await server.storage.leads.list({})).toHaveLength(2)
  })

  it('takes 600 from one address, says when the next may come, and does not count the neighbours', async () => {
    const server = await startTestServer()
    const statuses = await Promise.all(Array.from({ length: 601 }, () => startChat(server)))
    expect(statuses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(600)
    const refused = statuses.find(({ statusCode }) => statusCode === 429)
    expect(refused?.headers['retry-after']).toBe('1')
    expect(refused?.json()).toMatchObject({ error: { message: expect.stringContaining('1 second') } })
    const [remoteAddress, url] = ['203.0.113.9', '/api/chat/sessions']
    const neighbour = await server.app.inject({ method: 'POST', url, payload: grace, remoteAddress })
    expect(neighbour.statusCode).toBe(201)
  })

  it('counts calls that own nothing apart, so that they hold up nobody behind the same address', async () => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const session = await openChat(server)
    const forge = (url: string) =>
      server.app.inject({ method: 'POST', url: `/api/chat/${url}`, payload: { link: 'x' } })
    for (let number = 0; number < 600; number += 1) await forge('resume')
    expect((await forge('resume')).statusCode).toBe(429)
    for (let number = 0; number < 12_000; number += 1) await forge('sessions/x/typing')
    expect((await forge('sessions/x/typing')).statusCode).toBe(429)

    expect((await startChat(server)).statusCode).toBe(201)
    expect((await call(server, session, ['POST', '/typing'])).statusCode).toBe(204)
    expect((await send(server, session, 'Hello')).status).toBe(200)
    expect((await server.app.inject('/api/chat/presence')).statusCode).toBe(200)
  })

  it('may be read sixty times a minute, which holds up no other', async () => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const [session, other] = [await openChat(server), await openChat(server, { email: 'other@duka.example' })]
    const read = (of: Session) => call(server, of, ['GET', '/messages'])
    for (let number = 0; number < 600; number += 1) expect((await read(session)).statusCode).toBe(200)
    const refused = await read(session)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
    expect((await read(other)).statusCode).toBe(200)
    server.clock.time += 1000
    expect((await read(session)).statusCode).toBe(200)
  })

  it.each([
    ['by its window', (server: Server, session: Session) => call(server, session, ['GET', '/messages'])],
    [
      'by the link of a letter',
      ({ app, clock }: Server, { id }: Session) => {
        const link = signLink(testSecret, 'talk-link', id, clock.time)
        return app.inject({ method: 'POST', url: '/api/chat/resume', payload: { link } })
      },
    ],
  ])('may be read less often when it is long, %s', async (_how, read) => {
    const server = await startTestServer({ env: { LOG_LEVEL: 'silent' } })
    const sessions = [await openChat(server), await openChat(server, { email: 'other@duka.example' })]
    for (const { id } of sessions)
      for (let number = 0; number < 100; number += 1)
        await server.storage.chats.addMessage(makeTestMessage(id, { text: 'a'.repeat(2000) }))
    const statuses = []
    for (let number = 0; number < 100; number += 1)
      for (const session of sessions) statuses.push((await read(server, session)).statusCode)
    // The welcome and a hundred messages weigh as 101 calls more, of 12,000.
    expect(statuses.filter((status) => status === 200)).toHaveLength(Math.ceil(12_000 / 102))
    expect(statuses.at(-1)).toBe(429)
  })

  it('keeps nothing and says sorry when the database has gone', async () => {
    const server = await startTestServer()
    await server.storage.close()
    const response = await startChat(server)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ error: { code: 'storage-unavailable' } })
  })
})

describe('the door of a conversation', () => {
  const doors = [
    ['POST', '/messages'],
    ['GET', '/messages'],
    ['POST', '/typing'],
    ['POST', '/reset'],
    ['POST', '/summary'],
    ['DELETE', ''],
  ] as const

  it.each([
    ['POST', '/reset'],
    ['POST', '/summary'],
    ['DELETE', ''],
  ] as const)('opens to a client that calls even nothing JSON: %s %s', async (method, rest) => {
    const server = await startTestServer()
    const { id, token } = await openChat(server)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const url = `/api/chat/sessions/${id}${rest}`
    expect((await server.app.inject({ method, url, headers })).statusCode).toBe(204)
    expect((await server.app.inject({ method: 'POST', url: '/api/chat/sessions', headers })).statusCode).toBe(422)
    const poisoned = {
      method: 'POST',
      url: '/api/chat/sessions',
      headers,
      payload: '{"__proto__":{"name":"x"}}',
    } as const
    expect((await server.app.inject(poisoned)).statusCode).toBe(400)
  })

  it.each(doors)('is shut alike to every stranger: %s %s', async (...door) => {
    const server = await startTestServer()
    const [mine, other] = [await openChat(server), await openChat(server)]
    const erased = await openChat(server)
    await call(server, erased, ['DELETE', ''])
    const text = { text: 'Let me in' }
    const payload = door[0] === 'POST' ? text : undefined
    const attempts = [
      { id: mine.id, token: other.token },
      { id: mine.id, token: '' },
      { id: mine.id, token: mine.token.toUpperCase() },
      { id: 'no-such-session', token: mine.token },
      { id: '%00', token: mine.token },
      erased,
    ]
    const answers = await Promise.all(attempts.map((attempt) => call(server, attempt, door, payload)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(404)
    const bare = await server.app.inject({ method: door[0], url: `/api/chat/sessions/${mine.id}${door[1]}`, payload })
    expect(`${bare.statusCode} ${bare.body}`).toBe(`404 ${answers[0]?.body}`)
    expect((await listMessages(server, mine)).messages).toHaveLength(1)
  })

  it('is shut thirty days after the last word, so that a token on an old phone opens nothing', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    server.clock.time += 29 * dayMs
    expect((await call(server, session, ['POST', '/messages'], { text: 'Still here' })).statusCode).toBe(200)
    server.clock.time += 29 * dayMs
    expect((await call(server, session, ['GET', '/messages'])).statusCode).toBe(200)
    server.clock.time += 2 * dayMs
    expect((await call(server, session, ['GET', '/messages'])).statusCode).toBe(404)
    expect((await call(server, session, ['POST', '/messages'], { text: 'Me again' })).statusCode).toBe(404)
  })

  it('is shut when the time is over for which we may keep it', async () => {
    const server = await startTestServer({ env: { RETENTION_DAYS: '2' } })
    const session = await openChat(server)
    server.clock.time += 2 * dayMs - 1
    expect((await call(server, session, ['GET', '/messages'])).statusCode).toBe(200)
    server.clock.time += 1
    expect((await call(server, session, ['GET', '/messages'])).statusCode).toBe(404)
  })

  it('writes neither names nor addresses nor words into the log', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    await call(server, session, ['POST', '/messages'], { text: 'Geheimnis' })
    await call(server, session, ['POST', '/summary'], { email: 'someone@else.example' })
    expect(server.log()).toContain('/api/chat/sessions/:id/messages')
    expect(server.log()).not.toMatch(/Grace|grace@|Duka|Geheimnis|someone@else/)
    expect(server.log()).not.toContain(session.id)
  })
})
