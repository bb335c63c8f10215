import type { Migration } from 'kysely/migration'

/** Confirmations and ways in to the desk are counted in `tallies`, too. What was counted before is of one day: it begins anew. */
export const oneTally: Required<Migration> = {
  async up(db) {
    await db.schema.dropTable('confirmations').execute()
    await db.schema.dropTable('desk_tries').execute()
  },

  async down(db) {
    await db.schema
      .createTable('confirmations')
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('letters', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('confirmations_key', ['mailbox', 'day'])
      .execute()
    await db.schema
      .createTable('desk_tries')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_tries_key', ['key', 'since'])
      .execute()
  },
}
