import { Readable } from 'node:stream'
import { writeEvent } from '#server/talks/event-stream.ts'
import type { Reply } from './reply.ts'

/** Shorter than any proxy's, carrier's or our own patience with a silent connection. */
const heartbeatMs = 15_000

/**
 * A reply as Server-sent events, from its first word. A listener that reads slowly gets what it missed in one piece
 * later: nothing is kept for it but how far it has come.
 */
export function streamReply(reply: Reply): Readable {
  let told = 0
  let hasRoom = false
  const stream = new Readable({
    read() {
      hasRoom = true
      tellMore()
    },
    destroy(error, done) {
      clearInterval(heartbeat)
      stopListening()
      done(error)
    },
  })
  const send = (chunk: string) => (hasRoom = stream.push(chunk))

  function tellMore() {
    const text = reply.text()
    if (hasRoom && told < text.length) {
      const piece = text.slice(told)
      told = text.length
      send(writeEvent({ event: 'token', data: { text: piece } }))
    }
    const end = reply.end()
    if (!hasRoom || !end) return
    hasRoom = false
    stream.push(writeEvent({ event: end.kind, data: end.event }))
    stream.push(null)
  }

  const stopListening = reply.onMore(tellMore)
  const heartbeat = setInterval(() => {
    if (hasRoom) send(':\n\n')
  }, heartbeatMs)
  // The first byte lets the browser know at once that it is being heard.
  send(':\n\n')
  return stream
}
