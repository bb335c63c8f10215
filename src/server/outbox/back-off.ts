import { isFinal } from './deliverer.ts'

const firstMs = 5_000
const longestMs = 6 * 3_600_000

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
const waitsAfterRefusal = [3_600_000, 6 * 3_600_000]

/** How long to wait after an attempt that failed, the `attempts`th; null when it was the last. Milliseconds. */
export function findNextTry(attempts: number, error: unknown, random: number): number | null {
  if (isFinal(error)) return waitsAfterRefusal[attempts - 1] ?? null
  return attempts >= mostAttempts ? null : computeBackOff(attempts, random)
}
