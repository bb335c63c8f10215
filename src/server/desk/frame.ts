import type { DeskFrame } from '#contract/desk.ts'
import type { Member } from '#server/storage/desk-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { waitingMs } from '#server/talks/desk-presence.ts'
import type { Parts } from '#server/parts.ts'
import type { Team } from './team.ts'

export type ReadFrame = (member: Member) => Promise<DeskFrame>

type Needs = Pick<Parts, 'now'> & {
  readonly storage: Pick<Storage, 'deskLeads'>
  readonly team: Team
}

/** Who looks, and how much there is. */
export function createFrameReader({ storage, team, now }: Needs): ReadFrame {
  return async ({ id }) => {
    const at = now()
    const waiting = await storage.deskLeads.countWaiting(at - waitingMs)
    return { now: at, me: await team.of(id), counts: { waiting, ...(await storage.deskLeads.counts(at)) } }
  }
}
