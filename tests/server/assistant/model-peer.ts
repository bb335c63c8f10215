import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen, stopServer } from '../../ports.ts'

export type HeardQuestion = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  /** Resolves when the connection is gone. */
  readonly gone: Promise<void>
}

/** What the peer does with a question. */
export type Reaction = (response: ServerResponse, request: IncomingMessage) => void

export type ModelPeer = {
  readonly url: string
  readonly heard: readonly HeardQuestion[]
  /** Reacts to the next questions in turn; the last reaction stays. */
  react(...reactions: readonly Reaction[]): void
}

/** A real HTTP server on loopback in the place of a model's, for one test. */
export async function startModelPeer(): Promise<ModelPeer> {
  const heard: HeardQuestion[] = []
  let waiting: readonly Reaction[] = []
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    const gone = new Promise<void>((resolve) => response.once('close', resolve))
    heard.push({ method, path: url, headers, body: JSON.parse(await text(request)), gone })
    const [reaction = reply(500, '')] = waiting
    if (waiting.length > 1) waiting = waiting.slice(1)
    reaction(response, request)
  }
  const server = createServer((request, response) => void answer(request, response))
  const port = await listen(server)
  onTestFinished(() => stopServer(server))
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    react: (...reactions) => (waiting = reactions),
  }
}

export function reply(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Reaction {
  return (response) => void response.writeHead(status, headers).end(body)
}

const eventStream = { 'content-type': 'text/event-stream' }

/** Sends the events and ends as it should. */
export function stream(events: readonly string[]): Reaction {
  return reply(200, events.join(''), eventStream)
}

/** Sends the events and then closes the connection in the middle of the answer. */
export function breakOff(events: readonly string[]): Reaction {
  return (response, request) => {
    response.writeHead(200, eventStream).write(events.join(''), () => request.socket.destroy())
  }
}

/** Sends the events and then nothing, without an end. */
export function fallSilent(events: readonly string[]): Reaction {
  return (response) => void response.writeHead(200, eventStream).write(events.join(''))
}

export const hangUp: Reaction = (_, request) => request.socket.destroy()
export const silence: Reaction = () => undefined
