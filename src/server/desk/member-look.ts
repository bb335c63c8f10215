import { atMostEvery, type Milliseconds } from '#server/clock.ts'
import type { Storage } from '#server/storage/storage.ts'

/** A member added on the command line has a desk within this. */
const freshMs = 2_000

/**
 * Whether there is a desk at all: it exists as long as somebody is a member. Who asks in vain, however often, costs one
 * look at the database every two seconds.
 */
export function createMemberLook(storage: Pick<Storage, 'members'>, now: () => Milliseconds): () => Promise<boolean> {
  return atMostEvery(freshMs, async () => (await storage.members.count()) > 0, now)
}
