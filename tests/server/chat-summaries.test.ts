import { describe, expect, it } from 'vitest'
import { conversation as conversationIn } from '#content/hand-off.ts'
import { defaultLanguage } from '#content/languages.ts'
import { sweepSilent } from '#server/chat/silence.ts'
import type { Delivery } from '#server/storage/outbox-storage.ts'
import { createSummaries } from '#server/chat/summaries.ts'
import { call, listMessages, openChat, send, startChat, type Session } from './chat-visitor.ts'
import { engines, withoutOutbox } from './open-test-storage.ts'
import { startTestServer } from './start-test-server.ts'

const conversation = conversationIn[defaultLanguage]

type Server = Awaited<ReturnType<typeof startTestServer>>
type Letter = Extract<Delivery, { readonly kind: 'mail' }>
const halfAnHour = 30 * 60_000

const close = (server: Server, session: Session) => call(server, session, ['POST', '/summary'])
const clear = (server: Server, session: Session) => call(server, session, ['POST', '/reset'])
const erase = (server: Server, session: Session) => call(server, session, ['DELETE', ''])
const copyTo = (server: Server, session: Session, email: string) =>
  call(server, session, ['POST', '/summary'], { email })

async function letSilenceFall(server: Server) {
  server.clock.time += halfAnHour + 1
  await sweep(server)
}
function sweep({ storage, clock, app }: Server) {
  const now = () => clock.time
  return sweepSilent({ storage, summaries: createSummaries({ messageDomain: 'x.example', now }), now, log: app.log })
}
async function listLetters<Template extends Letter['template']>({ storage }: Server, template: Template) {
  const messages = await storage.outbox.list({})
  return messages.flatMap(({ delivery }) =>
    delivery.kind === 'mail' && delivery.template === template
      ? [delivery as Extract<Letter, { readonly template: Template }>]
      : [],
  )
}
const listSummaries = (server: Server) => listLetters(server, 'conversation-summary')
const listCopies = (server: Server) => listLetters(server, 'conversation-copy')

async function talkOnce(server: Server) {
  const session = await openChat(server)
  await send(server, session, 'Two shops, one stock?')
  return session
}

describe.each(engines)('the summary for sales on %s', (engine) => {
  it('[CHAT-52] [MAIL-5] [MAIL-7] goes out when the visitor closes, once for what was said', async () => {
    const server = await startTestServer({ engine })
    const session = await talkOnce(server)
    for (let times = 0; times < 3; times += 1) expect((await close(server, session)).statusCode).toBe(204)
    const { leadId } = (await server.storage.chats.find(session.id)) ?? {}
    expect(await listSummaries(server)).toEqual([
      { kind: 'mail', template: 'conversation-summary', leadId, chatId: session.id, upTo: 3, isUrgent: false },
    ])
    await send(server, session, 'And a third shop?')
    await close(server, session)
    expect((await listSummaries(server)).map(({ upTo }) => upTo)).toEqual([3, 5])
    expect(await listCopies(server)).toEqual([])
  })

  it('goes out once, whatever comes together: closing, clearing, silence, on two servers', async () => {
    const server = await startTestServer({ engine })
    const other = await startTestServer({ storage: server.storage })
    const session = await talkOnce(server)
    server.clock.time += halfAnHour + 1
    other.clock.time = server.clock.time
    await Promise.all([
      close(server, session),
      close(other, session),
      clear(server, session),
      sweep(other),
      copyTo(server, session, 'me@duka.example'),
      clear(other, session),
      sweep(server),
      close(other, session),
    ])
    expect((await listSummaries(server)).map(({ upTo }) => upTo)).toEqual([3])
  })

  it('is urgent once, although a person is asked for on two servers at the same moment', async () => {
    const server = await startTestServer({ engine })
    const other = await startTestServer({ storage: server.storage })
    const session = await openChat(server)
    await Promise.all([server, other].map((at) => send(at, session, 'I would like to speak to a human agent')))
    expect(await listSummaries(server)).toMatchObject([{ isUrgent: true }])
  })

  it('goes out when nothing was said for 30 minutes, and not a moment earlier', async () => {
    const server = await startTestServer({ engine })
    const session = await talkOnce(server)
    const greeted = await openChat(server)
    server.clock.time += halfAnHour
    await sweep(server)
    expect(await listSummaries(server)).toEqual([])
    server.clock.time += 1
    await sweep(server)
    await sweep(server)
    expect((await listSummaries(server)).map(({ chatId }) => chatId)).toEqual([session.id])
    await close(server, session)
    await close(server, greeted)
    expect(await listSummaries(server)).toHaveLength(1)
  })
})

describe('the summary for sales', () => {
  const copy = (...on: [Server, Session]) => copyTo(...on, 'me@duka.example')
  const steps = { close, clear, silence: letSilenceFall, copy, erase }
  const names = Object.keys(steps) as (keyof typeof steps)[]
  const pairs = names.flatMap((one) => names.map((two) => [one, two] as const))

  it.each(pairs)('goes out once after %s and %s, in this order', async (...order) => {
    const server = await startTestServer()
    const session = await talkOnce(server)
    for (const step of order) await steps[step](server, session)
    await letSilenceFall(server)
    expect((await listSummaries(server)).map(({ upTo }) => upTo)).toEqual([3])
  })

  it.each([
    ['[CHAT-53] [MAIL-7] closed', close],
    ['[CHAT-54] cleared', clear],
    ['[CHAT-55] cleared with everything', erase],
  ])('does not go out when nothing but the greeting was said: %s', async (_how, step) => {
    const server = await startTestServer()
    expect((await step(server, await openChat(server))).statusCode).toBe(204)
    expect(await listSummaries(server)).toEqual([])
  })

  it('waits for the answer under way', async () => {
    const server = await startTestServer()
    server.assistant.hold()
    const session = await openChat(server)
    const sent = send(server, session, 'How much?')
    const asked = await server.assistant.waitFor(0)
    const closed = close(server, session)
    asked.say('It depends')
    asked.end()
    await Promise.all([sent, closed])
    expect((await listSummaries(server)).map(({ upTo }) => upTo)).toEqual([3])
  })

  it('leaves nothing noted when it cannot be queued', async () => {
    const server = await startTestServer()
    const session = await talkOnce(server)
    const failing = await startTestServer({ storage: withoutOutbox(server.storage) })
    expect((await close(failing, session)).statusCode).toBe(500)
    expect(await listSummaries(server)).toEqual([])
    await close(server, session)
    expect(await listSummaries(server)).toHaveLength(1)
  })

  it('is looked for again when the database could not be read', async () => {
    const server = await startTestServer()
    await talkOnce(server)
    await server.storage.close()
    await letSilenceFall(server)
    expect(server.log()).toContain('silent conversations could not be looked for')
  })
})

describe('clearing', () => {
  it('[CHAT-54] [BOT-4] [BOT-10] forgets what was said and restores the welcome', async () => {
    const server = await startTestServer()
    const session = (await startChat(server, { variant: 'A', phone: '+256 700 000 321' })).json<Session>()
    await send(server, session, 'One', 'message-1')
    await clear(server, session)
    const { messages, isReplying } = await listMessages(server, session)
    expect(messages).toMatchObject([{ sender: 'agent', text: 'Muraho, Grace Nakato' }])
    expect(isReplying).toBe(false)
    expect(server.assistant.welcomed).toHaveLength(1)
    await send(server, session, 'Two')
    expect(server.assistant.asked.at(-1)?.question.history).toEqual([{ role: 'model', text: 'Muraho, Grace Nakato' }])
    await clear(server, session)
    expect((await listMessages(server, session)).messages).toHaveLength(1)
    expect((await listSummaries(server)).map(({ upTo }) => upTo)).toEqual([3, 6])
  })

  it('does not answer what was cleared when it is sent again', async () => {
    const server = await startTestServer()
    const session = await talkOnce(server)
    const lost = {
      id: 'never-answered',
      chatId: session.id,
      sender: 'user',
      text: 'Lost',
      at: 0,
      answers: null,
    } as const
    await server.storage.chats.addMessage({ ...lost, sources: [], suggestions: [], handOff: null, intent: null })
    await clear(server, session)
    expect(await send(server, session, 'Lost', 'never-answered')).toMatchObject({ failed: { code: 'not-found' } })
    expect((await listMessages(server, session)).messages).toHaveLength(1)
  })

  it('[CHAT-55] everything ends the conversation; what was said still reaches sales', async () => {
    const server = await startTestServer()
    const session = await talkOnce(server)
    expect((await erase(server, session)).statusCode).toBe(204)
    expect((await call(server, session, ['GET', '/messages'])).statusCode).toBe(404)
    expect((await send(server, session, 'Hello?')).status).toBe(404)
    expect((await listSummaries(server)).map(({ upTo }) => upTo)).toEqual([3])
    expect(await server.storage.chats.find(session.id)).toMatchObject({ erasedAt: server.clock.time })
  })
})

describe("the visitor's copy", () => {
  it('[MAIL-6] goes to the address given, once for what was said, and sales has its own', async () => {
    const server = await startTestServer()
    const session = await talkOnce(server)
    for (let times = 0; times < 2; times += 1) {
      expect((await copyTo(server, session, ' me@duka.example ')).statusCode).toBe(204)
    }
    expect(await listCopies(server)).toMatchObject([{ chatId: session.id, upTo: 3, to: 'me@duka.example' }])
    expect(await listSummaries(server)).toHaveLength(1)
  })

  it.each(['nowhere', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example', '<a@b.example>'])(
    'goes to no such address: %j',
    async (email) => {
      const server = await startTestServer()
      const response = await copyTo(server, await talkOnce(server), email)
      expect(response.statusCode).toBe(422)
      expect(response.json()).toEqual({ errors: { email: conversation.copyEmailInvalid } })
      expect(await listCopies(server)).toEqual([])
    },
  )

  it.each([{ email: 5 }, { email: ['me@duka.example'] }, { email: {} }])(
    'goes to nothing but a text: %j',
    async (body) => {
      const server = await startTestServer()
      const response = await call(server, await talkOnce(server), ['POST', '/summary'], body)
      expect(response.statusCode).toBe(422)
      expect(response.json()).toEqual({ errors: { email: conversation.copyEmailInvalid } })
    },
  )

  it('needs a conversation, of which something is left', async () => {
    const server = await startTestServer()
    const session = await openChat(server)
    const refused = await copyTo(server, session, 'me@duka.example')
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ error: { message: conversation.nothingToCopy } })
    await send(server, session, 'One')
    await clear(server, session)
    expect((await copyTo(server, session, 'me@duka.example')).statusCode).toBe(400)
    expect(await listCopies(server)).toEqual([])
  })

  it('goes out three times for one conversation, however often it is asked for, also after a restart', async () => {
    const server = await startTestServer()
    const session = await talkOnce(server)
    for (const name of ['one', 'two', 'three']) await copyTo(server, session, `${name}@duka.example`)
    const restarted = await startTestServer({ storage: server.storage })
    const refused = await copyTo(restarted, session, 'four@duka.example')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ error: { message: conversation.enoughCopies } })
    expect(await listCopies(server)).toHaveLength(3)
  })

  it('goes three times a day to one mailbox, however it is written, from whatever conversation', async () => {
    const server = await startTestServer()
    const spellings = ['Victim@else.example', 'victim@ELSE.example', 'victim+1@else.example', 'victim+2@else.example']
    const statuses: number[] = []
    for (const spelling of spellings) statuses.push((await copyTo(server, await talkOnce(server), spelling)).statusCode)
    expect(statuses).toEqual([204, 204, 204, 429])
    server.clock.time += 12 * 3_600_000
    expect((await copyTo(server, await talkOnce(server), 'victim@else.example')).statusCode).toBe(204)
  })

  it.each(['victim@else.example(4)', '(1)victim@else.example', 'victim%else.example@[127.0.0.1]'])(
    'goes to no address that other letters would not go to: %s',
    async (email) => {
      const server = await startTestServer()
      const refused = await copyTo(server, await talkOnce(server), email)
      expect(refused.statusCode).toBe(422)
      expect(refused.json()).toEqual({ errors: { email: conversation.copyEmailInvalid } })
      expect(await listCopies(server)).toEqual([])
    },
  )

  it('goes out ten times an hour from one address', async () => {
    const server = await startTestServer()
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await copyTo(server, await talkOnce(server), `stranger${count}@else.example`)).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429])
    expect(await listCopies(server)).toHaveLength(10)
    // Whatever becomes of the copy, sales has its summary.
    expect(await listSummaries(server)).toHaveLength(11)
  })
})
