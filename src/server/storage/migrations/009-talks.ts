import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const talks: Migration = {
  async up(db) {
    await db.schema.alterTable('chat_messages').addColumn('person', 'text').execute()
    await db.schema
      .alterTable('chat_messages')
      .addColumn('is_for_person', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    // Only of conversations that a person was asked for or has joined.
    await db.schema
      .createTable('talks')
      .addColumn('chat_id', 'text', (column) =>
        column.primaryKey().notNull().references('chats.id').onDelete('cascade'),
      )
      .addColumn('called_at', 'bigint')
      .addColumn('missed_at', 'bigint')
      .addColumn('answered_at', 'bigint')
      .addColumn('took_ms', 'bigint')
      .addColumn('member_id', 'text')
      .addColumn('member_name', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'bigint')
      .addColumn('waits_since', 'bigint')
      .addColumn('visitor_at', 'bigint', (column) => column.notNull())
      .addColumn('visitor_saw', 'integer', (column) => column.notNull())
      .addColumn('member_saw', 'integer', (column) => column.notNull())
      .addColumn('said_number', 'integer', (column) => column.notNull())
      .addColumn('said_at', 'bigint', (column) => column.notNull())
      .addColumn('mailed_up_to', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('talk_looks')
      .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.id').onDelete('cascade'))
      .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('talk_looks_key', ['chat_id', 'member_id'])
      .execute()
    await db.schema
      .createIndex('talks_open')
      .on('talks')
      .column('called_at')
      .where('called_at', 'is not', null)
      .execute()
    await db.schema
      .createIndex('talks_joined')
      .on('talks')
      .column('waits_since')
      .where(sql.ref('member_id'), 'is not', null)
      .execute()
    await db.schema
      .createIndex('talks_unread')
      .on('talks')
      .column('said_at')
      .where(sql.ref('said_number'), '>', sql.ref('mailed_up_to'))
      .execute()
    await db.schema.createIndex('talks_by_answered_at').on('talks').column('answered_at').execute()
  },
}
