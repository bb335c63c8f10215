import { every } from '#server/clock/every.ts'
import type { FastifyBaseLogger } from 'fastify'
import { toDay } from '#server/clock/day.ts'
import { findStorageFailure } from './failure.ts'
import type { Storage } from './storage.ts'
import type { Milliseconds } from '#server/clock/milliseconds.ts'

type Needs = {
  readonly storage: Pick<
    Storage,
    | 'leads'
    | 'chats'
    | 'challenges'
    | 'confirmations'
    | 'tallies'
    | 'visits'
    | 'consents'
    | 'outbox'
    | 'signIns'
    | 'deskSessions'
    | 'audit'
  >
  /** What is kept beside the tables, as long as the rest. */
  readonly forgetBeside?: (oldest: Milliseconds) => Promise<void>
  readonly retentionDays: number
  readonly now: () => Milliseconds
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

const hour = 3_600_000
const day = 24 * hour

/**
 * Erases the leads (their conversations with them), visits and consents that are older than we may keep them, the
 * conversations whose visitors cleared everything, and what has done its service: spent sums and counted confirmations.
 */
export async function sweep({ storage, forgetBeside, retentionDays, now, log }: Needs): Promise<void> {
  try {
    const oldest = now() - retentionDays * day
    const erased = await storage.leads.eraseOlderThan(oldest)
    const cleared = await storage.chats.eraseMarked()
    await storage.visits.eraseBefore(toDay(oldest))
    await storage.consents.eraseOlderThan(oldest)
    await storage.challenges.forget(now() - day)
    await storage.confirmations.eraseBefore(toDay(now() - day))
    await storage.tallies.forget(now() - 2 * day)
    await storage.outbox.forget(now() - day)
    await storage.audit.eraseOlderThan(oldest)
    await storage.signIns.forget(now() - day)
    await storage.deskSessions.forget({ seen: now() - day, now: now() })
    await forgetBeside?.(oldest)
    if (erased > 0) log.info({ erased, retentionDays }, 'old leads erased')
    if (cleared > 0) log.info({ erased: cleared }, 'cleared conversations erased')
  } catch (error) {
    log.error(
      { err: error, reason: findStorageFailure(error) },
      'what is too old could not be erased; tried again in an hour',
    )
  }
}

/** Sweeps at once and then every hour. */
export function startRetention(needs: Needs): { stop(): Promise<void> } {
  void sweep(needs)
  return every(hour, () => sweep(needs))
}
