import type { Readable } from 'node:stream'
import { streamEvents, type LiveEvent } from '#server/talks/event-stream.ts'
import type { Reply } from './reply.ts'

/** Shorter than any proxy's, carrier's or our own patience with a silent connection. */
const heartbeatMs = 15_000

/** A reply as Server-sent events, from its first word. */
export function streamReply(reply: Reply): Readable {
  let told = 0
  function tellMore(): readonly LiveEvent[] {
    const text = reply.text().slice(told)
    told += text.length
    return text === '' ? [] : [{ event: 'token', data: { text } }]
  }
  function tellEnd(): readonly LiveEvent[] {
    const end = reply.end()
    return [...tellMore(), ...(end ? [{ event: end.kind, data: end.event }] : [])]
  }
  return streamEvents({
    read: async () => (reply.end() ? null : tellMore()),
    toEvent: () => null,
    hear: (ear) => reply.onMore(() => ear(null)),
    farewell: tellEnd,
    lookEveryMs: heartbeatMs,
  }).stream
}
