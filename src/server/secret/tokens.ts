import { hash } from 'node:crypto'
import { isSigned, sign, type Secret } from './secret.ts'

/** 256 bits: nobody guesses one, however long. */
const tokenBytes = 32

/** What stands in a link or a cookie, and nowhere else: the database holds its hash. */
export function drawToken(randomBytes: (size: number) => Buffer): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** A token is random enough for a plain hash: there is no list of likely ones to try. */
export function hashToken(token: string): string {
  return hash('sha256', `desk\n${token}`, 'base64url')
}

/**
 * Stands for an address that somebody typed at the door. The letter waits under it, whoever it belongs to, and the
 * address of a stranger is kept nowhere.
 */
export function markAddress(secret: Secret, email: string): string {
  return sign(secret, markedText(email))
}

/** Whether a mark stands for this address, whichever of our secrets made it. */
export function isMarkOf(email: string, mark: string, secret: Secret): boolean {
  return isSigned(secret, markedText(email), mark)
}

const markedText = (email: string) => `desk-address\n${email.trim().toLowerCase()}`
