import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { environment } from './environment.ts'
import { codeOf } from './error-code.ts'

type EnvFile = {
  readonly written: Readonly<Record<string, string | undefined>>
  /** One line each, with file and line; none repeats what stands there, which may be a secret. */
  readonly problems: readonly string[]
}

/**
 * What `.env` says. A file that is not there says nothing; what `parseEnv` would pass over, cut short or take for
 * something else is a problem, so that nobody runs with other settings than were written down.
 */
export function readEnvFile(file = '.env'): EnvFile {
  const refuse = (...problems: readonly string[]): EnvFile => ({ written: {}, problems })
  try {
    if (!lstatSync(file, { throwIfNoEntry: false })) return { written: {}, problems: [] }
    const bytes = readFileSync(file)
    const problem = findWrongBytes(bytes)
    if (problem !== null) return refuse(`${file}:${problem}`)
    const text = bytes.toString('utf8')
    const problems = findMistakes(text.split(/\r?\n/))
    return problems.length > 0
      ? refuse(...problems.map(({ line, said }) => `${file}:${line} ${said}`))
      : { written: parseEnv(text), problems: [] }
  } catch (error) {
    const code = String(codeOf(error) ?? error)
    return refuse(`${file} cannot be read (${code}): ${steps[code] ?? 'see what lies there'}`)
  }
}

const steps: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder; a file with a line NAME=value for each variable is meant',
  EACCES: 'let the account that starts the site read it',
  ENOENT: 'it is a link that leads nowhere',
}

const lineBreak = 0x0a

/** The line and what is wrong with how its signs are written. */
function findWrongBytes(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return '1 begins with a byte order mark: save it as UTF-8 without one'
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isWide || bytes.includes(0)) return '1 is not UTF-8 (UTF-16?): save it as UTF-8'
  if (isUtf8(bytes)) return null
  let [line, from] = [1, 0]
  for (let end = bytes.indexOf(lineBreak); end >= 0 && isUtf8(bytes.subarray(from, end)); line += 1) {
    from = end + 1
    end = bytes.indexOf(lineBreak, from)
  }
  return `${line} is not UTF-8: save the file as UTF-8`
}

type Mistake = { readonly line: number; readonly said: string }

const plainName = /^[\w.-]+$/

function findMistakes(lines: readonly string[]): readonly Mistake[] {
  const mistakes: Mistake[] = []
  const before = new Map<string, Setting>()
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? ''
    if (line.includes('\r'))
      mistakes.push({ line: at + 1, said: 'has line breaks of an old Mac: save it with those of Unix' })
    if (line === '' || line.startsWith('#') || line.includes('\r')) continue
    const judged = judge(line, lines.slice(at + 1))
    const { said = contradict({ line, number: at + 1 }, before), further = 0 } = judged
    if (said !== undefined) mistakes.push({ line: at + 1, said })
    at += further
  }
  return mistakes
}

/** What a name is set to, and in which line. */
type Setting = { readonly value: string | undefined; readonly number: number }

/** Of two values only the last would count, and whoever changes the first wonders why nothing comes of it. */
function contradict(
  { line, number }: { readonly line: string; readonly number: number },
  before: Map<string, Setting>,
): string | undefined {
  const [[name, value] = ['', '']] = Object.entries(parseEnv(line))
  if (!Object.hasOwn(environment.shape, name)) return undefined
  const first = before.get(name)
  if (first && first.value !== value) return `says ${name} otherwise than line ${first.number}: leave one of them`
  before.set(name, { value, number })
  return undefined
}

type Judgement = {
  readonly said?: string
  /** Over how many more lines the value goes on. */
  readonly further?: number
}

function judge(line: string, below: readonly string[]): Judgement {
  const at = line.indexOf('=')
  if (at < 0) return { said: 'has no "=": a line says NAME=value, and a comment begins with #' }
  const name = line.slice(line.startsWith('export ') ? 'export '.length : 0, at).trimEnd()
  const raw = line.slice(at + 1)
  if (!plainName.test(name)) return { said: 'has a name that is none: letters, digits and _ stand before the "="' }
  const isOurs = Object.hasOwn(environment.shape, name)
  const value = raw.trim()
  const [quote] = /^["'`]/.exec(value) ?? []
  if (quote === undefined) return isOurs && hasCut(raw) ? { said: cut } : {}
  const closing = value.indexOf(quote, 1)
  if (closing >= 0)
    return /^\s*(#|$)/.test(value.slice(closing + 1)) ? {} : { said: 'goes on behind the closing quote' }
  // Ours are of one line; of a certificate of somebody else's nobody knows.
  const further = below.findIndex((next) => next.includes(quote)) + 1
  return isOurs || further === 0 ? { said: 'opens a quote that it does not close' } : { further }
}

/** Whether a `#` that begins a comment stands where none was meant: in a password, say. */
const hasCut = (raw: string) => raw.split(/\s#/)[0]?.includes('#') ?? false
const cut = 'has a # without quotes, where a comment would begin: put the whole value in quotes, NAME="value"'
