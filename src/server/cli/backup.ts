import { backUpDatabase, findDatabaseFile } from './copy-database.ts'
import { runTool } from './run-tool.ts'

/** `npm run backup -- FILE`: a consistent copy of the embedded database while the server runs. */
await runTool(async ({ databaseUrl }, { write, complain }) => {
  const [target, ...rest] = process.argv.slice(2)
  if (!target || rest.length > 0) {
    complain('npm run backup -- FILE')
    return 2
  }
  const bytes = await backUpDatabase(findDatabaseFile(databaseUrl), target)
  write(`${target}: ${bytes} bytes`)
  return 0
})
