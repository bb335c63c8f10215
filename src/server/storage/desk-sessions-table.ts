import type { Kysely } from 'kysely'
import type { DeskSession, DeskSessions, Member } from './desk-storage.ts'
import { prepare } from './prepare.ts'
import { changesOne, readFirst } from './results.ts'
import type { Schema } from './schema.ts'

type Known = DeskSession & Omit<Member, 'id'>

export function createDeskSessionsTable(db: Kysely<Schema>): DeskSessions {
  const findRow = prepare<{ readonly tokenHash: string }, Known>(db, 'desk-sessions findRow', ({ tokenHash }) =>
    db
      .selectFrom('deskSessions')
      .innerJoin('members', 'members.id', 'deskSessions.memberId')
      .selectAll('deskSessions')
      .select(['members.name', 'members.email', 'members.addedAt'])
      .where('tokenHash', '=', tokenHash),
  )
  return {
    async add(session) {
      await db.insertInto('deskSessions').values(session).execute()
    },

    async seenSince(time) {
      const rows = await db
        .selectFrom('deskSessions')
        .select('memberId')
        .distinct()
        .where('seenAt', '>', time)
        .orderBy('memberId')
        .execute()
      return rows.map(({ memberId }) => memberId)
    },

    find: (tokenHash) =>
      readFirst(findRow({ tokenHash }), ({ name, email, addedAt, ...session }) => {
        return { session, member: { id: session.memberId, name, email, addedAt } }
      }),

    async touch(id, at) {
      await db.updateTable('deskSessions').set({ seenAt: at }).where('id', '=', id).execute()
    },

    ofMember: (memberId) =>
      db
        .selectFrom('deskSessions')
        .selectAll()
        .where('memberId', '=', memberId)
        .orderBy('seenAt', 'desc')
        .orderBy('id')
        .execute(),

    end(id, memberId) {
      const ending = db.deleteFrom('deskSessions').where('id', '=', id).where('memberId', '=', memberId)
      return changesOne(db.executeQuery(ending))
    },

    async endOthers(id, memberId) {
      await db.deleteFrom('deskSessions').where('memberId', '=', memberId).where('id', '!=', id).execute()
    },

    async forget({ seen, now }) {
      await db
        .deleteFrom('deskSessions')
        .where((sessions) => sessions.or([sessions('seenAt', '<', seen), sessions('endsAt', '<', now)]))
        .execute()
    },
  }
}
