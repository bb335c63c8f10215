import type { Migration } from 'kysely/migration'

export const leadsAndOutbox: Migration = {
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
}
