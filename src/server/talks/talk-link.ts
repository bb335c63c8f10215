import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Milliseconds } from '#server/storage/storage.ts'

const days = 30
const day = 24 * 3_600_000

/** What opens a conversation from a letter, on any device. Derived, so that there is nothing to keep and to leak. */
export function signTalkLink(secret: string, chatId: string, writtenAt: Milliseconds): string {
  const expiresAt = String(writtenAt + days * day)
  return [chatId, expiresAt, sign(secret, chatId, expiresAt)].join('.')
}

/** The conversation a link was made for; null when it is not ours, was altered or has expired. */
export function readTalkLink(secret: string, link: string, now: Milliseconds): string | null {
  const [chatId = '', expiresAt = '', signature = '', ...rest] = link.split('.')
  const expected = Buffer.from(sign(secret, chatId, expiresAt))
  const given = Buffer.from(signature)
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && now < Number(expiresAt) ? chatId : null
}

/** The purpose is signed along, so that nothing else signed with the same secret passes for a link. */
function sign(secret: string, chatId: string, expiresAt: string): string {
  return createHmac('sha256', secret).update(`talk-link\n${chatId}\n${expiresAt}`).digest('base64url')
}
