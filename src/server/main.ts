import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { loadConfig } from './config.ts'

/** `npm start`: the built site and its API, until Ctrl-C or SIGTERM. Expects to be started where `dist` lies. */
const reading = loadConfig()
if (!reading.ok) {
  // oxlint-disable-next-line no-console -- there is no log before there is a configuration
  for (const problem of reading.problems) console.error(problem)
  process.exit(1)
}
// Leads, letters and the secret are for the owner of this process only.
process.umask(0o077)
// What was compiled at one start is not compiled at the next, which may follow a crash. It is only a copy of what lies
// in `dist`; where it cannot be kept, nothing but time is lost.
enableCompileCache(path.join(reading.config.dataDir, 'compiled'))
const { run } = await import('./run.ts')
await run(reading.config)
