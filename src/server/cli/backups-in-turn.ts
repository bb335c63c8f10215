import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { backUpDatabase } from './copy-database.ts'

type Turn = { readonly keep: number; readonly now: Date }

/**
 * A copy named after its moment (`site.db` → `site-20261123T023000123Z.db`), then the oldest of that name are thrown
 * away: a copy that fails costs none of those that are there. Returns what was written, and what went.
 */
export async function backUpInTurn(database: string, target: string, { keep, now }: Turn) {
  const { dir, name, ext } = path.parse(target)
  const file = path.join(dir, `${name}-${now.toISOString().replaceAll(/[-:.]/g, '')}${ext}`)
  const bytes = await backUpDatabase(database, file)
  const copies = (await readdir(dir || '.')).filter((other) => isCopyOf(other, name, ext)).toSorted()
  const dropped = copies.slice(0, -keep).map((other) => path.join(dir, other))
  for (const old of dropped) await rm(old)
  return { file, bytes, dropped }
}

function isCopyOf(other: string, name: string, ext: string): boolean {
  if (!other.startsWith(`${name}-`) || !other.endsWith(ext)) return false
  return /^\d{8}T\d{9}Z$/.test(other.slice(name.length + 1, other.length - ext.length))
}
