import type { Kysely } from 'kysely'
import type { Member, Members } from './desk-storage.ts'
import type { MemberRow, Schema } from './schema.ts'

export function createMembersTable(db: Kysely<Schema>): Members {
  return {
    async add({ id, name, email, addedAt }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('members')
        .values({ id, name, email: email.trim().toLowerCase(), added_at: addedAt })
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
      return row ? fromMemberRow(row) : null
    },

    async list() {
      const rows = await db.selectFrom('members').selectAll().orderBy('added_at').orderBy('id').execute()
      return rows.map(fromMemberRow)
    },

    async count() {
      const { count } = await db
        .selectFrom('members')
        .select((members) => members.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
  }
}

export function fromMemberRow({ id, name, email, added_at }: MemberRow): Member {
  return { id, name, email, addedAt: added_at }
}
