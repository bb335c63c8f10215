import { PostgresAdapter, sql, type Kysely, type SqlBool } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a search of the desk reads in conversations stands together. */
export const searchedWords: Required<Migration> = {
  async up(db) {
    if (isPostgres(db)) return
    await db.schema
      .createIndex('chat_messages_searched')
      .on('chat_messages')
      .columns(['chat_id', 'search'])
      .where(sql<SqlBool>`sender <> 'agent'`)
      .execute()
  },

  async down(db) {
    if (!isPostgres(db)) await db.schema.dropIndex('chat_messages_searched').execute()
  },
}

/** It takes no long text into an index, and reads the table quickly enough. */
const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter
