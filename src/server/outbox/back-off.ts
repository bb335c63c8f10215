import { hourMs } from '#server/clock.ts'

const firstMs = 5_000
const longestMs = 6 * hourMs

/** With the waits below this is some three days: a mail host that breaks on Friday evening is mended on Monday. */
export const mostAttempts = 25

/**
 * How long to wait after so many failed attempts: 5 s, 10 s, 20 s … 6 h, up to a tenth less, so that messages which
 * failed together do not all come back together. Milliseconds; `random` is from 0 up to 1.
 */
export function computeBackOff(attempts: number, random: number): number {
  const wait = Math.min(longestMs, firstMs * 2 ** (attempts - 1))
  return Math.round(wait * (1 - random / 10))
}

/** What a receiver refuses for good is asked twice more, on the same day: an operator may have mended it by then. */
const waitsAfterRefusal = [hourMs, 6 * hourMs]

/** How often a message was tried, this time included, and how often it was refused for good. */
type Tried = { readonly attempts: number; readonly refusals: number }

/**
 * How long to wait after an attempt that failed; null when it was the last. What a receiver cannot take just now and
 * what it refuses for good are counted apart: a hundred of the first say nothing about the second. Milliseconds.
 */
export function findNextTry({ attempts, refusals }: Tried, isRefused: boolean, random: number): number | null {
  if (isRefused) return waitsAfterRefusal[refusals - 1] ?? null
  const failures = attempts - refusals
  return failures >= mostAttempts ? null : computeBackOff(failures, random)
}
