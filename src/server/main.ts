import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { keepCompiled } from './compiled.ts'
import { loadConfig } from './config.ts'
import { adviseOn } from './log/advise.ts'
import { claimPort } from './port.ts'

/** `npm start`: the built site and its API, until Ctrl-C or SIGTERM. Expects to be started where `dist` lies. */
const reading = loadConfig()
if (!reading.ok) refuse(reading.problems)
// Before the database is opened: a server that nobody can reach must not migrate it, nor send its letters.
const claim = await claimPort(reading.config)
if (!claim.ok) refuse([claim.problem])
const trouble = findTrouble(reading.config.dataDir)
if (trouble !== null) refuse([trouble])
// Leads, letters and the secret are for the owner of this process only.
process.umask(0o077)
keepCompiled(reading.config.dataDir)
const { run } = await import('./run.ts')
await run(reading.config, claim.release)

/** What keeps us from writing where the data goes. */
function findTrouble(dataDir: string): string | null {
  try {
    makeFolder(path.resolve(dataDir))
    accessSync(dataDir, constants.W_OK)
    return null
  } catch (error) {
    return `DATA_DIR cannot be written to: ${adviseOn(error)}`
  }
}

/** With those above it. Node's own way tries for ever where the system makes none, as in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another one that starts may have been quicker.
    if (!existsSync(folder)) throw error
  }
}

function refuse(problems: readonly string[]): never {
  // oxlint-disable-next-line no-console -- a mistake of whoever starts it is said in a sentence, not as a line of the log
  for (const problem of problems) console.error(problem)
  process.exit(1)
}
