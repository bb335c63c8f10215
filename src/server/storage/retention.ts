import { challengeValidMs } from '#contract/challenge.ts'
import { dayMs, every, hourMs, type Milliseconds, toDay } from '#server/clock.ts'
import type { FastifyBaseLogger } from 'fastify'
import { findStorageFailure } from './failure.ts'
import type { Storage } from './storage.ts'
import type { SweepMark } from './sweep-mark.ts'

type Needs = {
  readonly storage: Storage
  /** What is kept beside the tables, as long as the rest. */
  readonly forgetBeside?: (oldest: Milliseconds) => Promise<void>
  readonly retentionDays: number
  readonly mark?: SweepMark
  readonly now: () => Milliseconds
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/** From one sweep to the next what may be erased goes on by so much at most: a clock that jumps years ahead erases nothing at once. */
const longestStep = 2 * dayMs
/** Further than this ahead of the last sweep a clock is told of. */
const farAhead = 30 * dayMs

/**
 * Erases the leads (their conversations with them), visits and consents that are older than we may keep them, the
 * conversations whose visitors cleared everything, and what has done its service: spent sums and counts.
 * `isStart`: however often a server starts, what may be erased does not go on by that.
 */
export async function sweep(needs: Needs, isStart = false): Promise<void> {
  const { storage, forgetBeside, retentionDays, mark, now, log } = needs
  try {
    const last = mark?.read() ?? null
    const at = now()
    const time = last === null ? at : Math.min(at, last + longestStep)
    const aheadDays = Math.round((at - time) / dayMs)
    if (at - time > farAhead) log.error({ aheadDays }, 'the clock is far ahead of the last sweep: is it right?')
    const oldest = time - retentionDays * dayMs
    const erased = await storage.leads.eraseOlderThan(oldest)
    const cleared = await storage.chats.eraseMarked()
    await storage.visits.eraseBefore(toDay(oldest))
    await storage.consents.eraseOlderThan(oldest)
    // A clock that was ahead by a day and is set back finds no spent sum good again.
    await storage.challenges.forget(now() - challengeValidMs - dayMs)
    await storage.tallies.forget(now() - 2 * dayMs)
    await storage.outbox.forget({ waysIn: now() - dayMs, letters: oldest })
    await storage.audit.eraseOlderThan(oldest)
    await storage.signIns.forget(now() - dayMs)
    await storage.deskSessions.forget({ seen: now() - dayMs, now: now() })
    await forgetBeside?.(oldest)
    if (time === at || !isStart) mark?.write(time)
    if (erased > 0) log.info({ erased, retentionDays }, 'old leads erased')
    if (cleared > 0) log.info({ erased: cleared }, 'cleared conversations erased')
  } catch (error) {
    log.error(
      { err: error, reason: findStorageFailure(error) },
      'the sweep of what is too old failed; tried again in an hour',
    )
  }
}

/** Sweeps at once and then every hour. */
export function startRetention(needs: Needs): { stop(): Promise<void> } {
  void sweep(needs, true)
  return every(hourMs, () => sweep(needs))
}
