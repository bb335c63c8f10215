import { setTimeout } from 'node:timers/promises'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { ChatEvents, ChatMissed, ChatStarted } from '#contract/chat.ts'

export type Told = {
  [Name in keyof ChatEvents]: { readonly event: Name; readonly data: ChatEvents[Name] }
}[keyof ChatEvents]

export const grace = {
  variant: 'B',
  name: 'Grace Nakato',
  email: 'grace@duka.example',
  company: 'Duka Bora',
  timeZone: 'Africa/Kampala',
  page: '/pricing',
} as const

type Server = { readonly app: FastifyInstance }
export type Session = Pick<ChatStarted, 'id' | 'token'>

export function startChat({ app }: Server, changes: object = {}, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({ method: 'POST', url: '/api/chat/sessions', payload: { ...grace, ...changes }, headers })
}

export async function openChat(
  server: Server,
  changes: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ChatStarted> {
  const response = await startChat(server, changes, headers)
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${response.body}`)
  return response.json<ChatStarted>()
}

export const authorise = ({ token }: Pick<Session, 'token'>) => ({ authorization: `Bearer ${token}` })

/** Any call in a conversation. */
export function call(
  { app }: Server,
  session: Session,
  [method, rest]: readonly ['POST' | 'GET' | 'DELETE', string],
  payload?: object,
) {
  return app.inject({
    method,
    url: `/api/chat/sessions/${session.id}${rest}`,
    headers: authorise(session),
    ...(payload && { payload }),
  })
}

export async function send(server: Server, session: Session, text: string, id?: string, intent?: unknown) {
  const response = await call(server, session, ['POST', '/messages'], {
    text,
    ...(id && { id }),
    ...(intent !== undefined && { intent }),
  })
  const events = response.headers['content-type']?.toString().startsWith('text/event-stream')
    ? readEvents(response.body)
    : []
  return { status: response.statusCode, headers: response.headers, body: response.body, ...summarise(events) }
}

export async function listMessages(server: Server, session: Session, query = '') {
  return (await call(server, session, ['GET', `/messages${query}`])).json<ChatMissed>()
}

/** What a window makes of the events. */
export function summarise(events: readonly Told[]) {
  const text = events.map((told) => (told.event === 'token' ? told.data.text : '')).join('')
  const done = events.find((told) => told.event === 'done')?.data ?? null
  const failed = events.find((told) => told.event === 'failed')?.data ?? null
  return { events, text, done, failed }
}

export function readEvents(body: string): Told[] {
  const events: Told[] = []
  const parser = createParser({ onEvent: (message) => events.push(toTold(message)) })
  parser.feed(body)
  return events
}

function toTold({ event, data }: EventSourceMessage): Told {
  return { event, data: JSON.parse(data) } as Told
}

/** A server that listens, for what a visitor does to a connection. */
export async function listen({ app }: Server) {
  return writeTo(await app.listen({ port: 0, host: '127.0.0.1' }))
}

/** A call that comes back when a server of its own, on a machine that others keep busy, asks for that. */
async function fetchPatiently(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  if (response.status !== 503) return response
  await setTimeout(1000 * Number(response.headers.get('retry-after')), null, { signal: init.signal ?? undefined })
  return fetchPatiently(url, init)
}

/** Messages over real connections. */
export function writeTo(address: string) {
  return (session: Session, message: object) => {
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const response = fetchPatiently(`${address}/api/chat/sessions/${session.id}/messages`, {
      method: 'POST',
      headers: { ...authorise(session), 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: leaving.signal,
    })
    return { leave: () => leaving.abort(), response, reader: readPieces(response) }
  }
}

/** Events one after the other, as they come. */
async function* readPieces(response: Promise<Response>): AsyncGenerator<Told> {
  const waiting: Told[] = []
  const parser = createParser({ onEvent: (message) => waiting.push(toTold(message)) })
  const decoder = new TextDecoder()
  for await (const chunk of (await response).body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    yield* waiting.splice(0)
  }
}
