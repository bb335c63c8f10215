import { accessSync, constants, rmSync, statSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { removeOld } from '#server/remove-old.ts'
import { forgetDatabaseDrafts, nameDatabaseDraft } from '#server/storage/database-drafts.ts'
import { openSqlite } from '#server/storage/sqlite.ts'
import { dayMs } from '#server/clock.ts'

/** The file of the embedded database. PostgreSQL brings tools of its own for this. */
export function findDatabaseFile(databaseUrl: string): string {
  if (!databaseUrl.startsWith('sqlite:'))
    throw new Error('This is for the embedded database; PostgreSQL has pg_dump and pg_restore')
  return path.resolve(databaseUrl.slice('sqlite:'.length))
}

/** A slip in DATA_DIR or DATABASE_URL would look like an empty inbox. */
export class MissingDatabase extends Error {
  constructor(file: string) {
    super(
      `There is no database at ${file}. The first start makes it; where the site has run already, DATA_DIR is another there (docs/deploy.md)`,
    )
  }
}

/** Throws, with the reason, where this account may not look. */
export const isThere = (file: string) => statSync(file, { throwIfNoEntry: false }) !== undefined

/** Copies the database as it stands at one moment, while the server goes on. Returns the copy's bytes. */
export async function backUpDatabase(database: string, target: string): Promise<number> {
  if (!isThere(database)) throw new MissingDatabase(database)
  if (isThere(target)) throw new Error(`${target} exists already; nothing was overwritten`)
  // A mistyped path would look like a backup that is where it should be.
  const folder = path.dirname(path.resolve(target))
  if (!isThere(folder))
    throw new Error(`There is no folder ${folder}, so nothing was copied. Make it first: mkdir -p ${folder}`)
  await forgetDatabaseDrafts(target)
  await writeCopy(database, target)
  return (await stat(target)).size
}

const drill = 'imisozi-restore-'

/**
 * Brings a backup back in a folder of its own that is gone afterwards, with its tables as this version wants them.
 * Throws when it is no good.
 */
export async function tryBackup(copy: string) {
  if (!isThere(copy)) throw new Error(`There is no backup at ${copy}`)
  checkBackup(copy)
  // Of a drill that was killed.
  await removeOld(tmpdir(), (name) => name.startsWith(drill), Date.now() - dayMs)
  const folder = await mkdtemp(path.join(tmpdir(), drill))
  try {
    const file = path.join(folder, 'site.db')
    await writeCopy(copy, file)
    const storage = await openSqlite(file)
    try {
      const [leads, outbox] = await Promise.all([storage.leads.count(), storage.outbox.count()])
      const sum = (counts: Readonly<Record<string, number>>) =>
        Object.values(counts).reduce((one, more) => one + more, 0)
      return { leads: sum(leads), messages: sum(outbox), writtenAt: (await stat(copy)).mtime }
    } finally {
      await storage.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Writes a whole copy under another name first: what bears the name is complete and sound. */
export async function writeCopy(from: string, to: string) {
  const draft = nameDatabaseDraft(to)
  await rm(draft, { force: true })
  using source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    // All pages in one step: between steps a busy server would make the copy begin anew, perhaps for ever.
    await backup(source, draft, { rate: 1_000_000_000 })
    await chmod(draft, 0o600)
    const made = new DatabaseSync(draft)
    // One file, without a journal beside it that somebody forgets to copy.
    made.exec('pragma journal_mode = delete')
    made.close()
    checkBackup(draft)
    await rename(draft, to)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Throws unless the file is a sound database of ours. */
export function checkBackup(file: string) {
  accessSync(file, constants.R_OK)
  let verdict: unknown
  try {
    using database = new DatabaseSync(file, { readOnly: true })
    verdict = database.prepare('pragma integrity_check').get()?.['integrity_check']
    database.prepare('select count(*) from leads, outbox').get()
  } catch (error) {
    throw new Error(`${file} is no backup of this site`, { cause: error })
  }
  if (verdict !== 'ok') throw new Error(`${file} is damaged`)
}
