import { randomUUID } from 'node:crypto'
import type { Challenge } from '#contract/challenge.ts'
import type { ChatStarted } from '#contract/chat.ts'
import { solve } from '../solve.ts'
import { pause } from './product.ts'

/** What a crowd was promised, and what it met on the way. */
export type Kept = {
  /** Ids of demo requests that were answered with 201. */
  readonly leads: Set<string>
  /** Ids of conversations that were answered with 201, by the e-mail address that began them. */
  readonly chats: Map<string, Set<string>>
  /** Answers of 500 and above. */
  errors: number
  /** Those of them that are no 503 with a time to come back at. */
  failures: number
  /** Calls that found nobody, as while a process is dead. */
  unanswered: number
}

type Crowd = { readonly kept: Kept; stop(): Promise<void> }

let people = 0

/**
 * Visitors who ask for demos and begin conversations, one after the other, until they are stopped. Each sends again under
 * the same key until the answer comes, as the browsers do; each comes from a network of its own. Who fills in the form
 * within a second is suspected of being a program and gets no confirmation: `thinkMs` is how long they take.
 */
export function sendCrowd(urls: () => readonly string[], size: number, pauseMs = 0, thinkMs = 0): Crowd {
  const kept: Kept = { leads: new Set(), chats: new Map(), errors: 0, failures: 0, unanswered: 0 }
  const over = new AbortController()

  async function post(path: string, number: number, body: object, key: string, others: readonly number[] = []) {
    for (;;) {
      const response = await call(path, number, { body: JSON.stringify(body), key })
      if (response && (response.status === 201 || others.includes(response.status))) return response
      // Whoever tries again this often is asked to wait, as anybody would be.
      if (response?.status === 429) await pause(1000 * Number(response.headers.get('retry-after')))
      else if (response && response.status < 500)
        throw new Error(`${path}: ${response.status} ${await response.text()}`)
      if (over.signal.aborted && response === null) return null
      await pause(30)
    }
  }

  async function call(path: string, number: number, sent?: { readonly body: string; readonly key: string }) {
    const all = urls()
    const url = all[Math.floor(Math.random() * all.length)] ?? ''
    const headers = {
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      ...(sent && { 'content-type': 'application/json', 'idempotency-key': sent.key }),
    }
    const init = sent ? { method: 'POST', body: sent.body, headers } : { headers }
    const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(15_000) }).catch(() => null)
    if (!response) kept.unanswered += 1
    else if (response.status >= 500) {
      kept.errors += 1
      if (response.status !== 503 || !response.headers.has('retry-after')) kept.failures += 1
    }
    return response
  }

  async function askForDemo(number: number) {
    const key = randomUUID()
    // A sum is asked for again where it was used up or its process is gone.
    for (;;) {
      const asked = await call('/api/challenge', number)
      if (!asked?.ok) {
        if (over.signal.aborted) return
        await pause(30)
        continue
      }
      const { id, question }: Challenge = await asked.json()
      if (thinkMs > 0) await pause(thinkMs)
      const body = { ...person(number), challengeId: id, captcha: solve(question) }
      const answer = await post('/api/demo-requests', number, body, key, [422, 429])
      if (answer?.status === 201) kept.leads.add((await answer.json()).id)
      // A new sum, and with it a session of its own, where the old one is used up.
      if (answer?.status !== 422 && answer?.status !== 429) return
    }
  }

  async function beginChat(number: number) {
    const { name, email, company } = person(number)
    const start = { variant: 'B', name, email, company, timeZone: 'Africa/Kigali', page: '/pricing' }
    const answer = await post('/api/chat/sessions', number, start, randomUUID())
    if (!answer) return
    const { id }: ChatStarted = await answer.json()
    kept.chats.set(email, (kept.chats.get(email) ?? new Set()).add(id))
  }

  async function visit() {
    while (!over.signal.aborted) {
      const number = (people += 1)
      await (number % 2 === 0 ? askForDemo(number) : beginChat(number)).catch((error: unknown) => {
        // An answer cut off in the middle is no promise.
        if (!(error instanceof TypeError)) throw error
      })
      if (pauseMs > 0) await pause(pauseMs)
    }
  }

  const visits = Promise.all(Array.from({ length: size }, visit))
  return {
    kept,
    async stop() {
      over.abort()
      await visits
    },
  }
}

const person = (number: number) => ({
  name: 'Jean Bosco Habimana',
  phone: `+250 7${String(number).padStart(8, '0')}`,
  email: `visitor.${number}@example.com`,
  company: 'Imbuto Market',
  interestedModules: ['Complete Suite'],
  businessSize: 'Small Business (1-10 employees)',
  message: 'Two shops in Musanze and a store room.',
})

export type Bystander = { readonly waits: readonly number[]; stop(): Promise<void> }

/** Another visitor, who only wants to read a page and cannot help what the others do. */
export function sendBystander(url: () => string): Bystander {
  const waits: number[] = []
  const over = new AbortController()
  const reading = (async () => {
    while (!over.signal.aborted) {
      const askedAt = performance.now()
      const page = await fetch(`${url()}/pricing`, { headers: { 'accept-encoding': 'br' } }).catch(() => null)
      await page?.arrayBuffer().catch(() => undefined)
      if (page?.ok) waits.push(performance.now() - askedAt)
      await pause(50)
    }
  })()
  return {
    waits,
    async stop() {
      over.abort()
      await reading
    },
  }
}
