import type { Storage } from '#server/storage/storage.ts'
import type { Milliseconds } from '#server/clock/milliseconds.ts'

/** A member added on the command line has a desk within this. */
const freshMs = 2_000

/**
 * Whether there is a desk at all: it exists as long as somebody is a member. Who asks in vain, however often, costs one
 * look at the database every two seconds.
 */
export function createMemberLook(storage: Pick<Storage, 'members'>, now: () => Milliseconds): () => Promise<boolean> {
  let seenAt = -Infinity
  let isThere = Promise.resolve(false)
  return () => {
    const age = now() - seenAt
    if (age >= 0 && age < freshMs) return isThere
    seenAt = now()
    isThere = storage.members.count().then((count) => count > 0)
    // A look that failed is no answer for the next one.
    isThere.catch(() => (seenAt = -Infinity))
    return isThere
  }
}
