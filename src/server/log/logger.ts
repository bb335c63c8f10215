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
  return destination ? pino(options, destination) : pino(options)
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  return { type: error.name, code: codeOf(error), message: error.message, stack: error.stack }
}
