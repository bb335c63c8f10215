import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { findDatabaseFile, isThere, MissingDatabase } from './copy-database.ts'
import type { ExitCode } from './run-tool.ts'

/** Opens the database of the site; one that is not there yet is made only where that is wanted. */
type OpenDatabase = (how?: { readonly mayMake: boolean }) => Promise<Storage>

export function refuseMissing(databaseUrl: string): void {
  if (!databaseUrl.startsWith('sqlite:')) return
  const file = findDatabaseFile(databaseUrl)
  if (!isThere(file)) throw new MissingDatabase(file)
}

/** For a tool that opens the database once it has understood what it was called for; closes what was opened. */
export async function withDatabase(
  databaseUrl: string,
  work: (open: OpenDatabase) => Promise<ExitCode>,
): Promise<ExitCode> {
  await using held = new AsyncDisposableStack()
  return await work(async ({ mayMake } = { mayMake: false }) => {
    if (!mayMake) refuseMissing(databaseUrl)
    return held.adopt(await openStorage(databaseUrl), (storage) => storage.close())
  })
}
