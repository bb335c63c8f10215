import { randomBytes, randomUUID } from 'node:crypto'
import type { DeskView } from '#contract/desk-view.ts'
import { makeLink } from '#server/secret/sign-in-link.ts'
import type { Member } from '#server/storage/desk-storage.ts'
import type { startTestServer } from './start-test-server.ts'

export type Server = Awaited<ReturnType<typeof startTestServer>>

/** What a browser says of a form that is posted from a page of the same site. */
export const fromOwnPage = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }

export async function addMember({ storage, clock }: Server, name = 'Claire Umuhoza', email = 'claire@imisozi.example') {
  const member: Member = { id: randomUUID(), name, email, addedAt: clock.time }
  await storage.members.add(member)
  // The server has looked before, perhaps; it looks again after two seconds.
  clock.time += 2_001
  return member
}

/** A way in, as a letter would hold it. */
export async function makeWayIn({ storage, clock }: Server, { id }: Member) {
  const token = await makeLink(id, { storage, now: () => clock.time, randomBytes })
  return `/desk/sign-in/${token}`
}

type Fields = Readonly<Record<string, string>>

/** A browser: it keeps the cookie and posts forms as browsers do. */
export function openBrowser({ app }: Server, headers: Fields = {}) {
  let cookie = ''
  async function ask(method: 'GET' | 'POST', url: string, fields?: Fields, more: Fields = {}) {
    const response = await app.inject({
      method,
      url,
      headers: {
        accept: 'text/html',
        ...(cookie && { cookie }),
        ...(method === 'POST' && { ...fromOwnPage, 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
        ...more,
      },
      ...(method === 'POST' && { payload: new URLSearchParams(fields).toString() }),
    })
    for (const { name, value } of response.cookies) {
      const others = cookie.split('; ').filter((one) => one !== '' && !one.startsWith(`${name}=`))
      cookie = [...others, ...(value === '' ? [] : [`${name}=${encodeURIComponent(value)}`])].join('; ')
    }
    return response
  }
  return {
    get: (url: string, more?: Fields) => ask('GET', url, undefined, more),
    post: (url: string, fields: Fields = {}, more?: Fields) => ask('POST', url, fields, more),
    /** What the page was given to show. */
    async look(url: string) {
      return readView((await ask('GET', url)).body)
    },
    cookie: () => cookie,
    useCookie: (text: string) => (cookie = text),
  }
}

/** Somebody signed in, ready to work. */
export async function openDesk(server: Server, member?: Member) {
  const known = member ?? (await addMember(server))
  const browser = openBrowser(server)
  await browser.post(await makeWayIn(server, known))
  return { ...browser, member: known }
}

export function readView(html: string): DeskView {
  return JSON.parse(/<script type="application\/json">(.*)<\/script>/s.exec(html)?.[1] ?? 'null') as DeskView
}
