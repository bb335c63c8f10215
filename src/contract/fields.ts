import * as z from 'zod/mini'
import { readEmail, readLine, type LineReading } from './read-line.ts'

/** What is too long is looked at no further: no pattern reads more characters than a field may hold. */
export const atMost = (most: number) => z.maxLength(most, { error: 'too-long', abort: true })

/** What is wrong with a field is its one issue: nothing else is checked of it then. */
const toSchema = (read: (value: unknown) => LineReading) =>
  z.transform((value, { issues }) => {
    const { text, problem } = read(value)
    if (problem !== null) issues.push({ code: 'custom', input: value, message: problem })
    return text
  })

export const line = (most: number, least = 1) => toSchema((value) => readLine(value, most, least))
export const emailLine = () => toSchema(readEmail)
