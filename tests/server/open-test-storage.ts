import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { clockOfCaller } from '#server/storage/clock.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { openSqlite, type SqliteOptions } from '#server/storage/sqlite.ts'
import type { Storage } from '#server/storage/storage.ts'

export const engines = ['sqlite', 'postgres'] as const satisfies readonly Storage['engine'][]

/** For `it.runIf`: what asks nothing of a database, or only what others ask of it on each, is asked on the first alone. */
export const isFirst = (engine: (typeof engines)[number]) => engine === engines[0]

/** A folder that goes when the test is over. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'imisozi-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * An empty database of its own for one test: a real file, or a real database of the run's PostgreSQL. Its tables are
 * copied from one that was made before; that they come into a database that has none is asked by the tests of upgrades
 * and of starts.
 */
export async function openTestStorage(engine: Storage['engine'] = 'sqlite'): Promise<Storage> {
  if (engine === 'postgres') return openTestPostgres(await takePostgresDatabase())
  const file = path.join(makeTestFolder(), 'site.db')
  writeFileSync(file, await emptySqlite())
  return openTestSqlite(file)
}

/** The bytes of an SQLite database with all tables and nothing in them. */
function emptySqlite(): Promise<Uint8Array> {
  return (emptyBytes ??= makeEmptySqlite())
}
let emptyBytes: Promise<Uint8Array> | undefined

async function makeEmptySqlite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'imisozi-tables-'))
  const file = path.join(folder, 'site.db')
  const storage = await openSqlite(file)
  await storage.close()
  const bytes = readFileSync(file)
  rmSync(folder, { recursive: true })
  return bytes
}

export async function openTestSqlite(file: string, options?: SqliteOptions): Promise<Storage> {
  const storage = await openSqlite(file, options)
  onTestFinished(() => storage.close())
  return storage
}

/** Tests move time; the database's own is asked by those that start whole servers. */
export async function openTestPostgres(url: string): Promise<Storage> {
  const storage = await openPostgres(url, { clock: clockOfCaller })
  onTestFinished(() => storage.close())
  return storage
}

/** The address of a new database: empty, or a copy of another. The cluster goes after the run, and the database with it. */
export async function createPostgresDatabase(
  server: string = inject('postgresUrl'),
  model = 'template1',
): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client(`${server}/postgres`)
  await client.connect()
  await client.query(`create database ${name} template ${model}`)
  await client.end()
  return `${server}/${name}`
}

/** Databases that tests have left empty. Copying one costs more than most tests. */
const emptied: string[] = []

async function takePostgresDatabase(): Promise<string> {
  const url = emptied.pop() ?? (await createPostgresDatabase(undefined, inject('postgresTables')))
  // What is registered first ends last: nobody is connected any more.
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'pass' && (await emptyDatabase(url))) emptied.push(url)
  })
  return url
}

/** Takes all rows out of a database; false where somebody may still write into it. */
async function emptyDatabase(url: string): Promise<boolean> {
  const client = new Client(url)
  await client.connect()
  try {
    const others = 'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
    if ((await client.query(others)).rowCount !== 0) return false
    await client.query(emptyTables)
    return true
  } finally {
    await client.end()
  }
}

/** Without a look at what leads from one table to another. */
const emptyTables = `
  set session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('delete from %I', name);
    end loop;
  end $$`

/** The same storage with no room for a letter; what else a unit of work does is rolled back with it. */
export function withoutOutbox(storage: Storage): Storage {
  const add = () => Promise.reject(new Error('no room'))
  return {
    ...storage,
    together: (work) => storage.together((tables) => work({ ...tables, outbox: { ...tables.outbox, add } })),
  }
}
