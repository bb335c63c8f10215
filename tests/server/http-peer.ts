import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen, stopServer } from '../ports.ts'

export type HeardRequest = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What the peer answers from now on; `hang-up` closes the connection instead, `silence` says nothing at all, `never-ending` begins an answer. */
export type HttpMood =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | 'hang-up'
  | 'silence'
  | 'never-ending'

export type HttpPeer = { readonly url: string; readonly heard: readonly HeardRequest[]; setMood(mood: HttpMood): void }

/** A real HTTP server on loopback, for one test. */
export async function startHttpPeer(): Promise<HttpPeer> {
  let mood: HttpMood = { status: 200 }
  const heard: HeardRequest[] = []
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    heard.push({ method, path: url, headers, body: await buffer(request) })
    if (mood === 'hang-up') request.socket.destroy()
    else if (mood === 'never-ending') response.writeHead(200).write('{"messageId":')
    else if (mood !== 'silence') response.writeHead(mood.status, { ...mood.headers }).end(mood.body ?? '')
  }
  const server = createServer((request, response) => void answer(request, response))
  const port = await listen(server)
  onTestFinished(() => stopServer(server))
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    setMood(next) {
      mood = next
    },
  }
}
