import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPromiseReader } from '#server/desk/figures.ts'
import { createFrameReader } from '#server/desk/frame.ts'
import { readInbox } from '#server/desk/inbox.ts'
import { createTeam } from '#server/desk/team.ts'
import { chatLead, makeTestLead } from '../server/test-lead.ts'
import { promiseOf } from '#server/requests/promise.ts'
import { identifyPerson } from '#server/storage/person.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { openSqlite } from '#server/storage/sqlite.ts'
import type { Storage } from '#server/storage/storage.ts'
import { startCluster } from '../server/postgres.ts'
import { median } from './statistics.ts'

const leads = 10_000
const messagesOfChat = 20
const tries = 9
const minute = 60_000
const now = Date.now

const questions = {
  'the list as it opens': {},
  'late, taken by nobody': { status: 'late', owner: 'none' },
  'one name': { q: 'person 9998' },
  'two words, of which one is nowhere': { q: 'bread nowhere' },
} as const

/**
 * The inbox over ten thousand open leads, half of them chats of twenty messages: milliseconds of processor time, which
 * is what other requests wait for in one process.
 */
export async function benchDesk() {
  const folder = mkdtempSync(join(tmpdir(), 'imisozi-desk-'))
  const storage = await openSqlite(join(folder, 'site.db'))
  try {
    const rows = await ask(storage, readProcessor)
    return rows.map((row) => ({ on: 'SQLite, processor', ...row }))
  } finally {
    await storage.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same on PostgreSQL: by the clock, because most of the work is done in another process. */
export async function benchDeskOnPostgres() {
  const cluster = await startCluster()
  const storage = await openPostgres(`${cluster.url}/postgres`)
  try {
    const rows = await ask(storage, () => performance.now())
    return rows.map((row) => ({ on: 'PostgreSQL, clock', ...row }))
  } finally {
    await storage.close()
    await cluster.remove()
  }
}

function readProcessor() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function ask(storage: Storage, read: () => number) {
  const member = { id: randomUUID(), name: 'Claire', email: 'claire@imisozi.example', addedAt: now() }
  await storage.members.add(member)
  for (let first = 0; first < leads; first += 100) await fill(storage, first)
  const team = createTeam(storage)
  const readFrame = createFrameReader({ storage, team, now })
  const needs = { storage, team, readFrame, now, readPromises: createPromiseReader(storage, now) }
  const rows = []
  for (const [question, query] of Object.entries(questions)) {
    const times: number[] = []
    for (let time = 0; time < tries; time += 1) {
      const before = read()
      await readInbox(member, query, needs)
      times.push(read() - before)
    }
    rows.push({ question, 'median (goal 100)': median(times).toFixed(1), worst: Math.max(...times).toFixed(1) })
  }
  return rows
}

async function fill(storage: Storage, first: number) {
  await storage.together(async (tables) => {
    for (let number = first; number < first + 100; number += 1) {
      const isChat = number % 2 === 1
      const place = { name: `Person ${number}`, email: `p${number}@x.example`, receivedAt: now() - number * minute }
      const lead = makeTestLead({ ...place, ...(isChat && { ...chatLead, phone: '' }) })
      await tables.leads.add(lead, { person: identifyPerson(lead), idempotencyKey: randomUUID() })
      await tables.promises.make(promiseOf(lead.id, isChat ? 'plan' : 'form', lead.receivedAt))
      if (isChat) await talk(tables, lead.id, lead.receivedAt)
    }
  })
}

async function talk({ chats }: Pick<Storage, 'chats'>, leadId: string, startedAt: number) {
  const chat = {
    id: leadId,
    leadId,
    variant: 'B',
    timeZone: '',
    location: 'RW',
    page: '/',
    language: 'en',
    startedAt,
  } as const
  await chats.add(chat)
  for (let number = 0; number < messagesOfChat; number += 1) {
    await chats.addMessage({
      id: randomUUID(),
      chatId: leadId,
      sender: number % 2 === 0 ? 'user' : 'agent',
      text: `Message ${number}: we sell bread, milk and eggs in three shops and count the stock by hand every evening.`,
      at: startedAt,
      answers: null,
      sources: [],
      suggestions: [],
      handOff: null,
      intent: null,
    })
  }
}
