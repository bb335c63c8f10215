import { setTimeout } from 'node:timers/promises'

/** Resolves after so many milliseconds, or at once when the signal comes. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

export const waitForTimer: Wait = async (ms, signal) => {
  // Being woken is no failure.
  await setTimeout(ms, undefined, { signal }).catch(() => undefined)
}
