import { listCauses } from './describe-failure.ts'

/** A failure that is told in our own words alone: they repeat nothing that a receiver said, and may stand in the log. */
export class OwnFailure extends Error {}

/**
 * Why an attempt at a delivery failed, for the log: our own words, and of what anybody else said only codes. Receivers
 * repeat whom and what they refuse; their words are kept with the message itself, by `describeFailure`.
 */
export function nameFailure(error: unknown): string {
  const named = [...new Set(listCauses(error).map(nameOne))].filter((name) => name !== '')
  return named.join(': ') || nameKind(error)
}

function nameOne(error: unknown): string {
  return error instanceof OwnFailure ? error.message : listCodes(error).join(' ')
}

/** What a mail server may say before its words, behind the status (RFC 3463). */
const enhancedStatus = /(?<=^\d{3}[ -])[245]\.\d{1,3}\.\d{1,3}(?!\S)/

/** Of an error of Node, its libraries or a mail server; each only where it looks like what it should be. */
function listCodes(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return []
  const { command, responseCode, response, code, originalCode } = error as Error & Readonly<Record<string, unknown>>
  const codes = [
    takeLike(/^[A-Z][A-Z0-9 -]{1,30}$/, command),
    takeLike(/^[2-5]\d\d$/, typeof responseCode === 'number' ? String(responseCode) : ''),
    takeLike(enhancedStatus, response),
    takeLike(/^[A-Z0-9][A-Z0-9_]{1,60}$/, code),
    takeLike(/^[A-Z0-9][A-Z0-9_]{1,60}$/, originalCode),
  ]
  return codes.filter((one) => one !== '')
}

function takeLike(pattern: RegExp, value: unknown): string {
  return (typeof value === 'string' && pattern.exec(value)?.[0]) || ''
}

function nameKind(error: unknown): string {
  return (error instanceof Error && takeLike(/^[A-Za-z]{1,60}$/, error.name)) || typeof error
}
