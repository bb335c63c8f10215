import { findDatabaseFile, restoreDatabase } from './copy-database.ts'
import { runTool } from './run-tool.ts'

/** `npm run restore -- FILE`: puts a backup in the place of the embedded database. The server must not run. */
await runTool(async ({ databaseUrl }, { write, complain }) => {
  const [copy, ...rest] = process.argv.slice(2)
  if (!copy || rest.length > 0) {
    complain('npm run restore -- FILE')
    return 2
  }
  const database = findDatabaseFile(databaseUrl)
  const aside = await restoreDatabase(copy, database, new Date().toISOString().replace(/\W/g, ''))
  write(`${database} restored${aside ? `; the old one is kept as ${aside}` : ''}`)
  return 0
})
