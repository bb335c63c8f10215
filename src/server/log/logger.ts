import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { codeOf } from '#server/error-code.ts'

/**
 * JSON lines. What a visitor sent never goes in: requests are noted by their route, and of an error only what it is
 * and where, because a driver may put the values of a row into its other properties.
 */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const serializers = { err: describeError, req: () => undefined, res: () => undefined }
  const options = { level: logLevel, base: undefined, serializers, timestamp: pino.stdTimeFunctions.isoTime }
  return pino(options, destination ?? openStandardOutput())
}

/**
 * What cannot be written down is lost, and the server goes on. Pino's own way ends it where the log lies on a full disk,
 * and then waits for ever for room, deaf to signals.
 */
function openStandardOutput(): DestinationStream {
  if (!process.stdout.listeners('error').includes(passOver)) process.stdout.on('error', passOver)
  return { write: (line) => void process.stdout.write(line) }
}
const passOver = () => undefined

/** Of the class 'data exception' of SQLSTATE. */
const unreadable = /^22[0-9A-Z]{3}$/

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = codeOf(error)
  const { message, stack = '' } = error
  // PostgreSQL repeats what it cannot read, and that was sent.
  if (typeof code === 'string' && unreadable.test(code))
    return { type: error.name, code, stack: stack.replace(message, '') }
  return { type: error.name, code, message, stack }
}
