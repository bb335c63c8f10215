import { openStorage } from '#server/storage/open-storage.ts'
import { runDesk } from './run-desk.ts'
import { runTool } from './run-tool.ts'

/** `npm run desk`: who is at the desk. Works beside the running server, which notices within seconds. */
await runTool(async ({ databaseUrl, publicUrl }, terminal) => {
  const storage = await openStorage(databaseUrl)
  try {
    return await runDesk(process.argv.slice(2), { ...terminal, storage, publicUrl, now: storage.now })
  } finally {
    await storage.close()
  }
})
