import { keepCompiled } from './compiled.ts'
import { loadConfig } from './config.ts'
import { findUnwritable } from './find-unwritable.ts'
import { claimPort } from './port.ts'

/** `npm start`: the built site and its API, until Ctrl-C or SIGTERM. Expects to be started where `dist` lies. */
const reading = loadConfig()
if (!reading.ok) refuse(reading.problems)
// Before the database is opened: a server that nobody can reach must not migrate it, nor send its letters.
const claim = await claimPort(reading.config)
if (!claim.ok) refuse([claim.problem])
const troubles = findUnwritable(reading.config)
if (troubles.length > 0) refuse(troubles)
// Leads, letters and the secret are for the owner of this process only.
process.umask(0o077)
keepCompiled(reading.config.dataDir)
const { run } = await import('./run.ts')
await run(reading.config, claim.release)

function refuse(problems: readonly string[]): never {
  // oxlint-disable-next-line no-console -- a mistake of whoever starts it is said in a sentence, not as a line of the log
  for (const problem of problems) console.error(problem)
  process.exit(1)
}
