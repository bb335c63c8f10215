import type { DeskFrame } from '#contract/desk.ts'
import type { Member } from '#server/storage/desk-storage.ts'
import type { Milliseconds, Storage } from '#server/storage/storage.ts'
import type { Team } from './team.ts'

/** Who asked for a person longer ago than this no longer sits before the chat. */
export const waitingMs = 30 * 60_000

export type ReadFrame = (member: Member) => Promise<DeskFrame>

type Needs = {
  readonly storage: Pick<Storage, 'deskLeads'>
  readonly team: Team
  readonly now: () => Milliseconds
}

/** Who looks, and how much there is. */
export function createFrameReader({ storage, team, now }: Needs): ReadFrame {
  return async ({ id }) => {
    const at = now()
    const waiting = (await storage.deskLeads.waiting(at - waitingMs)).length
    return { now: at, me: await team.of(id), counts: { waiting, ...(await storage.deskLeads.counts(at)) } }
  }
}
