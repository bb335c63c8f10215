import type { Migration } from 'kysely/migration'

export const visitsAndConsents: Migration = {
  async up(db) {
    await db.schema
      .createTable('visits')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('referrer', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visits_key', ['day', 'path', 'referrer', 'device'])
      .execute()
    await db.schema
      .createTable('vitals')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('vital', 'text', (column) => column.notNull())
      .addColumn('up_to', 'integer', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('vitals_key', ['day', 'path', 'device', 'vital', 'up_to'])
      .execute()
    await db.schema
      .createTable('consents')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('chosen_at', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('necessary', 'integer', (column) => column.notNull())
      .addColumn('functional', 'integer', (column) => column.notNull())
      .addColumn('analytics', 'integer', (column) => column.notNull())
      .addColumn('marketing', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('visits_by_day_referrer')
      .ifNotExists()
      .on('visits')
      .columns(['day', 'referrer'])
      .execute()
    await db.schema.createIndex('consents_by_chosen_at').ifNotExists().on('consents').column('chosen_at').execute()
  },
}
