import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const site = 'dist/site'

/** A script of the built site and all that it imports before it runs; what it fetches later is not among it. */
export function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(join(site, file), 'utf8')
  for (const [, path] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+)["'`]/g)) {
    withImports(join(dirname(file), path ?? ''), seen)
  }
  return seen
}

export const findScript = (name: string) =>
  `assets/${readdirSync(join(site, 'assets')).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))}`

/** What a script brings along besides others that are there already. */
export function listBeside(name: string, there: readonly string[]) {
  const known = new Set(there.flatMap((other) => [...withImports(findScript(other))]))
  return [...withImports(findScript(name))].filter((file) => !known.has(file))
}

export const brotliBytes = (file: string) => readFileSync(join(site, `${file}.br`)).length
export const weigh = (files: Iterable<string>) => [...files].map(brotliBytes).reduce((sum, bytes) => sum + bytes, 0)

/** All that is fetched before an island can be used, its words (`props`) included, with the script that every page loads. */
export function weighIsland(name: string, props: string) {
  const scripts = ['site', 'hydrate', `${name}.island`].map(findScript)
  return weigh(new Set([...scripts.flatMap((file) => [...withImports(file)]), props]))
}
