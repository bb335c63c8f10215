import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Schema } from './schema.ts'

/**
 * The steps that made the database what it is, in order. A step that has shipped is never edited: add another.
 * Every step says `if not exists`, because SQLite may have kept half of one when the power went.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '001-leads-and-outbox': {
    async up(db) {
      await db.schema
        .createTable('leads')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('interested_modules', 'text', (column) => column.notNull())
        .addColumn('business_size', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('suspicions', 'text', (column) => column.notNull())
        .addColumn('attribution', 'text')
        .addColumn('follows_id', 'text', (column) => column.references('leads.id').onDelete('set null'))
        .addColumn('answered_at', 'bigint')
        .addColumn('person_email', 'text', (column) => column.notNull())
        .addColumn('person_phone', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
        .execute()
      await db.schema
        .createTable('outbox')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('delivery', 'text', (column) => column.notNull())
        .addColumn('message_id', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('last_error', 'text')
        .addColumn('delivered_at', 'bigint')
        .execute()
      await db.schema
        .createTable('spent_challenges')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('spent_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('probe')
        .ifNotExists()
        .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
        .addColumn('checked_at', 'bigint', (column) => column.notNull())
        .execute()

      const indexes: readonly (readonly [table: string, columns: string[]])[] = [
        ['leads', ['status', 'received_at']],
        ['leads', ['person_email', 'received_at']],
        ['leads', ['person_phone', 'received_at']],
        ['leads', ['follows_id']],
        ['outbox', ['status', 'kind', 'due_at']],
        ['outbox', ['lead_id']],
      ]
      for (const [table, columns] of indexes) {
        const name = `${table}_by_${columns.join('_')}`
        await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute()
      }
    },
  },
  '002-visits-and-consents': {
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
  },
}

/** Brings the database to the present; throws with the engine's reason when that fails. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error })
}
