import { createInterface } from 'node:readline/promises'
import { loadConfig, type Config } from '#server/config.ts'
import { adviseOn } from '#server/log/advise.ts'
import { keepOwner } from './keep-owner.ts'

/** What a command-line tool writes to: its answer, and what went wrong. Each call is a line or several. */
export type Terminal = {
  readonly write: (text: string) => void
  readonly complain: (text: string) => void
  /** Asks whoever sits at the terminal; missing where nobody does. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined
}

/** 0: done. 1: it could not be done. 2: it was called wrongly. */
export type ExitCode = 0 | 1 | 2

/** Could not be done, and why. */
export function refuse({ complain }: Terminal, reason: string): ExitCode {
  complain(reason)
  return 1
}

/** Was called wrongly, and how it is called. */
export function misuse({ complain }: Terminal, problem: string, usage: string): ExitCode {
  complain(`${problem}\n\n${usage}`)
  return 2
}

/** For whoever asks for help, or says nothing; null for all others. */
export function giveHelp(words: readonly string[], { write }: Terminal, usage: string): ExitCode | null {
  const isAsked = words.includes('--help') || words.includes('-h')
  if (words.length > 0 && !isAsked) return null
  write(usage)
  return isAsked ? 0 : 2
}

/** What stands after a command's name, and what it does. */
export type Usage = readonly [argument: string, meaning: string]

export const listCommands = (commands: Readonly<Record<string, { readonly usage: Usage }>>): string =>
  Object.entries(commands)
    .map(([name, { usage }]) => `  ${`${name} ${usage[0]}`.padEnd(18)} ${usage[1]}`)
    .join('\n')

export const isOneOf = <Commands extends object>(name: string, commands: Commands): name is keyof Commands & string =>
  Object.hasOwn(commands, name)

const terminal: Terminal = {
  write: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
  confirm: process.stdin.isTTY ? askYes : undefined,
}

async function askYes(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(`${question} (yes/no) `)
  lines.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

/**
 * Runs one of our tools under the configuration of the server, and ends the process with its exit code. Who asks for help
 * is told the usage, be the configuration as it may; a tool with commands has help of its own.
 */
export async function runTool(
  work: (config: Config, terminal: Terminal) => Promise<ExitCode>,
  usage?: string,
): Promise<void> {
  if (usage !== undefined && process.argv.slice(2).some((word) => word === '--help' || word === '-h'))
    return terminal.write(usage)
  // What a tool writes down is of people: for the owner of this process only.
  process.umask(0o077)
  // `… | head` closes the pipe when it has seen enough; that is no error.
  process.stdout.on('error', () => process.exit(0))
  const reading = loadConfig()
  if (!reading.ok) {
    terminal.complain(reading.problems.join('\n'))
    process.exitCode = 1
    return
  }
  try {
    process.once('exit', keepOwner(reading.config))
    process.exitCode = await work(reading.config, terminal)
  } catch (error) {
    terminal.complain(adviseOn(error))
    process.exitCode = 1
  }
}
