import { lstatSync, readlinkSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '#server/make-folder.ts'
import { findStorageFailure, isLocked } from '#server/storage/failure.ts'
import { forgetDatabaseDrafts, nameFresh } from '#server/storage/database-drafts.ts'
import { standAlone } from '#server/storage/sole-server.ts'
import { checkBackup, isThere, writeCopy } from './copy-database.ts'

/** Where the database that was replaced lies now, and whether it was damaged. */
type PutAside = { readonly file: string; readonly isDamaged: boolean }

/**
 * Puts a backup in the place of the database, which is kept aside. Returns where, or null when there was none.
 * Throws, with everything as it was, when the backup is no good or the database is in use.
 */
export async function restoreDatabase(copy: string, database: string, stamp: string): Promise<PutAside | null> {
  if (!isThere(copy)) throw new Error(`There is no backup at ${copy}`)
  if (path.resolve(copy) === database) throw new Error('That is the database itself')
  refuseLink(database)
  makeFolder(path.dirname(database))
  checkBackup(copy)
  const standing = standAlone(`sqlite:${database}`)
  try {
    if (!standing.isAlone) throw new Error(inUse)
    await forgetDatabaseDrafts(database)
    const isDamaged = isThere(database) && !makeWhole(database)
    const fresh = nameFresh(database, stamp)
    await writeCopy(copy, fresh)
    const aside = isThere(database) ? `${database}.${isDamaged ? 'damaged' : 'before'}-${stamp}` : null
    if (aside) await rename(database, aside)
    // What was written ahead of a damaged one belongs to it, and would ruin the other.
    for (const beside of ['-wal', '-shm', '-journal'].filter((ending) => isThere(database + ending)))
      await rename(database + beside, `${aside ?? `${database}.damaged-${stamp}`}${beside}`)
    await rename(fresh, database)
    return aside === null ? null : { file: aside, isDamaged }
  } finally {
    standing.close()
  }
}

const inUse = 'The database is in use: stop the server first (under systemd its socket as well: docs/deploy.md)'

/** The link would be put aside, and the database that it leads to stay on its disk for good, where nobody looks for it. */
function refuseLink(database: string): void {
  if (!lstatSync(database, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const file = path.resolve(path.dirname(database), readlinkSync(database))
  throw new Error(
    `${database} is a link, so nothing was changed. Name the database itself, for the server as well: DATABASE_URL=sqlite:${file}`,
  )
}

/**
 * Brings all of it into one file, ready to be moved; whether it is sound. Throws when another process has it open: the
 * server has a lock of its own, a tool only those of the database.
 */
function makeWhole(file: string): boolean {
  using database = new DatabaseSync(file, { timeout: 0 })
  try {
    // Leaving the write-ahead log needs the file for oneself: exactly what we want to know.
    const mode = database.prepare('pragma journal_mode = delete').get()?.['journal_mode']
    if (mode !== 'delete') throw new Error(inUse)
    return database.prepare('pragma integrity_check').get()?.['integrity_check'] === 'ok'
  } catch (error) {
    if (isLocked(error)) throw new Error(inUse, { cause: error })
    if (findStorageFailure(error) !== 'broken') throw error
    return false
  }
}
