import path from 'node:path'
import { loadConfig } from './config.ts'
import { createLogger } from './log/logger.ts'
import { loadBuiltPages, startServer, type Server } from './start-server.ts'
import { findStorageFailure } from './storage/failure.ts'

/** `npm start`: the built site and its API, until Ctrl-C or SIGTERM. Expects to be started where `dist` lies. */
const reading = loadConfig()
if (!reading.ok) {
  // oxlint-disable-next-line no-console -- there is no log before there is a configuration
  for (const problem of reading.problems) console.error(problem)
  process.exit(1)
}
const { config } = reading
// Leads, letters and the secret are for the owner of this process only.
process.umask(0o077)
const log = createLogger(config)

const server = await start().catch((error: unknown) => {
  log.fatal({ err: error, reason: findStorageFailure(error) }, 'the server cannot start')
  process.exit(1)
})
log.info({ address: server.address, publicUrl: config.publicUrl }, 'listening')

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(server, signal))

async function start() {
  return startServer({ config, log, pages: await loadBuiltPages(path.resolve('dist')) })
}

async function leave(running: Server, signal: string) {
  log.info({ signal }, 'stopping')
  await running.stop()
  log.info('stopped')
  process.exit(0)
}
