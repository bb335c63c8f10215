import { existsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'

/** Writes what only the owner of this process needs to read, and overwrites nothing. */
export async function writeNew(file: string, text: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already; nothing was overwritten`)
  const made = await open(file, 'wx', 0o600)
  try {
    await made.writeFile(text)
  } catch (error) {
    // Half of it would be in the way of the next try.
    await rm(file)
    throw error
  } finally {
    await made.close()
  }
}
