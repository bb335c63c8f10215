import type { Milliseconds } from './milliseconds.ts'

/** A day of UTC: `2026-11-20`. */
export type Day = string

/** The UTC day a time falls on. */
export function toDay(time: Milliseconds): Day {
  return new Date(time).toISOString().slice(0, 10)
}
