import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { OwnFailure } from '#server/log/name-failure.ts'
import { surviveBrokenConnections } from './broken-connections.ts'
import { followDatabaseClock } from './database-clock.ts'
import { migrate } from './migrate.ts'
import { clockOfDatabase, type Clock } from './clock.ts'
import type { NamedAsStored } from './schema.ts'
import { createPostgresSignals } from './postgres-signals.ts'
import type { Storage } from './storage.ts'
import { rewriteTables } from './rewrite-tables.ts'
import { createTables, inSteps, probe } from './tables.ts'

export type PostgresOptions = {
  /** A visitor waits no longer than this for a connection. */
  readonly connectMs?: number
  /** The server ends a query after this; a network that swallows everything cannot tell us so, hence the longer one here. */
  readonly statementMs?: number
  readonly silenceMs?: number
  /** What a transaction may do nothing for, before the server takes its locks away. */
  readonly idleMs?: number
  /** How often the connection that only listens is asked whether it is still one. */
  readonly askEveryMs?: number
  /** What claims go by. The default is the database's own clock. */
  readonly clock?: Clock
  /** Instead of the last one. */
  readonly step?: string | undefined
}

/** A unit that met another one in its way is done again, so many times in all. */
const mostTries = 3
/** Whoever was let go first needs a moment: one that is back at once takes the same row before him, and both wait again. */
const pauseMs = 50

/** Two units each waited for the other; or the person was erased meanwhile of whom a new lead was to say that it follows. */
function isToBeTriedAgain(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { readonly code?: unknown; readonly constraint?: unknown }
  return code === '40P01' || code === '40001' || (code === '23503' && constraint === 'leads_follows_id_fkey')
}

/** Opens a PostgreSQL database, for more than one instance of the server. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Storage> {
  const { connectMs = 3000, statementMs = 5000, silenceMs = 8000, idleMs = 10_000 } = options
  const { askEveryMs = 15_000, clock = clockOfDatabase } = options
  const pool = new Pool({
    connectionString: url,
    application_name: 'imisozi-site',
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: silenceMs,
    idle_in_transaction_session_timeout: idleMs,
    // `bigint` (times, counts) arrives as text unless told otherwise; ours stay far below 2^53.
    types: {
      getTypeParser: (type, format) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)),
    },
  })

  const db = new Kysely<NamedAsStored>({ dialect: new PostgresDialect({ pool: surviveBrokenConnections(pool) }) })
  const open = async () => {
    await refuseNarrow(db)
    await migrate(db, options.step)
    return followDatabaseClock({ ask: () => askTime(db) })
  }
  const time = await open().catch(async (error: unknown) => {
    // Not waited for: of a connection that could not even be begun the pool never sees the end.
    void db.destroy().catch(() => undefined)
    throw error
  })
  const signals = createPostgresSignals(db, url, { connectMs, silenceMs, askEveryMs })
  const together: Storage['together'] = async (work) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction().execute((transaction) => work(createTables(transaction, 'postgres', clock)))
      } catch (error) {
        if (tries === mostTries || !isToBeTriedAgain(error)) throw error
        await wait(tries * pauseMs)
      }
    }
  }
  return {
    engine: 'postgres',
    now: time.now,
    signals,
    ...inSteps(createTables(db, 'postgres', clock), together),
    together,
    purge: () => rewriteTables(pool),
    check: () => probe(db, time.now()),
    async close() {
      time.close()
      await signals.close()
      await db.destroy()
    },
  }
}

/** Elsewhere than in UTF8, or in bytes without a meaning, PostgreSQL refuses each text with a sign that it has no place for. */
async function refuseNarrow(db: Kysely<NamedAsStored>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
  const encoding = rows[0]?.encoding ?? ''
  if (encoding === 'UTF8' || encoding === 'SQL_ASCII') return
  throw new OwnFailure(
    `it is in ${encoding}, which has no place for much of what is written here. Make it anew: createdb --template template0 --locale C --encoding UTF8`,
  )
}

async function askTime(db: Kysely<NamedAsStored>): Promise<number> {
  const { rows } = await sql<{ time: number }>`select ${clockOfDatabase(0)} as time`.execute(db)
  return rows[0]?.time ?? Number.NaN
}
