import { createServer, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { listen, stopServer } from '../ports.ts'

/** What is still to come of a page, and where it goes. */
type HeldPage = { readonly rest: Buffer; readonly response: ServerResponse }

/** The site on a bad network: of each page the head comes at once, and the rest as whoever asks for it sends it. */
export async function holdPages(origin: string) {
  let asked = Promise.withResolvers<HeldPage>()
  const pass = async (url: string | undefined, response: ServerResponse) => {
    const answer = await fetch(`${origin}${url}`)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.setHeader('content-type', type)
    if (!type.startsWith('text/html')) return void response.end(body)
    const head = body.indexOf('<body')
    response.write(body.subarray(0, head))
    asked.resolve({ rest: body.subarray(head), response })
  }
  const server = createServer(({ url }, response) => void pass(url, response))
  const url = `http://127.0.0.1:${await listen(server)}`
  return {
    async open(page: Page, path: string): Promise<HeldPage> {
      asked = Promise.withResolvers()
      const [held] = await Promise.all([asked.promise, page.goto(url + path, { waitUntil: 'commit' })])
      return held
    },
    [Symbol.asyncDispose]: () => stopServer(server),
  }
}
