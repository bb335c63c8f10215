import type { Wait } from './timer.ts'
import type { Milliseconds } from './milliseconds.ts'

/** What somebody else finds out, or null when it takes longer than `ms`. Rejects as `work` does. */
export async function inTime<Result>(work: Promise<Result>, ms: Milliseconds, wait: Wait): Promise<Result | null> {
  const timer = new AbortController()
  try {
    return await Promise.race([work, wait(ms, timer.signal).then(() => null)])
  } finally {
    timer.abort()
  }
}
