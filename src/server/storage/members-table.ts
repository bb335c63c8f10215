import type { Kysely } from 'kysely'
import type { Members } from './desk-storage.ts'
import { changesOne, countRows } from './results.ts'
import type { Schema } from './schema.ts'

export function createMembersTable(db: Kysely<Schema>): Members {
  return {
    add({ id, name, email, addedAt }) {
      const adding = db.insertInto('members').values({ id, name, email: email.trim().toLowerCase(), addedAt })
      return changesOne(db.executeQuery(adding.onConflict((conflict) => conflict.column('email').doNothing())))
    },

    async remove(email) {
      const row = await db
        .deleteFrom('members')
        .where('email', '=', email.trim().toLowerCase())
        .returningAll()
        .executeTakeFirst()
      return row ?? null
    },

    list: () => db.selectFrom('members').selectAll().orderBy('addedAt').orderBy('id').execute(),

    count: () => countRows(db.selectFrom('members')),
  }
}
