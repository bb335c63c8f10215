import type { FastifyBaseLogger } from 'fastify'
import { findStorageFailure } from './failure.ts'
import type { Milliseconds, Storage } from './storage.ts'

type Needs = {
  readonly storage: Pick<Storage, 'leads' | 'challenges'>
  readonly retentionDays: number
  readonly now: () => Milliseconds
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

const hour = 3_600_000
const day = 24 * hour

/** Erases the leads that are older than we may keep them, and the spent sums that have long expired. */
export async function sweep({ storage, retentionDays, now, log }: Needs): Promise<void> {
  try {
    const erased = await storage.leads.eraseOlderThan(now() - retentionDays * day)
    await storage.challenges.forget(now() - day)
    if (erased > 0) log.info({ erased, retentionDays }, 'old leads erased')
  } catch (error) {
    log.error(
      { err: error, reason: findStorageFailure(error) },
      'old leads could not be erased; tried again in an hour',
    )
  }
}

/** Sweeps at once and then every hour. */
export function startRetention(needs: Needs): { stop(): void } {
  void sweep(needs)
  const timer = setInterval(() => void sweep(needs), hour)
  return { stop: () => clearInterval(timer) }
}
