import { execFile } from 'node:child_process'
import { createBuilder } from 'vite'
import { ratesAgeWarning } from '#facts/exchange-rates.ts'
import { loadConfig } from '#server/config.ts'
import { prerender } from './prerender.ts'

/**
 * `npm run build`: checks the types, so that a missing fact or word is named with its file and line, bundles the three
 * environments, then writes every page, picture and text file of the site.
 */
const reading = loadConfig()
if (!reading.ok) refuse(reading.problems.join('\n'))

const staleRates = ratesAgeWarning(new Date())
if (staleRates) console.warn(staleRates)

const [types, site] = await Promise.allSettled([checkTypes(), makeSite(reading.config.publicUrl)])
if (types.status === 'fulfilled' && types.value) refuse(types.value)
if (site.status === 'rejected') throw site.reason
if (site.value.length > 0) refuse(site.value.join('\n'))

async function makeSite(publicUrl: string) {
  const builder = await createBuilder({ logLevel: 'warn', configLoader: 'native' })
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)))
  return prerender({ publicUrl })
}

/** A mistake of the author, not of the build: what and where, without a stack. */
function refuse(text: string): never {
  console.error(text)
  process.exit(1)
}

/** Null when all is well. A mistake in the types is told before what came of it. */
function checkTypes() {
  return new Promise<string | null>((done) => {
    execFile(
      'node_modules/.bin/tsc',
      ['--noEmit', '--pretty', 'false', '-p', 'tsconfig.build.json'],
      (error, stdout, stderr) => {
        done(error ? `${stdout}${stderr}` || error.message : null)
      },
    )
  })
}
