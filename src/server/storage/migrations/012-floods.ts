import type { Migration } from 'kysely/migration'

export const floods: Migration = {
  async up(db) {
    await db.schema
      .createTable('tallies')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('tallies_key', ['key', 'since'])
      .execute()
    await db.schema.createIndex('tallies_by_since').on('tallies').column('since').execute()
    // Of a lead that sales hears of together with others: the hour of which it is told.
    await db.schema.alterTable('leads').addColumn('told_in', 'bigint').execute()
    await db.schema
      .createIndex('leads_by_told_in')
      .on('leads')
      .columns(['told_in', 'received_at'])
      .where('told_in', 'is not', null)
      .execute()
  },
}
