import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Signal } from './live.ts'

export type LiveEvent = {
  readonly event: string
  readonly data: unknown
  /** Where the stream goes on when it is opened again. */
  readonly id?: number
}

export type StreamSource = {
  /** What the tables hold that was not told yet; null: there is nothing to tell here any more. */
  readonly read: () => Promise<readonly LiveEvent[] | null>
  /** What a signal says that the tables do not know. */
  readonly toEvent: (signal: Signal) => LiveEvent | null
  readonly hear: (ear: (signal: Signal | null) => void) => () => void
  readonly onEnd?: () => void
  /** What is told last where there is nothing to tell any more. */
  readonly farewell?: () => readonly LiveEvent[]
  /** A look without a signal, and a sign of life on a silent connection. */
  readonly lookEveryMs?: number
}

export type LiveStream = {
  readonly stream: Readable
  readonly end: () => void
  /** Looks at the tables now. */
  readonly look: () => void
}

/** Shorter than any proxy's patience, and how long a lost signal may hold a message up. */
const usualLookMs = 10_000

/**
 * Events of a conversation, or of a reply in it, as long as somebody listens. A signal or the passing of time makes it
 * look for news; a listener that reads slowly is told later, and nothing is kept for it but how far it has come.
 */
export function streamEvents({
  read,
  toEvent,
  hear,
  onEnd,
  farewell,
  lookEveryMs = usualLookMs,
}: StreamSource): LiveStream {
  let hasRoom = true
  let isLooking = false
  let isToLookAgain = false
  let isOver = false

  const stream = new Readable({
    read() {
      if (hasRoom) return
      hasRoom = true
      void look()
    },
    destroy(error, done) {
      clearInterval(timer)
      stopHearing()
      onEnd?.()
      done(error)
    },
  })
  const send = (text: string) => (hasRoom = !isOver && stream.push(text))

  function end() {
    if (isOver || stream.destroyed) return
    isOver = true
    stream.push(null)
  }

  async function look() {
    if (isLooking || !hasRoom) return void (isToLookAgain = true)
    isLooking = true
    isToLookAgain = false
    const events = await read().catch(() => [])
    if (stream.destroyed || isOver) return
    if (!events) {
      for (const event of farewell?.() ?? []) send(writeEvent(event))
      return end()
    }
    for (const event of events) send(writeEvent(event))
    isLooking = false
    if (isToLookAgain && hasRoom) void look()
  }

  const stopHearing = hear((signal) => {
    const told = signal && toEvent(signal)
    if (told && hasRoom) send(writeEvent(told))
    if (signal?.kind !== 'typing') void look()
  })
  const timer = setInterval(() => {
    if (hasRoom) send(':\n\n')
    void look()
  }, lookEveryMs)
  // The first byte lets the browser know at once that it is being heard.
  send(':\n\n')
  void look()
  return { stream, end, look: () => void look() }
}

/** More than a database numbers; one that is asked for what stands behind a larger number refuses to look. */
const mostNumber = 2 ** 31 - 1

/** After which message a stream that was cut goes on; 0: from the beginning. */
export function readLastHeard({ headers }: FastifyRequest): number {
  const said = Number(headers['last-event-id'])
  return Number.isSafeInteger(said) && said > 0 && said <= mostNumber ? said : 0
}

/** Whoever asks for its head alone would hold a stream that ends with no connection. */
export const streamRoute = { exposeHeadRoute: false } as const

export function openEventStream(reply: FastifyReply, events: Readable): FastifyReply {
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(events)
}

/** As it goes over the line. */
export function writeEvent({ event, data, id }: LiveEvent): string {
  const number = id === undefined ? '' : `id: ${id}\n`
  return `${number}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
