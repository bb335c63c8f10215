import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Milliseconds } from '#server/storage/storage.ts'

/** Long enough to come back for the reference, or to wish for another day. */
const ticketDays = 7
const day = 24 * 3_600_000

/**
 * What the sender of a request gets beside its reference. A reference is short enough to be guessed and opens nothing;
 * whoever holds the ticket sees the reference again and may wish for a call.
 */
export function signTicket(secret: string, leadId: string, receivedAt: Milliseconds): string {
  const expiresAt = String(receivedAt + ticketDays * day)
  return [leadId, expiresAt, sign(secret, leadId, expiresAt)].join('.')
}

/** The lead a ticket was made for; null when it is not ours, was altered or has expired. */
export function readTicket(secret: string, ticket: string, now: Milliseconds): string | null {
  const [leadId = '', expiresAt = '', signature = ''] = ticket.split('.')
  const expected = Buffer.from(sign(secret, leadId, expiresAt))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && now < Number(expiresAt) ? leadId : null
}

/** The purpose is signed along, so that nothing else signed with the same secret passes for a ticket. */
function sign(secret: string, leadId: string, expiresAt: string): string {
  return createHmac('sha256', secret).update(`ticket\n${leadId}\n${expiresAt}`).digest('base64url')
}
