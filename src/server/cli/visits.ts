import { runTool } from './run-tool.ts'
import { runVisits } from './run-visits.ts'
import { withDatabase } from './with-database.ts'

/** `npm run visits`: what the visit counter has counted. Works beside the running server. */
await runTool(({ databaseUrl }, terminal) =>
  withDatabase(databaseUrl, (open) =>
    runVisits(process.argv.slice(2), terminal, async () => {
      const storage = await open()
      return { storage, now: storage.now }
    }),
  ),
)
