import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * With those above it, for the owner of this process alone. Node's own way (`recursive`) tries for ever where the system
 * makes none, as in `/proc`.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(path.resolve(folder)))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another one that starts may have been quicker.
    if (!existsSync(folder)) throw error
  }
}
