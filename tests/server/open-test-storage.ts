import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { clockOfCaller } from '#server/storage/clock.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { openSqlite, type SqliteOptions } from '#server/storage/sqlite.ts'
import type { Storage } from '#server/storage/storage.ts'

export const engines = ['sqlite', 'postgres'] as const satisfies readonly Storage['engine'][]

/** A folder that goes when the test is over. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'imisozi-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An empty database of its own for one test: a real file, or a real database of the run's PostgreSQL. */
export async function openTestStorage(engine: Storage['engine'] = 'sqlite'): Promise<Storage> {
  return engine === 'sqlite' ? openTestSqlite(path.join(makeTestFolder(), 'site.db')) : openTestPostgres()
}

export async function openTestSqlite(file: string, options?: SqliteOptions): Promise<Storage> {
  const storage = await openSqlite(file, options)
  onTestFinished(() => storage.close())
  return storage
}

/** Tests move time; the database's own is asked by those that start whole servers. */
export async function openTestPostgres(url?: string): Promise<Storage> {
  const storage = await openPostgres(url ?? (await createPostgresDatabase()), { clock: clockOfCaller })
  onTestFinished(() => storage.close())
  return storage
}

/** The address of a new, empty database. The cluster goes after the run, and the database with it. */
export async function createPostgresDatabase(server: string = inject('postgresUrl')): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client(`${server}/postgres`)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${server}/${name}`
}

/** The same storage with no room for a letter; what else a unit of work does is rolled back with it. */
export function withoutOutbox(storage: Storage): Storage {
  const add = () => Promise.reject(new Error('no room'))
  return {
    ...storage,
    together: (work) => storage.together((tables) => work({ ...tables, outbox: { ...tables.outbox, add } })),
  }
}
