import { codeOf } from '#server/error-code.ts'

const address = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g
const longest = 400
/** A mail server may answer with a million signs; looking for addresses costs the square of what is looked through. */
const mostRead = 2000

/**
 * Why an attempt failed, for the operator: the whole chain of causes, on one line and in signs that a database keeps.
 * Receivers repeat what they refuse, so of theirs the log has `nameFailure` alone.
 */
export function describeFailure(error: unknown): string {
  const said = listCauses(error).map((cause) =>
    sayCause(cause)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  return [...new Set(said)].join(': ').slice(0, mostRead).replace(address, '[address]').slice(0, longest).toWellFormed()
}

function sayCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = codeOf(error)
  const isNew = typeof code === 'string' && code !== '' && !error.message.includes(code)
  return `${error.message || error.name}${isNew ? ` (${code})` : ''}`
}

/** `fetch failed` and several addresses tried in vain say nothing without what lies beneath. */
export function listCauses(error: unknown): readonly unknown[] {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.flatMap(listCauses)
  return error instanceof Error && error.cause !== undefined ? [error, ...listCauses(error.cause)] : [error]
}
