import { openStorage } from '#server/storage/open-storage.ts'
import { runConsents } from './run-consents.ts'
import { runTool } from './run-tool.ts'

/** `npm run consents`: the register of choices made in the cookie banner. Works beside the running server. */
await runTool(async (config, terminal) => {
  const storage = await openStorage(config.databaseUrl)
  try {
    return await runConsents(process.argv.slice(2), { ...terminal, storage })
  } finally {
    await storage.close()
  }
})
