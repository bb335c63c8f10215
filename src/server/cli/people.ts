import { keepSecret } from '#server/secret/secret.ts'
import { runPeople } from './run-people.ts'
import { runTool } from './run-tool.ts'
import { withDatabase } from './with-database.ts'

/** `npm run people`: what somebody may ask of us by law. Works beside the running server. */
await runTool((config, terminal) =>
  withDatabase(config.databaseUrl, (open) =>
    runPeople(process.argv.slice(2), terminal, async () => {
      const storage = await open()
      return { config, secret: keepSecret(config), storage, now: storage.now }
    }),
  ),
)
