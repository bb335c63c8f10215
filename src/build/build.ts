import { createBuilder } from 'vite'
import { loadConfig } from '#server/config.ts'
import { prerender } from './prerender.ts'

/** `npm run build`: bundles the three environments, then writes every page, picture and text file of the site. */
const reading = loadConfig()
if (!reading.ok) throw new Error(reading.problems.join('\n'))

const builder = await createBuilder({ logLevel: 'warn' })
for (const name of ['client', 'pages', 'server'] as const) {
  const environment = builder.environments[name]
  if (environment) await builder.build(environment)
}
await prerender({ publicUrl: reading.config.publicUrl })
