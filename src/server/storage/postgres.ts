import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'
import { createTables, probe } from './tables.ts'

/** Opens a PostgreSQL database, for more than one instance of the server. */
export async function openPostgres(url: string): Promise<Storage> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'imisozi-site',
    max: 10,
    keepAlive: true,
    // A visitor waits no longer than this for a database that does not answer.
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    // `bigint` (times, counts) arrives as text unless told otherwise; ours stay far below 2^53.
    types: {
      getTypeParser: (type, format) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)),
    },
  })
  // An idle connection that breaks would end the process. The next query meets the same trouble and reports it.
  pool.on('error', () => undefined)

  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const tables = createTables(db, 'postgres')
  const together: Storage['together'] = (work) =>
    db.transaction().execute((transaction) => work(createTables(transaction, 'postgres')))
  return {
    engine: 'postgres',
    ...tables,
    // Several queries, which are one step only inside a transaction.
    chats: { ...tables.chats, addMessage: (message) => together(({ chats }) => chats.addMessage(message)) },
    together,
    check: () => probe(db, Date.now()),
    close: () => db.destroy(),
  }
}
