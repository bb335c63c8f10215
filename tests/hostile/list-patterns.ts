import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Prints the source of every regular expression that is put together as the server's readers of texts are loaded, as JSON.
 * A process of its own, because what was loaded before is not put together again.
 */
const patterns = new Set<string>()
const Real = RegExp
globalThis.RegExp = new Proxy(Real, {
  construct(target, given: ConstructorParameters<typeof RegExp>) {
    const made = new target(...given)
    // What a library puts together is its own matter.
    if (!new Error().stack?.includes('node_modules')) patterns.add(made.source)
    return made
  },
})

const readers = 'src/{contract,server/{assistant,chat,requests,leads,talks}}/**/*.ts'
for (const file of globSync(readers).filter((name) => !/\.test\.ts$|run-/.test(name)))
  await import(pathToFileURL(path.resolve(file)).href)
// Those of the guard are put together where they are first asked for.
const { guardPatterns } = await import('#content/guard-patterns.ts')
const { pattern } = await import('#server/assistant/guard/words.ts')
for (const name of Object.keys(guardPatterns)) pattern(name as keyof typeof guardPatterns)
console.log(JSON.stringify([...patterns]))
