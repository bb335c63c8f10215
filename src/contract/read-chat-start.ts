import {
  chatStartFields,
  type ChatStart,
  type ChatStartField,
  type ChatStartProblems,
  type ChatVariant,
} from './chat.ts'
import { maxLength } from './max-length.ts'
import { languageShape, readEmail, readLine, type LineReading } from './read-line.ts'

type ChatStartReading =
  | { readonly ok: true; readonly start: ChatStart }
  | { readonly ok: false; readonly problems: ChatStartProblems }

/** What the browser says by itself: a value of another shape counts as none. */
const readShaped = (value: unknown, shape: RegExp) => (typeof value === 'string' && shape.test(value) ? value : '')

/** Asked for in window A alone. */
function readPhone(value: unknown, variant: ChatVariant): LineReading {
  const line = readLine(value ?? '', maxLength.phone, variant === 'A' ? 1 : 0)
  const hasNoDigit = line.problem === null && line.text !== '' && !/\d/.test(line.text)
  return hasNoDigit ? { ...line, problem: 'invalid' } : line
}

/** Reads a posted start form: trims, checks each field, ignores what it does not know. Any other variant than A is B. */
export function readChatStart(input: unknown): ChatStartReading {
  const fields = readObject(input)
  const variant: ChatVariant = fields.variant === 'A' || fields.variant === 'a' ? 'A' : 'B'
  const lines: Readonly<Record<ChatStartField, LineReading>> = {
    name: readLine(fields.name, maxLength.name),
    company: readLine(fields.company ?? '', maxLength.company, 0),
    email: readEmail(fields.email),
    phone: readPhone(fields.phone, variant),
  }
  const problems: ChatStartProblems = Object.fromEntries(
    chatStartFields.flatMap((field) => {
      const { problem } = lines[field]
      return problem === null ? [] : [[field, problem]]
    }),
  )
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return {
    ok: true,
    start: {
      variant,
      name: lines.name.text,
      company: lines.company.text,
      email: lines.email.text,
      phone: lines.phone.text,
      timeZone: readShaped(fields.timeZone, /^[A-Za-z][\w+\-/]{0,63}$/),
      page: readShaped(fields.page, /^\/[\w\-/]{0,199}$/),
      language: readShaped(fields.language, languageShape),
    },
  }
}

/** What is no object has no fields. */
export function readObject(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}
}
