import type { Migration } from 'kysely/migration'

export const erasures: Migration = {
  async up(db) {
    await db.schema
      .createTable('erasures')
      .addColumn('mark', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
