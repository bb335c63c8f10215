import { isSigned, sign, type Secret } from '#server/secret/secret.ts'

/** What authorises everything in one conversation. Derived from its id, so there is nothing to keep and to leak. */
export function signSession(secret: Secret, chatId: string): string {
  return sign(secret, signedText(chatId))
}

export function isSessionToken(secret: Secret, chatId: string, token: string): boolean {
  return isSigned(secret, signedText(chatId), token)
}

const signedText = (chatId: string) => `chat\n${chatId}`
