import { createParser } from 'eventsource-parser'
import { onTestFinished } from 'vitest'
import { authorise, type Session } from './chat-visitor.ts'

type Heard = { readonly event: string; readonly id: string | undefined; readonly data: Record<string, unknown> }

/** A visitor's window that listens over a real connection; `after` is where it had come, `ip` what a proxy says of it. */
export async function openWindow(address: string, session: Session, after?: string, ip?: string) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const heard: Heard[] = []
  const response = await fetch(`${address}/api/chat/sessions/${session.id}/events`, {
    headers: {
      ...authorise(session),
      ...(after && { 'last-event-id': after }),
      ...(ip && { 'x-forwarded-for': ip }),
    },
    signal: leaving.signal,
  })
  const parser = createParser({
    onEvent: ({ event = '', id, data }) => heard.push({ event, id, data: JSON.parse(data) as Heard['data'] }),
  })
  const decoder = new TextDecoder()
  const ended = (async () => {
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }))
  })().catch(() => undefined)
  const texts = () => heard.filter(({ event }) => event === 'message').map(({ data }) => data['text'])
  const { status, headers } = response
  return { heard, texts, status, headers, ended, leave: () => leaving.abort() }
}
