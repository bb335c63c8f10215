import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Milliseconds } from '#server/storage/storage.ts'

/** As long as anybody looks for an old letter. */
const validMs = 90 * 24 * 3_600_000

/** What stands behind 'Mark as answered' in a letter: whoever has the letter may say that its lead was answered. */
export function signMark(secret: string, leadId: string, at: Milliseconds): string {
  const expiresAt = (at + validMs).toString(36)
  return [leadId, expiresAt, sign(secret, leadId, expiresAt)].join('.')
}

/** The lead a mark was made for; null when it is not ours, was altered or has expired. */
export function readMark(secret: string, token: string, now: Milliseconds): string | null {
  const [leadId = '', expiresAt = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, leadId, expiresAt))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && now < parseInt(expiresAt, 36) ? leadId : null
}

/** The purpose is signed along, so that nothing else signed with the same secret passes for a mark. */
function sign(secret: string, leadId: string, expiresAt: string): string {
  return createHmac('sha256', secret).update(`answered\n${leadId}\n${expiresAt}`).digest('base64url')
}
