import { hourMs } from '#server/clock.ts'
import path from 'node:path'
import { removeOld } from '#server/remove-old.ts'

/** How a copy of a database is called while it is written. */
export const nameDatabaseDraft = (file: string) => `${file}.draft`
/** And how one that is about to take the database's place is. */
export const nameFresh = (database: string, stamp: string) => `${database}.${stamp}.new`

const unfinished = /^(?:-\w+)?(?:\.\w+\.new|(?:\.\w+\.new)?\.draft)(?:-journal|-wal|-shm)?$/

/**
 * Removes what a backup or a restore that was killed has left in the folder of a file: whole copies of everybody's
 * words, under names that neither retention nor erasing looks for. One that is being written is younger than an hour.
 */
export async function forgetDatabaseDrafts(file: string): Promise<number> {
  const { dir, base, ext } = path.parse(path.resolve(file))
  // Copies bear other names each day, and the same ending.
  const last = ext || base
  const isMeant = (name: string) =>
    name.includes(last) && unfinished.test(name.slice(name.lastIndexOf(last) + last.length))
  return removeOld(dir, isMeant, Date.now() - hourMs)
}
