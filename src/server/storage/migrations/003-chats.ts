import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const chats: Migration = {
  async up(db) {
    await db.schema
      .alterTable('leads')
      .addColumn('source', 'text', (column) => column.notNull().defaultTo('form'))
      .execute()
    await db.schema
      .createTable('chats')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('variant', 'text', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addColumn('last_number', 'integer', (column) => column.notNull())
      .addColumn('cleared_up_to', 'integer', (column) => column.notNull())
      .addColumn('summarised_up_to', 'integer', (column) => column.notNull())
      .addColumn('handed_off_at', 'bigint')
      .addColumn('erased_at', 'bigint')
      .execute()
    await db.schema
      .createTable('chat_messages')
      .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('answers', 'text')
      .addColumn('sources', 'text', (column) => column.notNull())
      .addColumn('suggestions', 'text', (column) => column.notNull())
      .addColumn('hand_off', 'text')
      .addPrimaryKeyConstraint('chat_messages_key', ['chat_id', 'id'])
      .addUniqueConstraint('chat_messages_by_number', ['chat_id', 'number'])
      .execute()
    await db.schema
      .createTable('model_use')
      .addColumn('day', 'text', (column) => column.primaryKey().notNull())
      .addColumn('tokens', 'bigint', (column) => column.notNull())
      .execute()
    // A letter about a conversation goes with it: it could no longer be written.
    await db.schema
      .alterTable('outbox')
      .addColumn('chat_id', 'text', (column) => column.references('chats.id').onDelete('cascade'))
      .execute()

    await db.schema.createIndex('chats_by_lead_id').on('chats').column('lead_id').execute()
    // Only the few that the sweep for silence may still find, however many are kept.
    await db.schema
      .createIndex('chats_unsummarised_by_last_at')
      .on('chats')
      .column('last_at')
      .where(sql.ref('last_number'), '>', sql.ref('summarised_up_to'))
      .execute()
    await db.schema
      .createIndex('chats_by_erased_at')
      .on('chats')
      .column('erased_at')
      .where('erased_at', 'is not', null)
      .execute()
    await db.schema
      .createIndex('chat_messages_by_answers')
      .on('chat_messages')
      .columns(['chat_id', 'answers', 'number'])
      .execute()
    await db.schema.createIndex('outbox_by_chat_id').on('outbox').column('chat_id').execute()
  },
}
