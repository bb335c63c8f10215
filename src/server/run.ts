import { flushCompileCache } from 'node:module'
import path from 'node:path'
import type { Config } from './config.ts'
import { createLogger } from './log/logger.ts'
import { loadBuiltPages, startServer, type Server } from './start-server.ts'
import { findStorageFailure } from './storage/failure.ts'

/** Runs the server until it is told to stop, or cannot start: the end of this is the end of the process. */
export async function run(config: Config, releasePort: () => Promise<void>): Promise<void> {
  const log = createLogger(config)
  const start = async () =>
    startServer({ config, log, releasePort, pages: await loadBuiltPages(path.resolve('dist'), config) })

  const server = await start().catch((error: unknown) => {
    log.fatal({ err: error, reason: findStorageFailure(error) }, 'the server cannot start')
    process.exit(1)
  })
  log.info({ address: server.address, publicUrl: config.publicUrl }, 'listening')

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(server, signal))
  // Otherwise kept at the end of the process, and a process that is killed has none.
  flushCompileCache()

  async function leave(running: Server, signal: string) {
    log.info({ signal }, 'stopping')
    await running.stop()
    log.info('stopped')
    process.exit(0)
  }
}
