import { randomUUID } from 'node:crypto'
import type { DeskSession, Member } from '#server/storage/desk-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { dayMs, hourMs, type Milliseconds } from '#server/clock.ts'
import { drawToken, hashToken } from '#server/secret/tokens.ts'
import type { Parts } from '#server/parts.ts'

/** A browser nobody has used for so long is signed out, and any browser after so many days. */
export const idleMs = 12 * hourMs
export const longestMs = 30 * dayMs
/** How closely `seenAt` follows: a page or two in this time are written down once. */
const touchMs = 20_000

/** Who is signed in, and by which browser. */
export type Visit = { readonly session: DeskSession; readonly member: Member }

export type SessionService = {
  /** Uses the link up; null when it opens nothing. What comes back goes into the cookie. */
  begin(token: string, device: string): Promise<{ readonly token: string; readonly memberId: string } | null>
  /** Who has this cookie, as long as the session lasts. */
  find(token: string): Promise<Visit | null>
  end(token: string): Promise<void>
}

type Needs = Pick<Parts, 'now' | 'randomBytes'> & {
  readonly storage: Pick<Storage, 'together' | 'deskSessions'>
}

export function createSessionService({ storage, now, randomBytes }: Needs): SessionService {
  const { deskSessions } = storage

  const lasts = ({ seenAt, endsAt }: DeskSession, at: Milliseconds) => at < endsAt && at - seenAt < idleMs

  return {
    async begin(linkToken, device) {
      const at = now()
      const token = drawToken(randomBytes)
      return storage.together(async (tables) => {
        const link = await tables.signIns.useLink(hashToken(linkToken), at)
        if (!link) return null
        const { memberId } = link
        const times = { startedAt: at, seenAt: at, endsAt: at + longestMs }
        await tables.deskSessions.add({ id: randomUUID(), tokenHash: hashToken(token), memberId, device, ...times })
        return { token, memberId }
      })
    },

    async find(token) {
      const found = await deskSessions.find(hashToken(token))
      const at = now()
      if (!found || !lasts(found.session, at)) return null
      if (at - found.session.seenAt < touchMs) return found
      await deskSessions.touch(found.session.id, at)
      return { ...found, session: { ...found.session, seenAt: at } }
    },

    async end(token) {
      const found = await deskSessions.find(hashToken(token))
      if (found) await deskSessions.end(found.session.id, found.member.id)
    },
  }
}
