import type { Day } from './storage.ts'
import type { Milliseconds } from '#server/clock/milliseconds.ts'

/** The UTC day a time falls on. */
export function toDay(time: Milliseconds): Day {
  return new Date(time).toISOString().slice(0, 10)
}
