import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Milliseconds } from '#server/storage/storage.ts'

/** Whoever holds the letter may look for this long. */
export const historyLinkDays = 30

type HistoryLink = {
  readonly publicUrl: string
  readonly secret: string
  readonly leadId: string
  readonly expiresAt: Milliseconds
}

/** The address of the page that lists all requests of a lead's sender. It needs no password, so it expires. */
export function signHistoryLink({ publicUrl, secret, leadId, expiresAt }: HistoryLink): string {
  const link = new URL(`/api/demo-requests/${leadId}`, publicUrl)
  link.searchParams.set('expires', String(expiresAt))
  link.searchParams.set('signature', sign(secret, leadId, String(expiresAt)))
  return link.href
}

type SignedRequest = {
  readonly secret: string
  readonly leadId: string
  readonly expires: string
  readonly signature: string
  readonly now: Milliseconds
}

/** Whether we signed this link ourselves and its time has not passed. */
export function isHistoryLinkValid({ secret, leadId, expires, signature, now }: SignedRequest): boolean {
  const expected = Buffer.from(sign(secret, leadId, expires))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && now < Number(expires)
}

/** The purpose is signed along, so that nothing else signed with the same secret passes for a link. */
function sign(secret: string, leadId: string, expires: string): string {
  return createHmac('sha256', secret).update(`history\n${leadId}\n${expires}`).digest('base64url')
}
