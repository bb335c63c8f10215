import { atMostEvery, type Milliseconds, minuteMs } from '#server/clock.ts'
import type { ChatPresence } from '#contract/chat.ts'
import type { Storage } from '#server/storage/storage.ts'

/** A member whose page of the desk was open so recently is there. */
const presentMs = minuteMs
/** Whoever called longer ago than this is not waiting in the chat any more, but for a letter. */
export const waitingMs = 30 * minuteMs
/** Many visitors ask, and none minds that the answer is a little old. */
const freshMs = 3_000

export type DeskPresence = {
  /** The ids of the members who are at the desk now. */
  list(): Promise<readonly string[]>
  /** Whether anybody is, and whether anybody could be; at most some seconds old. */
  look(): Promise<ChatPresence>
}

/** Who is at the desk: whoever was seen there within the last minute, in whichever instance. */
export function createDeskPresence(
  { deskSessions, members }: Pick<Storage, 'deskSessions' | 'members'>,
  now: () => Milliseconds,
): DeskPresence {
  const list = () => deskSessions.seenSince(now() - presentMs)
  async function look() {
    const [there, all] = await Promise.all([list(), members.count()])
    return { isSomebodyThere: there.length > 0, hasDesk: all > 0 }
  }
  return { list, look: atMostEvery(freshMs, look, now) }
}
