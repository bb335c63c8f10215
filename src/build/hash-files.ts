import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

/** One hash over the names and contents of the files that these patterns find. Nothing is made of a test. */
export function hashFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns], { exclude: ['src/**/*.test.{ts,tsx}'] })
  for (const file of files.filter((name) => statSync(name).isFile()).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
