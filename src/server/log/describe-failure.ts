const address = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g
const longest = 400

/**
 * Why an attempt failed, for the log and the operator: the whole chain of causes, on one line. Receivers like to
 * repeat the address they refuse; the log holds none.
 */
export function describeFailure(error: unknown): string {
  const said = listCauses(error).map((cause) => cause.replace(/\s+/g, ' ').trim())
  return [...new Set(said)].join(': ').replace(address, '[address]').slice(0, longest)
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
