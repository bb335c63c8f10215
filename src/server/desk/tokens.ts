import { createHash, createHmac } from 'node:crypto'

/** 256 bits: nobody guesses one, however long. */
const tokenBytes = 32

/** What stands in a link or a cookie, and nowhere else: the database holds its hash. */
export function drawToken(randomBytes: (size: number) => Buffer): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** A token is random enough for a plain hash: there is no list of likely ones to try. */
export function hashToken(token: string): string {
  return createHash('sha256').update(`desk\n${token}`).digest('base64url')
}

/**
 * Stands for an address that somebody typed at the door. The letter waits under it, whoever it belongs to, and the
 * address of a stranger is kept nowhere.
 */
export function markAddress(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`desk-address\n${email.trim().toLowerCase()}`).digest('base64url')
}
