import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'

/** Writes what only the owner of this process needs to read, and overwrites nothing. */
export async function writeNew(file: string, text: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already; nothing was overwritten`)
  await writeFile(file, text, { mode: 0o600, flag: 'wx' })
}
