import { keepSecret } from '#server/secret/secret.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { runPeople } from './run-people.ts'
import { runTool } from './run-tool.ts'

/** `npm run people`: what somebody may ask of us by law. Works beside the running server. */
await runTool(async (config, terminal) => {
  const storage = await openStorage(config.databaseUrl)
  try {
    const secret = keepSecret(config)
    return await runPeople(process.argv.slice(2), { ...terminal, config, secret, storage, now: storage.now })
  } finally {
    await storage.close()
  }
})
