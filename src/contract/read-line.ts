import { maxLength } from './max-length.ts'

// Control, line-break and direction-override characters have no place in a name or an address: they forge mail headers
// and turn text around. A message may hold line breaks and tabs.
const lineUnsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
export const textUnsafe = /[^\P{Cc}\n\r\t]/u
/**
 * Something, an `@`, and a name with a dot inside. Of the dots behind the first character the first one decides, so that
 * there is one way to read an address and a long row of dots costs no more than its length.
 */
export const emailShape = /^[^\s@,;<>"]+@[^\s@,;<>"][^\s@,;<>".]*\.[^\s@,;<>"]+$/

const unseen = /\p{Default_Ignorable_Code_Point}+/gu
/** Nothing, or only signs that show nothing, such as the space of no width that some keyboards leave behind. */
export const blank = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** A line as it is kept: nothing around it, and nothing at all where it only holds signs that show nothing. */
const cleanLine = (text: string) => (blank.test(text) ? '' : text.trim())
const isLineSafe = (text: string) => !lineUnsafe.test(text)
/** An address without what a keyboard or a sentence has left in it: signs that nobody sees, a dot at the end. */
const cleanEmail = (text: string) => text.replaceAll(unseen, '').trim().replace(/\.$/, '')

type LineProblem = 'missing' | 'invalid' | 'too-long'
/** A field as it is kept, and the first thing that is wrong with it. */
export type LineReading = { readonly text: string; readonly problem: LineProblem | null }

/** One line of text of at least `least` and at most `most` characters; what is no text is missing. */
export function readLine(value: unknown, most: number, least = 1): LineReading {
  const text = typeof value === 'string' ? cleanLine(value) : ''
  if (typeof value !== 'string' || text.length < least) return { text, problem: 'missing' }
  if (text.length > most) return { text, problem: 'too-long' }
  return { text, problem: isLineSafe(text) ? null : 'invalid' }
}

/** An e-mail address. */
export function readEmail(value: unknown): LineReading {
  const line = readLine(value, maxLength.email)
  if (line.problem !== null) return line
  const text = cleanEmail(line.text)
  return { text, problem: emailShape.test(text) ? null : 'invalid' }
}

/** How a caller names a language: ISO 639. */
export const languageShape = /^[a-z]{2,3}$/
