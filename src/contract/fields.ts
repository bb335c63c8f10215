import * as z from 'zod/mini'
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

/** What is too long is looked at no further: no pattern reads more characters than a field may hold. */
export const atMost = (most: number) => z.maxLength(most, { error: 'too-long', abort: true })

const unseen = /\p{Default_Ignorable_Code_Point}+/gu
/** Nothing, or only signs that show nothing, such as the space of no width that some keyboards leave behind. */
export const blank = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** One line of text: trimmed, at least `least` and at most `most` characters, nothing that turns text around. */
export const line = (most: number, least = 1) =>
  z.string('missing').check(
    z.trim(),
    z.overwrite((text) => (blank.test(text) ? '' : text)),
    z.minLength(least, 'missing'),
    atMost(most),
    z.refine((text) => !lineUnsafe.test(text), 'invalid'),
  )

/** An e-mail address, without what a keyboard or a sentence has left in it: signs that nobody sees, a dot at the end. */
export const emailLine = () =>
  line(maxLength.email).check(
    z.overwrite((text) => text.replaceAll(unseen, '').trim().replace(/\.$/, '')),
    z.regex(emailShape, 'invalid'),
  )

/** How a caller names a language: ISO 639. */
export const languageShape = /^[a-z]{2,3}$/
