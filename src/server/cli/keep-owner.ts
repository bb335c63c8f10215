import { closeSync, existsSync, fchownSync, fstatSync, lstatSync, openSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { looking } from '#server/no-follow.ts'
import { findDatabaseFile } from './copy-database.ts'

/**
 * For a tool that root calls: what it makes where the data lies would be root's, and the service could neither erase nor
 * start with it. Notes what is there, and returns what gives the rest to whoever owns the folder.
 */
export function keepOwner({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): () => void {
  if (process.getuid?.() !== 0) return () => undefined
  const folder = path.resolve(dataDir)
  const database = databaseUrl.startsWith('sqlite:') ? findDatabaseFile(databaseUrl) : path.join(folder, 'site.db')
  const places = [
    { folder, beginning: '' },
    { folder: path.dirname(database), beginning: path.basename(database) },
  ].map((place) => ({ ...place, missing: listMissing(place.folder) }))
  for (const place of places) refuseLinks(place)
  return () => {
    for (const { folder: place, beginning, missing } of places) {
      // The outermost first: each takes the owner of the folder that it was made in.
      for (const made of [...missing.toReversed(), ...listEntries(place, beginning)]) giveAway(made)
    }
  }
}

/** Where the service has laid a link, root would write whatever lies at its other end. */
function refuseLinks({ folder, beginning }: { readonly folder: string; readonly beginning: string }): void {
  for (const file of listEntries(folder, beginning)) {
    const found = lstatSync(file, { throwIfNoEntry: false })
    if (found?.isSymbolicLink() && found.uid !== 0)
      throw new Error(
        `${file} is a link that is not root's, and root follows none: call the tool with the account of the service`,
      )
  }
}

/** The folder, and those around it that are not there either; the innermost first. */
function listMissing(folder: string): readonly string[] {
  return existsSync(folder) ? [] : [folder, ...listMissing(path.dirname(folder))]
}

function listEntries(folder: string, beginning: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.startsWith(beginning)).map((name) => path.join(folder, name))
}

/**
 * Only what is root's; no link, by which the owner of the folder could be given a file that lies elsewhere, and nothing
 * but what was looked at, whatever bears its name by then.
 */
function giveAway(file: string): void {
  const made = open(file)
  if (made === null) return
  try {
    const found = fstatSync(made)
    const isPlain = found.isDirectory() || (found.isFile() && found.nlink === 1)
    const { uid, gid } = statSync(path.dirname(file))
    if (isPlain && found.uid === 0 && uid !== 0) fchownSync(made, uid, gid)
  } finally {
    closeSync(made)
  }
}

/** Null for a link, a socket, and what is not there any more. */
function open(file: string): number | null {
  try {
    return openSync(file, looking)
  } catch {
    return null
  }
}
