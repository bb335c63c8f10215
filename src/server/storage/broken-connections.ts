import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { codeOf } from '#server/error-code.ts'
import { findStorageFailure } from './failure.ts'

/** SQLSTATE. */
const tooMany = '53300'
const pauseMs = 100

/**
 * The pool, for Kysely, such that the end of any connection at any moment costs the query it carried and nothing else.
 * The pool itself listens to a connection only while it is idle: one that ends in somebody's hands would end the
 * process. And it takes back what was lent without asking how it went: a connection on which the server has said good
 * bye, or has said nothing for too long, would be lent to the next one. So would one to a server that has become the
 * second one: it reads for ever, and behind the same address another one writes.
 */
export function surviveBrokenConnections(pool: Pool): PostgresPool {
  const broken = new WeakSet<PoolClient>()
  // An idle connection. The next query meets the same trouble and reports it.
  pool.on('error', () => undefined)
  // Any connection, for as long as it lives: its query, or the next one, is refused with the reason.
  pool.on('connect', (client) => client.on('error', () => broken.add(client)))

  function lend(client: PoolClient): PostgresPoolClient {
    async function query(sql: string, parameters: readonly unknown[]) {
      try {
        return await client.query(sql, [...parameters])
      } catch (error) {
        const failure = findStorageFailure(error)
        if (failure === 'unreachable' || failure === 'read-only') broken.add(client)
        throw error
      }
    }
    return {
      // Kysely asks for cursors by the same name, but only where a dialect was given some; ours was not.
      query: query as unknown as PostgresPoolClient['query'],
      release: (isDiscarded) => client.release(isDiscarded || broken.has(client)),
    }
  }

  /** Where the server has no room for one more, one that is ours may be free in a moment. */
  async function take(): Promise<PoolClient> {
    const until = performance.now() + (pool.options.connectionTimeoutMillis ?? 0)
    for (;;) {
      try {
        return await pool.connect()
      } catch (error) {
        if (codeOf(error) !== tooMany || performance.now() >= until) throw error
        await wait(pauseMs)
      }
    }
  }

  return { options: pool.options, end: () => pool.end(), connect: async () => lend(await take()) }
}
