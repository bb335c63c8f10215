import { Client } from 'pg'
import { onTestFinished } from 'vitest'

/** Somebody else at the same database: ends every connection but his own, and waits until those are gone. */
export async function openExecutioner(url: string): Promise<() => Promise<void>> {
  const client = new Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  return async () => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const pids = rows.map(({ pid }) => pid)
    for (;;) {
      const left = await client.query('select 1 from pg_stat_activity where pid = any($1)', [pids])
      if (left.rows.length === 0) return
    }
  }
}
