import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'

const folder = 'node_modules/.cache/build'

/**
 * What was made last under this name, if what it is made of, the packages and the text of the files that decide how
 * (`sources`, as patterns) are still the same; otherwise it is made now.
 */
export function remember<Made>(name: string, sources: readonly string[], madeOf: unknown, make: () => Made): Made {
  // What V8 serialises says how it holds a text as well, which differs from one bundler to the next.
  const own = createHash('sha256').update(process.version).update(JSON.stringify(madeOf))
  const key = own.update(hashFiles(['package-lock.json', ...sources])).digest('hex')
  try {
    const kept = deserialize(readFileSync(`${folder}/${name}`)) as { readonly key: string; readonly made: Made }
    if (kept.key === key) return kept.made
  } catch {
    // Nothing is kept yet, or nothing that can be read.
  }
  const made = make()
  mkdirSync(folder, { recursive: true })
  // Two builds may run at once.
  writeFileSync(`${folder}/${name}.${process.pid}`, serialize({ key, made }))
  renameSync(`${folder}/${name}.${process.pid}`, `${folder}/${name}`)
  return made
}

/** One hash over the names and contents of the files that these patterns find. Nothing is made of a test. */
export function hashFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns], { exclude: ['src/**/*.test.{ts,tsx}'] })
  for (const file of files.filter((name) => statSync(name).isFile()).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
