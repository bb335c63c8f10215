import type { Kysely } from 'kysely'
import type { DeskSessions } from './desk-storage.ts'
import { prepare } from './prepare.ts'
import { changesOne, readAll, readFirst } from './results.ts'
import type { Schema } from './schema.ts'

const findRow = prepare((db, { tokenHash }: { readonly tokenHash: string }) =>
  db
    .selectFrom('deskSessions')
    .innerJoin('members', 'members.id', 'deskSessions.memberId')
    .selectAll('deskSessions')
    .select(['members.name', 'members.email', 'members.addedAt'])
    .where('tokenHash', '=', tokenHash),
)

export function createDeskSessionsTable(db: Kysely<Schema>): DeskSessions {
  return {
    async add(session) {
      await db.insertInto('deskSessions').values(session).execute()
    },

    seenSince(time) {
      const seen = db.selectFrom('deskSessions').select('memberId').distinct().where('seenAt', '>', time)
      return readAll(db.executeQuery(seen.orderBy('memberId')), ({ memberId }) => memberId)
    },

    find: (tokenHash) =>
      readFirst(findRow(db, { tokenHash }), ({ name, email, addedAt, ...session }) => {
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
