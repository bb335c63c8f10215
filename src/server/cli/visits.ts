import { openStorage } from '#server/storage/open-storage.ts'
import { runTool } from './run-tool.ts'
import { runVisits } from './run-visits.ts'

/** `npm run visits`: what the visit counter has counted. Works beside the running server. */
await runTool(async (config, terminal) => {
  const storage = await openStorage(config.databaseUrl)
  try {
    return await runVisits(process.argv.slice(2), { ...terminal, storage, now: storage.now })
  } finally {
    await storage.close()
  }
})
