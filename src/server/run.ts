import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { forgetOtherBuilds } from './compiled.ts'
import type { Config } from './config.ts'
import { adviseOn } from './log/advise.ts'
import { createLogger } from './log/logger.ts'
import { loadBuiltPages, startServer } from './start-server.ts'
import { findStorageFailure, UnopenedDatabase } from './storage/failure.ts'
import { codeOf } from './error-code.ts'

/** Runs the server until it is told to stop, or cannot start: the end of this is the end of the process. */
export async function run(config: Config, releasePort: () => Promise<void>): Promise<void> {
  const log = createLogger(config)
  const start = async () =>
    startServer({ config, log, releasePort, pages: await loadBuiltPages(path.resolve('dist'), config) })

  const starting = start().catch((error: unknown) => {
    // What whoever starts it can mend is said in a sentence, not as a line of the log.
    if (isOperators(error)) process.stderr.write(`${adviseOn(error)}\n`)
    else log.fatal({ err: error, reason: findStorageFailure(error) }, 'the server cannot start')
    process.exit(1)
  })
  // It serves before all is read.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(signal))
  const { address } = await starting
  log.info({ address, publicUrl: config.publicUrl }, 'listening')

  // Otherwise kept at the end of the process, and a process that is killed has none.
  flushCompileCache()
  await forgetOtherBuilds(config.dataDir)

  async function leave(signal: string) {
    log.info({ signal }, 'stopping')
    const server = await starting
    await server.stop()
    log.info('stopped')
    process.exit(0)
  }
}

/** A database that cannot be opened, or a file that belongs to somebody else: the message names it. */
function isOperators(error: unknown): boolean {
  return error instanceof UnopenedDatabase || codeOf(error) === 'EACCES'
}
