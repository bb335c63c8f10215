import { PostgresAdapter, sql, type SqlBool } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a search of the desk reads in conversations stands together. */
export const searchedWords: Migration = {
  async up(db) {
    // PostgreSQL takes no long text into an index, and reads the table quickly enough.
    if (db.getExecutor().adapter instanceof PostgresAdapter) return
    await db.schema
      .createIndex('chat_messages_searched')
      .on('chat_messages')
      .columns(['chat_id', 'search'])
      .where(sql<SqlBool>`sender <> 'agent'`)
      .execute()
  },
}
