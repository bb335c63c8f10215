import { isSigned, sign, type Secret } from '#server/secret.ts'
import type { Milliseconds } from '#server/clock/milliseconds.ts'

const days = 30
const day = 24 * 3_600_000

/** What opens a conversation from a letter, on any device. Derived, so that there is nothing to keep and to leak. */
export function signTalkLink(secret: Secret, chatId: string, writtenAt: Milliseconds): string {
  const expiresAt = String(writtenAt + days * day)
  return [chatId, expiresAt, sign(secret, signedText(chatId, expiresAt))].join('.')
}

/** The conversation a link was made for; null when it is not ours, was altered or has expired. */
export function readTalkLink(secret: Secret, link: string, now: Milliseconds): string | null {
  const [chatId = '', expiresAt = '', signature = '', ...rest] = link.split('.')
  const isOurs = rest.length === 0 && isSigned(secret, signedText(chatId, expiresAt), signature)
  return isOurs && now < Number(expiresAt) ? chatId : null
}

const signedText = (chatId: string, expiresAt: string) => `talk-link\n${chatId}\n${expiresAt}`
