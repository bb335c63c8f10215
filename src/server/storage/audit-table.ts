import type { Kysely } from 'kysely'
import { makeOrderedId } from '#server/ids/ordered-id.ts'
import type { Audit } from './desk-storage.ts'
import type { Schema } from './schema.ts'

export function createAuditTable(db: Kysely<Schema>): Audit {
  return {
    async add(entry) {
      await db
        .insertInto('deskAudit')
        .values({ subject: null, detail: '', ...entry, id: makeOrderedId() })
        .execute()
    },

    list: (limit) =>
      db.selectFrom('deskAudit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute(),

    async has({ action, subject, at }) {
      const found = await db
        .selectFrom('deskAudit')
        .select('id')
        .where('at', '=', at)
        .where('subject', '=', subject)
        .where('action', '=', action)
        .executeTakeFirst()
      return found !== undefined
    },

    async eraseOlderThan(time) {
      await db.deleteFrom('deskAudit').where('at', '<', time).execute()
    },
  }
}
