import type { Pool } from 'pg'
import { findStorageFailure } from './failure.ts'
import { tablesOfChat, tablesOfLead } from './people-table.ts'

/** Whatever belongs to a person. */
const tables = ['leads', ...tablesOfLead, ...tablesOfChat]

/**
 * PostgreSQL keeps the bytes of deleted rows until others take their place; only a table that is written anew is
 * without them. Each is locked for the moment this takes, some seconds for hundreds of thousands of rows; nobody is kept
 * waiting for the lock itself. Its own log ahead and its archives are not ours to clean.
 */
export async function rewriteTables(pool: Pool): Promise<boolean> {
  const client = await pool.connect()
  let isWhole = true
  // That a table is passed over, as somebody else's, is a warning and no error.
  client.on('notice', () => (isWhole = false))
  try {
    await client.query(`set lock_timeout = '2s'`)
    await client.query(`set statement_timeout = '7s'`)
    for (const table of tables) await client.query(`vacuum (full, analyze) ${table}`)
    return isWhole
  } catch (error) {
    if (findStorageFailure(error) === null) throw error
    return false
  } finally {
    // With its own settings it is good for nothing else.
    client.release(true)
  }
}
