import type { Kysely } from 'kysely'
import type { Members } from './desk-storage.ts'
import type { Schema } from './schema.ts'

export function createMembersTable(db: Kysely<Schema>): Members {
  return {
    async add({ id, name, email, addedAt }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('members')
        .values({ id, name, email: email.trim().toLowerCase(), addedAt })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
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

    async count() {
      const { count } = await db
        .selectFrom('members')
        .select((members) => members.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
  }
}
