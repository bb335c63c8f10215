import type { DeskFrame } from '#contract/desk.ts'
import type { Member } from '#server/storage/desk-storage.ts'
import type { Milliseconds, Storage } from '#server/storage/storage.ts'
import type { Team } from './team.ts'

export type ReadFrame = (member: Member) => Promise<DeskFrame>

type Needs = {
  readonly storage: Pick<Storage, 'leads'>
  readonly team: Team
  readonly now: () => Milliseconds
}

/** Who looks, and how much there is. */
export function createFrameReader({ storage, team, now }: Needs): ReadFrame {
  return async ({ id }) => {
    const { new: open, answered, quarantined } = await storage.leads.count()
    const counts = { waiting: 0, open, late: 0, all: open + answered + quarantined }
    return { now: now(), me: await team.of(id), counts }
  }
}
