import { runConsents } from './run-consents.ts'
import { runTool } from './run-tool.ts'
import { withDatabase } from './with-database.ts'

/** `npm run consents`: the register of choices made in the cookie banner. Works beside the running server. */
await runTool(({ databaseUrl }, terminal) =>
  withDatabase(databaseUrl, (open) => runConsents(process.argv.slice(2), terminal, open)),
)
