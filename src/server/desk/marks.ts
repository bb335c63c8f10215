import { isSigned, sign, type Secret } from '#server/secret.ts'
import type { Milliseconds } from '#server/clock/milliseconds.ts'

/** As long as anybody looks for an old letter. */
const validMs = 90 * 24 * 3_600_000

/** What stands behind 'Mark as answered' in a letter: whoever has the letter may say that its lead was answered. */
export function signMark(secret: Secret, leadId: string, at: Milliseconds): string {
  const expiresAt = (at + validMs).toString(36)
  return [leadId, expiresAt, sign(secret, signedText(leadId, expiresAt))].join('.')
}

/** The lead a mark was made for; null when it is not ours, was altered or has expired. */
export function readMark(secret: Secret, token: string, now: Milliseconds): string | null {
  const [leadId = '', expiresAt = '', signature = ''] = token.split('.')
  const isOurs = isSigned(secret, signedText(leadId, expiresAt), signature)
  return isOurs && now < parseInt(expiresAt, 36) ? leadId : null
}

const signedText = (leadId: string, expiresAt: string) => `answered\n${leadId}\n${expiresAt}`
