import { createBuilder } from 'vite'
import { prerender } from './prerender.ts'

/** `npm run build`: bundles the three environments, then writes every page, picture and text file of the site. */
const builder = await createBuilder()
for (const name of ['client', 'pages', 'server'] as const) {
  const environment = builder.environments[name]
  if (environment) await builder.build(environment)
}
await prerender({ publicUrl: 'http://localhost:3000' })
