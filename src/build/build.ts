import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createBuilder } from 'vite'
import { ratesAgeWarning } from '#facts/exchange-rates.ts'
import { newBuildFolder, putInPlace } from './build-folder.ts'
import { prerender } from './prerender.ts'

/**
 * `npm run build`: checks the types, so that a missing fact or word is named with its file and line, bundles the four
 * environments, then writes every page, picture and text file of the site. All of it into a folder of its own, which
 * becomes `dist` once it is whole: a running server keeps what it was started from, and a failure changes nothing.
 */
const folder = newBuildFolder()
process.on('exit', (code) => code !== 0 && rmSync(folder, { recursive: true, force: true }))

const staleRates = ratesAgeWarning(new Date())
if (staleRates) console.warn(staleRates)

// A mistake in the types is told before what came of it.
const [types, site] = await Promise.allSettled([checkTypes(), makeSite()])
if (types.status === 'rejected') throw types.reason
if (!types.value) process.exit(1)
if (site.status === 'rejected') throw site.reason
if (site.value.length > 0) {
  // Mistakes of the author, not of the build: what and where, without a stack.
  console.error(site.value.join('\n'))
  process.exit(1)
}
await putInPlace(folder)

async function makeSite() {
  const builder = await createBuilder({
    logLevel: 'warn',
    configLoader: 'native',
    environments: {
      client: { build: { outDir: `${folder}/site` } },
      worker: { build: { outDir: `${folder}/site` } },
      pages: { build: { outDir: `${folder}/pages` } },
      server: { build: { outDir: `${folder}/server` } },
    },
  })
  const { server, ...others } = builder.environments
  await Promise.all(Object.values(others).map((environment) => builder.build(environment)))
  // Nothing of the site waits for the server.
  const [problems] = await Promise.all([prerender(folder), server && builder.build(server)])
  return problems
}

/** The checker itself says what is wrong, with file and line. */
async function checkTypes(): Promise<boolean> {
  // One checker at once: several read the same types anew, and the rest of the build has the other core.
  const options = '--noEmit --pretty false --checkers 1 -p tsconfig.build.json'
  // It lives a few seconds, a fifth of which went into tidying its memory, and gives way to what takes longer.
  const command = `-n 10 env GOGC=400 node_modules/.bin/tsc ${options}`
  const [code] = await once(spawn('nice', command.split(' '), { stdio: 'inherit' }), 'exit')
  return code === 0
}
