import { randomBytes } from 'node:crypto'
import { createChallenges } from '#server/challenge/challenge.service.ts'
import { findDeliveries } from '#server/outbox/deliveries.ts'
import { createLeadService } from '#server/leads/leads.service.ts'
import { keepSecret } from '#server/secret/secret.ts'
import { runLeads } from './run-leads.ts'
import { runTool } from './run-tool.ts'
import { withDatabase } from './with-database.ts'

/** `npm run leads`: the sales team's inbox. Works beside the running server; what it queues the server picks up. */
await runTool((config, terminal) =>
  withDatabase(config.databaseUrl, (open) =>
    runLeads(process.argv.slice(2), terminal, async () => {
      const storage = await open()
      const { now } = storage
      const secret = keepSecret(config)
      const challenges = createChallenges({ secret, now, randomBytes })
      const leads = createLeadService({ secret, storage, challenges, now, ...findDeliveries(config) })
      return { config, secret, storage, leads, now }
    }),
  ),
)
