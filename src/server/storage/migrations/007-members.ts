import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { NamedAsStored } from '../schema.ts'

export const members: Migration = {
  async up(db) {
    await db.schema
      .createTable('members')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .execute()
    // Whoever is removed takes along every way in.
    await db.schema
      .createTable('sign_in_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('desk_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('desk_tries')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('desk_tries_key', ['key', 'since'])
      .execute()
    await db.schema
      .createIndex('desk_sessions_by_member_id')
      .on('desk_sessions')
      .columns(['member_id', 'seen_at'])
      .execute()
    await db.schema.createIndex('sign_in_links_by_member_id').on('sign_in_links').column('member_id').execute()
    await letLettersBeAboutNoLead(db)
  },
}

/** SQLite cannot take a `not null` back: the table is made anew, on both engines in the same way. */
async function letLettersBeAboutNoLead(db: Kysely<NamedAsStored>): Promise<void> {
  await db.schema
    .createTable('next_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    .addColumn('chat_id', 'text', (column) => column.references('chats.id').onDelete('cascade'))
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
  await sql`
    insert into next_outbox
    select id, lead_id, chat_id, kind, delivery, message_id, status, created_at, due_at, attempts, last_error, delivered_at
    from outbox`.execute(db)
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('next_outbox').renameTo('outbox').execute()
  const indexes: readonly (readonly [name: string, columns: string[]])[] = [
    ['outbox_by_status_kind_due_at', ['status', 'kind', 'due_at']],
    ['outbox_by_lead_id', ['lead_id']],
    ['outbox_by_chat_id', ['chat_id']],
  ]
  for (const [name, indexed] of indexes) await db.schema.createIndex(name).on('outbox').columns(indexed).execute()
}
