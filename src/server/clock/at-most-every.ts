import type { Milliseconds } from './milliseconds.ts'

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
