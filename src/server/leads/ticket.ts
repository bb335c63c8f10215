import { isSigned, sign, type Secret } from '#server/secret.ts'
import type { Milliseconds } from '#server/clock/milliseconds.ts'

/** Long enough to come back for the reference, or to wish for another day. */
const ticketDays = 7
const day = 24 * 3_600_000

/**
 * What the sender of a request gets beside its reference. A reference is short enough to be guessed and opens nothing;
 * whoever holds the ticket sees the reference again and may wish for a call.
 */
export function signTicket(secret: Secret, leadId: string, receivedAt: Milliseconds): string {
  const expiresAt = String(receivedAt + ticketDays * day)
  return [leadId, expiresAt, sign(secret, signedText(leadId, expiresAt))].join('.')
}

/** The lead a ticket was made for; null when it is not ours, was altered or has expired. */
export function readTicket(secret: Secret, ticket: string, now: Milliseconds): string | null {
  const [leadId = '', expiresAt = '', signature = '', ...rest] = ticket.split('.')
  const isOurs = isSigned(secret, signedText(leadId, expiresAt), signature)
  return isOurs && rest.length === 0 && now < Number(expiresAt) ? leadId : null
}

const signedText = (leadId: string, expiresAt: string) => `ticket\n${leadId}\n${expiresAt}`
