/** A zero too many after the country's code stands before these. */
const digitsAlike = 7
const e164 = /^\+[1-9]\d{6,14}$/

/**
 * The number as it is dialled from anywhere, as the visitor's browser made it from what was typed. Null unless both end
 * in the same digits: sales calls nobody the visitor has not named.
 */
export function readDialled(sent: unknown, typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '').slice(-digitsAlike)
  return typeof sent === 'string' && e164.test(sent) && digits !== '' && sent.endsWith(digits) ? sent : null
}
