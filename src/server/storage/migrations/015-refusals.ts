import type { Migration } from 'kysely/migration'

/** How often a receiver has refused a message for good is counted apart from what it could not take just then. */
export const refusals: Required<Migration> = {
  async up(db) {
    await db.schema
      .alterTable('outbox')
      .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },

  async down(db) {
    await db.schema.alterTable('outbox').dropColumn('refusals').execute()
  },
}
