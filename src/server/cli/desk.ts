import { runDesk } from './run-desk.ts'
import { runTool } from './run-tool.ts'
import { withDatabase } from './with-database.ts'

/** `npm run desk`: who is at the desk. Works beside the running server, which notices within seconds. */
await runTool(({ databaseUrl, publicUrl }, terminal) =>
  withDatabase(databaseUrl, (open) =>
    runDesk(process.argv.slice(2), terminal, async (how) => {
      const storage = await open(how)
      return { storage, publicUrl, now: storage.now }
    }),
  ),
)
