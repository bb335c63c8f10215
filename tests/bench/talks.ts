import { randomBytes, randomUUID } from 'node:crypto'
import { createParser } from 'eventsource-parser'
import type { ChatStarted } from '#contract/chat.ts'
import { makeLink } from '#server/secret/sign-in-link.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { startCluster } from '../server/postgres.ts'
import { openDeskBrowser } from '../desk-browser.ts'
import { readMemory } from './memory.ts'
import { benchFolder, from, productUrl, withProduct } from './process.ts'
import { inParallel, median, percentile } from './statistics.ts'

const rounds = 300
const crowd = 1000
const env = { SECRET: 'both instances share this secret' }
const embedded = `sqlite:${benchFolder}/site.db`
const second = { url: 'http://127.0.0.1:3912', folder: `${benchFolder}-second` }

/** From a person's pressing Send to the visitor's window, in ms: on one process, and across two on one PostgreSQL. */
export async function benchTalks() {
  const one = await withProduct(() => timeWords(productUrl, embedded), env)
  const cluster = await startCluster()
  const databaseUrl = `${cluster.url}/postgres`
  const both = { ...env, DATABASE_URL: databaseUrl }
  try {
    const two = await withProduct(() => withProduct(() => timeWords(second.url, databaseUrl), both, second), both)
    return [sayTimes('one process, SQLite', one), sayTimes('two processes, PostgreSQL', two)]
  } finally {
    await cluster.remove()
  }
}

/** What visitors cost whose windows wait for a person, on one process. */
export function benchWaiting() {
  return withProduct(async (pid) => {
    await openDesk(embedded)
    const before = readMemory(pid)
    const sessions: ChatStarted[] = []
    await inParallel(crowd, 32, async (index) => void (sessions[index] = await startWaiting(productUrl, index)))
    const begun = readMemory(pid)
    const windows = await Promise.all(sessions.map((session, index) => openWindow(productUrl, session, index)))
    await Promise.all(windows.map(({ hears }) => hears('human')))
    const waiting = readMemory(pid)
    for (const { leave } of windows) leave()
    const each = (bytes: number) => Math.round(bytes / crowd / 1024)
    return {
      'visitors waiting': windows.length,
      'kB each, window alone': each(waiting - begun),
      'kB each, conversation and all': each(waiting - before),
      'process MB': Math.round(waiting / 1024 ** 2),
    }
  }, env)
}

const sayTimes = (where: string, times: readonly number[]) => ({
  where,
  'median (goal 100)': median(times).toFixed(1),
  'p99 (goal 300)': percentile(times, 0.99).toFixed(1),
})

/** The desk is always at the first instance; the window is where it is said. */
async function timeWords(windowUrl: string, databaseUrl: string): Promise<readonly number[]> {
  const desk = await openDesk(databaseUrl)
  const session = await startWaiting(windowUrl, 0)
  await desk.post(`/api/desk/chats/${session.id}/join`)
  const window = await openWindow(windowUrl, session, 0)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const text = `Word ${round}.`
    const sentAt = performance.now()
    const heard = window.hears(text)
    await desk.post(`/api/desk/chats/${session.id}/messages`, { id: randomUUID(), text })
    times.push((await heard) - sentAt)
  }
  window.leave()
  return times
}

/** A member at work at the first instance. */
async function openDesk(databaseUrl: string) {
  const storage = await openStorage(databaseUrl)
  const member = { id: randomUUID(), name: 'Claire Umuhoza', email: 'claire@imisozi.example', addedAt: Date.now() }
  await storage.members.add(member)
  const link = await makeLink(member.id, { storage, now: Date.now, randomBytes })
  await storage.close()
  const post = openDeskBrowser(productUrl)
  // A server that has looked for members a moment ago looks again after two seconds.
  for (let tries = 0; (await post(`/desk/sign-in/${link}`)) !== 303; tries += 1) {
    if (tries > 100) throw new Error('the desk does not open')
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    async post(path: string, fields?: Readonly<Record<string, string>>) {
      const status = await post(path, fields)
      if (status !== 303) throw new Error(`${path}: ${status}`)
    },
  }
}

/** A visitor who has asked for a person. */
async function startWaiting(url: string, index: number): Promise<ChatStarted> {
  const json = { 'content-type': 'application/json', ...from(index) }
  const visitor = { variant: 'B', name: 'Amina', email: `amina.${index}@example.com`, company: 'Duka Bora' }
  const started = await fetch(`${url}/api/chat/sessions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(visitor),
  })
  if (started.status !== 201) throw new Error(`no session: ${started.status}`)
  const session = (await started.json()) as ChatStarted
  const asked = await fetch(`${url}/api/chat/sessions/${session.id}/messages`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${session.token}` },
    body: JSON.stringify({ text: 'I would like to speak to a human agent' }),
  })
  if (!asked.ok) throw new Error(`not asked: ${asked.status}`)
  await asked.text()
  return session
}

/** The visitor's side of a conversation, open. */
async function openWindow(url: string, { id, token }: ChatStarted, index: number) {
  const leaving = new AbortController()
  const said: string[] = []
  const waiting = new Map<string, (at: number) => void>()
  const response = await fetch(`${url}/api/chat/sessions/${id}/events`, {
    headers: { authorization: `Bearer ${token}`, ...from(index) },
    signal: leaving.signal,
  })
  if (response.status !== 200 || !response.body) throw new Error(`no window: ${response.status}`)
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== 'message') return
      const { text } = JSON.parse(data) as { readonly text: string }
      said.push(text)
      for (const [wanted, tell] of waiting) if (text.includes(wanted)) tell(performance.now())
    },
  })
  const { body } = response
  void read().catch(() => undefined)
  async function read() {
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) parser.feed(chunk)
  }
  return {
    /** When a message with this text came, by the clock of `performance`. */
    hears: (text: string) =>
      new Promise<number>((resolve) => {
        if (said.some((one) => one.includes(text))) resolve(performance.now())
        else waiting.set(text, resolve)
      }),
    leave: () => leaving.abort(),
  }
}
