import type { Milliseconds } from './milliseconds.ts'

/** When the window of a clock (UTC) began that a moment is in: so that all servers mean the same one. */
export const beginOf = (lengthMs: Milliseconds, at: Milliseconds): Milliseconds => at - (at % lengthMs)
