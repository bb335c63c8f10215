import type { DeskMember } from '#contract/desk.ts'
import type { Storage } from '#server/storage/storage.ts'

export type Team = {
  /** In the order they were added, which decides their colours. */
  list(): Promise<readonly DeskMember[]>
  /** Somebody who is no longer a member keeps no name. */
  of(id: string): Promise<DeskMember>
}

export function createTeam({ members }: Pick<Storage, 'members'>): Team {
  const list = async () => (await members.list()).map(({ id, name }, place) => ({ id, name, place }))
  return {
    list,
    of: async (id) => (await list()).find((member) => member.id === id) ?? { id, name: '', place: 0 },
  }
}
