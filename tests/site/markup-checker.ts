import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

type Message = { readonly url: string; readonly message: string; readonly extract?: string }

const run = promisify(execFile)
const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar')

/** A short life: one thread of collection and the quick compiler halve the time. */
const java = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xss4m']
const checker = ['--exit-zero-always', '--stdout', '--format', 'json', '--also-check-css', '--also-check-svg']

/**
 * What the checker has not learnt yet, word for word; `mask` with a position and a size is in every engine, and the HTML
 * standard has `blocking` at `rel=expect`, too. Nothing else is forgiven, warnings included.
 */
const notLearntYet: ReadonlySet<string> = new Set([
  'CSS: “mask”: Too many values or values are not recognized.',
  'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
])

/** What the Nu HTML checker says of files, a line each. One start of Java for all of them. */
export async function checkMarkup(files: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run(process.env['JAVA'] ?? 'java', [...java, '-jar', jar, ...checker, ...files], {
    maxBuffer: 2 ** 26,
  })
  const { messages } = JSON.parse(stdout) as { readonly messages: readonly Message[] }
  return messages
    .filter(({ message }) => !notLearntYet.has(message))
    .map(({ url, message, extract = '' }) => `${url.replace(/.*\//, '')}: ${message} (${extract.trim()})`)
}
