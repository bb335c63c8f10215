import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { makeFolder } from '#server/make-folder.ts'
import { writing } from '#server/no-follow.ts'
import type { Milliseconds } from '#server/clock.ts'

const fileIn = (dataDir: string) => path.join(dataDir, 'backed-up')

/** Notes that a copy of the embedded database has been made just now: the server tells how old the last one is. */
export async function noteBackup({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  makeFolder(dataDir)
  await writeFile(fileIn(dataDir), '', { flag: writing })
}

/** When the last copy was made, 0 where none ever was; null where PostgreSQL keeps its own. */
export async function findLastBackup({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Milliseconds | null> {
  if (!databaseUrl.startsWith('sqlite:')) return null
  const found = await stat(fileIn(dataDir)).catch(() => null)
  return found?.mtimeMs ?? 0
}
