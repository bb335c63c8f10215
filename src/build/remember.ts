import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'

export const cacheFolder = 'node_modules/.cache/build'
const keyLength = 32

/**
 * The bytes that were made last under this name, if what they are made of, the packages and the text of the files that
 * decide how (`sources`, as patterns) are still the same; otherwise they are made now.
 */
export function remember(name: string, sources: readonly string[], madeOf: unknown, make: () => Buffer): Buffer {
  const own = createHash('sha256').update(process.version).update(JSON.stringify(madeOf))
  const key = own.update(hashFiles(['package-lock.json', ...sources])).digest()
  const file = `${cacheFolder}/${name}`
  const kept = existsSync(file) ? readFileSync(file) : Buffer.of()
  if (kept.subarray(0, keyLength).equals(key)) return kept.subarray(keyLength)
  const made = make()
  mkdirSync(cacheFolder, { recursive: true })
  // Two builds may run at once.
  writeFileSync(`${file}.${process.pid}`, Buffer.concat([key, made]))
  renameSync(`${file}.${process.pid}`, file)
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
