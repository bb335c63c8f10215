import type { Migration } from 'kysely/migration'

export const wishes: Migration = {
  async up(db) {
    await db.schema.alterTable('chat_messages').addColumn('intent', 'text').execute()
    // They belong to the lead, as the words of a demo request do: clearing the chat does not take a request back.
    await db.schema
      .createTable('wishes')
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('chat_id', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('intent', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('told', 'text', (column) => column.notNull())
      .addColumn('asked', 'text', (column) => column.notNull())
      .addColumn('open', 'text')
      .addColumn('is_repeated', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('wishes_key', ['lead_id', 'number'])
      .execute()
  },
}
