import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ChatMessage, ChatStarted, LocationAnswer, LocationSource } from '#contract/chat.ts'
import { readChatStart } from '#contract/read-chat-start.ts'
import { readSending } from '#contract/read-sending.ts'
import type { Place } from '#contract/place.ts'
import { namePlace } from '#server/location/place-names.ts'
import { listen, stopServer } from '../ports.ts'
import { test as base, expect, type Site } from './site.ts'

/** How the peer answers one question. Without `pieces` it says what it was asked. */
export type Script = Partial<Pick<ChatMessage, 'sources' | 'suggestions' | 'handOff' | 'language'>> & {
  readonly pieces?: readonly string[]
  /** Waits after so many pieces until `release` is called. */
  readonly holdAfter?: number
  /** Cuts the first connection after so many pieces; the reply itself goes on. */
  readonly cutAfter?: number
  /** Answers the question with this status instead; again each time while `times` lasts. */
  readonly refuse?: { readonly status: number; readonly message?: string; readonly times?: number }
}

type Reply = { pieces: string[]; message: ChatMessage | null; listeners: Set<() => void> }
type Session = { readonly token: string; messages: ChatMessage[]; readonly replies: Map<string, Reply> }

/**
 * A server that speaks the chat's contract and does as it is told: holds a reply, cuts a stream, forgets a session.
 * Everything else it leaves to the product itself, its pages, headers and other calls.
 */
export async function startChatPeer(site: Site) {
  const sessions = new Map<string, Session>()
  const scripts: Script[] = []
  /** Calls of the chat in order, such as `POST sessions`, with what they brought. */
  const calls: { readonly what: string; readonly body: Record<string, unknown> }[] = []
  let refusals = 0
  let startAnswer: { readonly status: number; readonly body: unknown } | null = null
  let free = () => {}
  let held = Promise.resolve()
  let counter = 0
  let located: LocationAnswer | null = { country: 'Rwanda', code: 'RW', source: 'database' }

  const say = (text: string, sender: 'agent' | 'user' = 'agent', id = `m-${String(++counter).padStart(6, '0')}`) =>
    ({ id, text, sender, timestamp: new Date().toISOString() }) satisfies ChatMessage

  function start(body: Record<string, unknown>, key: string): ChatStarted | { errors: Record<string, string> } {
    const reading = readChatStart(body)
    if (!reading.ok) return { errors: { email: 'The server did not like this address' } }
    const id = `session-${key}`
    const known = sessions.get(id)
    const { name, company, variant } = reading.start
    const welcome = say(
      variant === 'A'
        ? `Welcome, **${name}**.`
        : `Thank you, ${name}. Would ${company || 'your company'} like to discuss modules, pricing or a demo?`,
    )
    const session = known ?? { token: `token-${key}`, messages: [welcome], replies: new Map() }
    sessions.set(id, session)
    const [first] = session.messages
    return { id, token: session.token, welcome: first?.text ?? '', messages: session.messages, location: 'Rwanda' }
  }

  async function run(session: Session, question: string, reply: Reply, script: Script) {
    const { pieces = [`You asked: ${question}`], holdAfter, sources = [], suggestions = [], handOff, language } = script
    for (const [index, piece] of pieces.entries()) {
      if (index === holdAfter) await held
      reply.pieces.push(piece)
      for (const tell of reply.listeners) tell()
      await new Promise((soon) => setImmediate(soon))
    }
    if (holdAfter === pieces.length) await held
    reply.message = {
      ...say(pieces.join('')),
      sources,
      suggestions,
      ...(handOff && { handOff }),
      ...(language && { language }),
    }
    session.messages.push(reply.message)
    for (const tell of reply.listeners) tell()
  }

  function answer(session: Session, body: Record<string, unknown>, response: ServerResponse) {
    const reading = readSending(body)
    if (!reading.ok) return void response.writeHead(422).end('{}')
    const id = reading.id ?? 'none'
    const script = session.replies.has(id) ? {} : (scripts[0] ?? {})
    if (script.refuse && refusals < (script.refuse.times ?? 1)) {
      refusals += 1
      const { status, message = '' } = script.refuse
      return send(response, status, { error: { code: 'told', message } })
    }
    refusals = 0
    let reply = session.replies.get(id)
    if (!reply) {
      scripts.shift()
      reply = { pieces: [], message: null, listeners: new Set() }
      session.replies.set(id, reply)
      session.messages.push(say(reading.text, 'user', id))
      void run(session, reading.text, reply, script)
    }
    follow(reply, script.cutAfter, response)
  }

  function follow(reply: Reply, cutAfter: number | undefined, response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(':\n\n')
    let told = 0
    const tell = () => {
      for (; told < reply.pieces.length; told += 1) {
        if (told === cutAfter) return void response.destroy()
        response.write(`event: token\ndata: ${JSON.stringify({ text: reply.pieces[told] })}\n\n`)
      }
      if (!reply.message) return
      response.end(`event: done\ndata: ${JSON.stringify(reply.message)}\n\n`)
    }
    reply.listeners.add(tell)
    response.on('close', () => reply.listeners.delete(tell))
    tell()
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://peer')
    if (url.pathname === '/api/location') {
      return send(response, located ? 200 : 503, located ?? {})
    }
    const [, rest] = url.pathname.split('/api/chat/sessions')
    if (rest === undefined) return pass(site.url, request, response)
    const body = await readBody(request)
    const [, id = '', door = ''] = rest.split('/')
    calls.push({ what: `${request.method} ${id === '' ? 'sessions' : door || 'session'}`, body })
    if (id === '') {
      if (startAnswer) return send(response, startAnswer.status, startAnswer.body)
      const started = start(body, String(request.headers['idempotency-key']))
      return send(response, 'errors' in started ? 422 : 201, started)
    }
    const session = sessions.get(id)
    if (!session || request.headers.authorization !== `Bearer ${session.token}`) {
      return send(response, 404, { error: { code: 'not-found', message: '' } })
    }
    if (request.method === 'GET') {
      const at = session.messages.findIndex((message) => message.id === url.searchParams.get('after'))
      const isReplying = [...session.replies.values()].some(({ message }) => message === null)
      return send(response, 200, { messages: session.messages.slice(at + 1), isReplying })
    }
    if (request.method === 'DELETE') sessions.delete(id)
    else if (door === 'messages') return answer(session, body, response)
    else if (door === 'reset') session.messages = [say('Welcome again.')]
    response.writeHead(204).end()
  }

  const server = createServer((request, response) => void serve(request, response))
  const port = await listen(server)

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    called: (what: string) => calls.filter((call) => call.what === what).map(({ body }) => body),
    /** The next question that was not asked before is answered like this. */
    next(script: Script) {
      scripts.push(script)
      held = new Promise((resolve) => (free = resolve))
    },
    release: () => free(),
    forgetSessions: () => sessions.clear(),
    /** Starting a conversation is answered like this from now on; null: as it should be. */
    answerStart: (answered: typeof startAnswer) => (startAnswer = answered),
    /** Null: the server does not answer. */
    locate: (code: Place | null, source: LocationSource = 'database') =>
      (located = code === null ? null : { country: namePlace(code), code, source }),
    stop: () => stopServer(server),
  }
}

export type ChatPeer = Awaited<ReturnType<typeof startChatPeer>>

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

/** Has another server answer. */
export function pass(target: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers, url } = request
  const onward = forward(`${target}${url}`, { method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
    answered.on('error', () => response.destroy())
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

/** Playwright's test with the product behind the peer, and a peer for each test. */
export const test = base.extend<{ readonly peer: ChatPeer }>({
  peer: async ({ site }, use) => {
    const peer = await startChatPeer(site)
    await use(peer)
    await peer.stop()
  },
  baseURL: async ({ peer }, use) => use(peer.url),
})

export { expect }
