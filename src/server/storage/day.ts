import type { Day, Milliseconds } from './storage.ts'

/** The UTC day a time falls on. */
export function toDay(time: Milliseconds): Day {
  return new Date(time).toISOString().slice(0, 10)
}
