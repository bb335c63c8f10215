import * as z from 'zod/mini'
import { maxLength } from './max-length.ts'
import { cleanEmail, cleanLine, emailShape, isLineSafe } from './read-line.ts'

/** What is too long is looked at no further: no pattern reads more characters than a field may hold. */
export const atMost = (most: number) => z.maxLength(most, { error: 'too-long', abort: true })

/** One line of text: trimmed, at least `least` and at most `most` characters, nothing that turns text around. */
export const line = (most: number, least = 1) =>
  z
    .string('missing')
    .check(z.overwrite(cleanLine), z.minLength(least, 'missing'), atMost(most), z.refine(isLineSafe, 'invalid'))

export const emailLine = () => line(maxLength.email).check(z.overwrite(cleanEmail), z.regex(emailShape, 'invalid'))
