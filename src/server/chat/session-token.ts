import { createHmac, timingSafeEqual } from 'node:crypto'

/** What authorises everything in one conversation. Derived from its id, so there is nothing to keep and to leak. */
export function signSession(secret: string, chatId: string): string {
  // The purpose is signed along, so that nothing else signed with the same secret passes for a token.
  return createHmac('sha256', secret).update(`chat\n${chatId}`).digest('base64url')
}

export function isSessionToken(secret: string, chatId: string, token: string): boolean {
  const expected = Buffer.from(signSession(secret, chatId))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
