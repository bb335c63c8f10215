import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The words behind a command, taken apart, or what is wrong with them: no tool overlooks an option it does not know. */
export function parseWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, strict: true, options })
  } catch (error) {
    return error instanceof Error ? error.message : 'these options cannot be read'
  }
}
