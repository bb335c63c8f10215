import { setTimeout } from 'node:timers/promises'

/** All times on the server are milliseconds since 1970, UTC. */
export type Milliseconds = number

export const minuteMs: Milliseconds = 60_000
export const hourMs: Milliseconds = 60 * minuteMs
export const dayMs: Milliseconds = 24 * hourMs

/** A day of UTC: `2026-11-20`. */
export type Day = string

/** The UTC day a time falls on. */
export function toDay(time: Milliseconds): Day {
  return new Date(time).toISOString().slice(0, 10)
}

/** When the window of a clock (UTC) began that a moment is in: so that all servers mean the same one. */
export const beginOf = (lengthMs: Milliseconds, at: Milliseconds): Milliseconds => at - (at % lengthMs)

/** Resolves after so many milliseconds, or at once when the signal comes. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

export const waitForTimer: Wait = async (ms, signal) => {
  // Being woken is no failure.
  await setTimeout(ms, undefined, { signal }).catch(() => undefined)
}

/** What somebody else finds out, or null when it takes longer than `ms`. Rejects as `work` does. */
export async function inTime<Result>(work: Promise<Result>, ms: Milliseconds, wait: Wait): Promise<Result | null> {
  const timer = new AbortController()
  try {
    return await Promise.race([work, wait(ms, timer.signal).then(() => null)])
  } finally {
    timer.abort()
  }
}

/** Does something again and again, never twice at once. `work` rejects never; `stop` waits for what is under way. */
export function every(ms: Milliseconds, work: () => Promise<void>): { stop(): Promise<void> } {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= work().finally(() => (running = null))
  }, ms)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Looks at most once in so many milliseconds: whoever asks meanwhile has the same. A look that failed is no answer for the next one. */
export function atMostEvery<Found>(
  ms: Milliseconds,
  look: () => Promise<Found>,
  now: () => Milliseconds,
): () => Promise<Found> {
  let last: { readonly at: Milliseconds; readonly found: Promise<Found> } | null = null
  return () => {
    const age = last === null ? Infinity : now() - last.at
    if (last !== null && age >= 0 && age < ms) return last.found
    const own = { at: now(), found: look() }
    last = own
    own.found.catch(() => (last = last === own ? null : last))
    return own.found
  }
}
