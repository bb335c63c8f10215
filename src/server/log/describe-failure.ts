const address = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g
const longest = 400
/** A mail server may answer with a million signs; looking for addresses costs the square of what is looked through. */
const mostRead = 2000

/**
 * Why an attempt failed, for the operator: the whole chain of causes, on one line and in signs that a database keeps.
 * Receivers repeat what they refuse, so of theirs the log has `nameFailure` alone.
 */
export function describeFailure(error: unknown): string {
  const said = listCauses(error).map((cause) => cause.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  return [...new Set(said)].join(': ').slice(0, mostRead).replace(address, '[address]').slice(0, longest).toWellFormed()
}

function listCauses(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  // `fetch failed` and several addresses tried in vain say nothing without what lies beneath.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.flatMap(listCauses)
  const code =
    'code' in error && typeof error.code === 'string' && !error.message.includes(error.code) ? error.code : ''
  const own = [error.message || error.name, code && `(${code})`].filter(Boolean).join(' ')
  return error.cause === undefined ? [own] : [own, ...listCauses(error.cause)]
}
