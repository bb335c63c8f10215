import type { Kysely } from 'kysely'
import { makeOrderedId } from '#server/ids/ordered-id.ts'
import type { Audit } from './desk-storage.ts'
import type { Schema } from './schema.ts'

export function createAuditTable(db: Kysely<Schema>): Audit {
  return {
    async add({ memberId, ...entry }) {
      await db
        .insertInto('desk_audit')
        .values({ ...entry, id: makeOrderedId(), member_id: memberId })
        .execute()
    },

    async list(limit) {
      const rows = await db
        .selectFrom('desk_audit')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ member_id, ...entry }) => ({ ...entry, memberId: member_id }))
    },

    async has({ action, subject, at }) {
      const found = await db
        .selectFrom('desk_audit')
        .select('id')
        .where('at', '=', at)
        .where('subject', '=', subject)
        .where('action', '=', action)
        .executeTakeFirst()
      return found !== undefined
    },

    async eraseOlderThan(time) {
      await db.deleteFrom('desk_audit').where('at', '<', time).execute()
    },
  }
}
