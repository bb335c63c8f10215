import { loadavg } from 'node:os'
import type { Storage } from '#server/storage/storage.ts'
import { percentile } from '../bench/statistics.ts'
import type { Bystander, Kept } from './crowd.ts'
import { pause } from './product.ts'

/** What a part of the attack came to. */
export type Verdict = {
  readonly part: string
  readonly accepted: number
  /** Promised with 201, and not there. */
  readonly lost: number
  /** The same twice: conversations of one beginning, letters about one thing under two names. */
  readonly doubled: number
  /** Letters that went out more than a minute after they were due, or are still waiting although they are. */
  readonly late: number
  /** Answers of 500 and above: 503 with a hint when to come back, or the part is broken. */
  readonly errors: number
  /** Megabytes at most. */
  readonly memory: number
  /** Milliseconds that somebody waited who only wanted a page. */
  readonly longestWait: number
  readonly note: string
  /** False where something came out that must not. */
  readonly isGood: boolean
}

/** Waits, for so many seconds at most, until nothing is left to deliver but what is for later. */
export async function waitForLetters(storage: Storage, seconds: number): Promise<void> {
  for (let tries = 0; tries < seconds * 2; tries += 1) {
    const waiting = await storage.outbox.list({ status: 'waiting' })
    const isOpen = waiting.some(({ dueAt, lastError }) => dueAt < Date.now() + lateMs && !lastError?.includes('550'))
    if (!isOpen) return
    await pause(500)
  }
}

type Seen = {
  readonly part: string
  readonly kept: Kept
  readonly storage: Storage
  readonly bystander: Bystander
  readonly memory: number
  readonly note: string
}

const lateMs = 60_000

/** Compares what was promised with what is there. */
export async function judge(seen: Seen): Promise<Verdict> {
  const { part, kept, storage, bystander, memory, note } = seen
  const leads = await storage.leads.list({})
  const ids = new Set(leads.map(({ id }) => id))
  const promised = [...kept.chats.values()].flatMap((chats) => [...chats])
  let lost = [...kept.leads].filter((id) => !ids.has(id)).length
  // One after the other: half a million at once would wait for one connection, each woken for each.
  for (const id of promised) if ((await storage.chats.find(id)) === null) lost += 1
  const starts = Map.groupBy(
    leads.filter(({ source }) => source === 'chat'),
    ({ email }) => email,
  )
  const twice = [...starts.values()].filter((chats) => chats.length > 1).length
  const messages = await storage.outbox.list({})
  const letters = Map.groupBy(messages, ({ delivery }) => JSON.stringify(delivery))
  const letterTwice = [...letters.values()].filter((same) => same.length > 1).length
  const late = messages.filter(({ createdAt, dueAt, deliveredAt, status }) =>
    status === 'waiting' ? Date.now() - dueAt > lateMs : (deliveredAt ?? createdAt) - createdAt > lateMs,
  ).length
  return {
    part,
    accepted: kept.leads.size + promised.length,
    lost,
    doubled: twice + letterTwice,
    late,
    errors: kept.errors,
    memory: Math.round(memory / 1e6),
    longestWait: Math.round(percentile(bystander.waits, 1)),
    note,
    isGood: lost === 0 && twice + letterTwice === 0 && kept.failures === 0,
  }
}

/** `took` is in milliseconds. */
export function print(verdict: Verdict, took: number): void {
  const { part, accepted, lost, doubled, late, errors, memory, longestWait, note, isGood } = verdict
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const figures = {
    accepted,
    lost,
    doubled,
    late,
    '5xx': errors,
    'memory MB': memory,
    'longest wait ms': longestWait,
    load,
    'took s': Math.round(took / 1000),
  }
  const said = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`)
  console.log(`${isGood ? 'held' : 'BROKEN'}  ${part}: ${said.join(', ')}${note ? `; ${note}` : ''}`)
}
