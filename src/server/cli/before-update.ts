import path from 'node:path'
import { noteBackup } from '#server/health/last-backup.ts'
import { makeFolder } from '#server/make-folder.ts'
import { backUpInTurn } from './backups-in-turn.ts'
import { findDatabaseFile, isThere, tryBackup } from './copy-database.ts'
import { runTool } from './run-tool.ts'

/** As many as the nightly timer keeps. */
const keep = 7

/**
 * For `script/update`: copies the embedded database, and brings the copy to this version's tables elsewhere. What this
 * version could not read is found while the one before still serves.
 */
await runTool(async ({ databaseUrl, dataDir }, { write, complain }) => {
  const [target] = process.argv.slice(2)
  if (target === undefined) {
    complain('Where the backup goes is missing')
    return 2
  }
  if (!databaseUrl.startsWith('sqlite:')) {
    write('The backup of PostgreSQL is yours: pg_dump')
    return 0
  }
  const database = findDatabaseFile(databaseUrl)
  if (!isThere(database)) {
    write('No database yet')
    return 0
  }
  makeFolder(path.dirname(path.resolve(target)))
  const { file } = await backUpInTurn(database, target, { keep, now: new Date() })
  await noteBackup({ dataDir })
  const { leads } = await tryBackup(file)
  write(`${file}: ${leads} leads, and this version can read it`)
  return 0
})
