import { hash } from 'node:crypto'
import { makeOrderedId } from './ordered-id.ts'

/** No letter or digit that is taken for another, on paper or on the phone. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const length = 6

/**
 * What a visitor and sales call a lead by, a request as well as a chat, such as `K7M-4QX`: one of 729 million, always
 * the same for the same lead. Made from the lead and not from its conversation, which the visitor may erase.
 */
export function makeReference(leadId: string): string {
  const digest = hash('sha256', `reference\n${leadId}`, 'buffer')
  const drawn = Array.from({ length }, (_, place) => signs[digest.readUInt32BE(place * 4) % signs.length]).join('')
  return `${drawn.slice(0, length / 2)}-${drawn.slice(length / 2)}`
}

type Known = { ofReference(reference: string): Promise<object | null> }

/** An id for a new lead, in the order of arrival, so that new rows share the pages they are written to; its reference is nobody else's. */
export async function drawLeadId(leads: Known): Promise<string> {
  const id = makeOrderedId()
  return (await leads.ofReference(makeReference(id))) ? drawLeadId(leads) : id
}
