import { randomBytes } from 'node:crypto'
import { createChallenges } from '#server/challenge/challenge.service.ts'
import { findDeliveries } from '#server/outbox/deliveries.ts'
import { createLeadService } from '#server/leads/leads.service.ts'
import { keepSecret } from '#server/secret/secret.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { runLeads } from './run-leads.ts'
import { runTool } from './run-tool.ts'

/** `npm run leads`: the sales team's inbox. Works beside the running server; what it queues the server picks up. */
await runTool(async (config, terminal) => {
  const storage = await openStorage(config.databaseUrl)
  try {
    const secret = keepSecret(config)
    const challenges = createChallenges({ secret, now: storage.now, randomBytes })
    const leads = createLeadService({ secret, storage, challenges, now: storage.now, ...findDeliveries(config) })
    return await runLeads(process.argv.slice(2), { ...terminal, config, secret, storage, leads, now: storage.now })
  } finally {
    await storage.close()
  }
})
