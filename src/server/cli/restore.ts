import type { Config } from '#server/config.ts'
import { replayErasures } from '#server/erasure/replay.ts'
import { keepSecret } from '#server/secret.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { findDatabaseFile, restoreDatabase } from './copy-database.ts'
import { runTool } from './run-tool.ts'

/** `npm run restore -- FILE`: puts a backup in the place of the embedded database. The server must not run. */
await runTool(async (config, { write, complain }) => {
  const [copy, ...rest] = process.argv.slice(2)
  if (!copy || rest.length > 0) {
    complain('npm run restore -- FILE')
    return 2
  }
  const database = findDatabaseFile(config.databaseUrl)
  const aside = await restoreDatabase(copy, database, new Date().toISOString().replace(/\W/g, ''))
  write(`${database} restored${aside ? `; the old one is kept for 30 days as ${aside}` : ''}`)
  const again = await eraseAgain(config)
  if (again > 0) write(`${again} leads erased again, of people who were erased since the backup was made`)
  return 0
})

async function eraseAgain(config: Config): Promise<number> {
  const storage = await openStorage(config.databaseUrl)
  try {
    const oldest = Date.now() - config.retentionDays * 86_400_000
    return await replayErasures({ storage, secret: keepSecret(config), config, now: storage.now }, oldest)
  } finally {
    await storage.close()
  }
}
