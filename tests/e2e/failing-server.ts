import { createServer } from 'node:http'
import { listen, stopServer } from '../ports.ts'
import { pass } from './chat-peer.ts'
import type { Site } from './site.ts'

/** Stands before the product, and from some moment on answers for it: with this status, or not at all. */
export async function startFailingServer(site: Site) {
  let failure: 503 | 'silence' | null = null
  const server = createServer((request, response) => {
    if (failure === null) pass(site.url, request, response)
    else if (failure === 503) response.writeHead(503, { 'content-type': 'text/html' }).end('Bad')
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (how: typeof failure) => (failure = how),
    stop: () => stopServer(server),
  }
}
