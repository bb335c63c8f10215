import path from 'node:path'
import { findDatabaseFile } from './copy-database.ts'
import { moveDatabase } from './move-database.ts'
import { runTool } from './run-tool.ts'

const usage =
  'npm run move -- postgres://USER:PASSWORD@HOST/DATABASE   the server must not run; the target is empty. Signs like # / ? in user and password are written %23 %2F %3F'

/** `npm run move -- postgres://…`: everything of the embedded database into an empty PostgreSQL. */
await runTool(async ({ databaseUrl, secret, dataDir }, { write, complain }) => {
  const [target, ...rest] = process.argv.slice(2)
  if (!target?.startsWith('postgres') || !URL.canParse(target) || rest.length > 0) {
    complain(usage)
    return 2
  }
  const moved = await moveDatabase(databaseUrl, target)
  for (const { table, rows } of moved) write(`${String(rows).padStart(9)}  ${table}`)
  write(
    `Moved, and counted there table by table. The embedded database is as it was; once PostgreSQL serves, remove it (${findDatabaseFile(databaseUrl)}*): no erasure reaches it.`,
  )
  write(
    `Now set DATABASE_URL${secret === null ? `, and SECRET to what stands in ${path.join(dataDir, 'secret')}` : ''}.`,
  )
  return 0
}, usage)
