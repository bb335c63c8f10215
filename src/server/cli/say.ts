import { defaultLanguage } from '#content/languages.ts'
import { sayOfficeTime } from '#emails/office-time.ts'
import { sayWish } from '#server/requests/describe.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { DeskLead } from '#server/storage/desk-storage.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { StoredWish } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { sayOnOneLine } from './terminal-text.ts'

/** A line about a lead; without a text it is left out. */
export type Detail = readonly [label: string, text: string | null]

/** What somebody came for beside the form, and until when we promised an answer: null where none is open. */
type Promised = Pick<DeskLead, 'dueAt' | 'kinds'>

/** One line about a lead, for a list; with what it asks for and until when we promised an answer. */
export function sayLead(lead: StoredLead, wishes: readonly StoredWish[] = [], promised?: Promised | null): string {
  const { id, status, source, receivedAt, suspicions } = lead
  const name = [lead.name, lead.company].filter(Boolean).join(', ')
  const who = sayOnOneLine([name, lead.email, lead.phone].filter(Boolean).join('  '))
  const state = status === 'quarantined' ? 'QUARANTINED' : status
  const doubt = suspicions.length > 0 ? `  (${suspicions.join(', ')})` : ''
  const wanted = sayWanted(wishes, promised)
  const want = status === 'answered' ? 'wanted' : 'wants'
  const asked = [
    ...(wanted.length > 0 ? [`${want} ${wanted.join(', ')}`] : []),
    ...(promised?.dueAt ? [`answer by ${sayOfficeTime(promised.dueAt)}`] : []),
  ].join(', ')
  const about = `${state.padEnd(11)}  ${source}  ${makeReference(id)}  ${sayOfficeTime(receivedAt)}  ${who}`
  return `${id}  ${about}${asked && `  ${asked}`}${doubt}`
}

/** A person first, then each wish. */
function sayWanted(wishes: readonly StoredWish[], promised?: Promised | null): readonly string[] {
  const person = promised?.kinds.includes('person') ? [askedPerson] : []
  return [...person, ...wishes.map(({ intent }) => sayWish(intent, defaultLanguage))]
}

export const askedPerson = 'a person'

/** One line about a delivery, with what stands in its way. */
export function sayMessage(message: OutboxMessage): string {
  const { id, delivery, attempts, lastError } = message
  const what = delivery.kind === 'mail' ? `mail ${delivery.template}` : delivery.kind
  const tries = attempts === 1 ? '1 failed attempt' : `${attempts} failed attempts`
  const trouble = attempts > 0 ? `, ${tries}` : ''
  const reason = lastError ? `: ${sayOnOneLine(lastError)}` : ''
  return `${id}  ${what.padEnd(25)}  ${sayState(message)}${trouble}${reason}`
}

function sayState({ status, dueAt, deliveredAt, createdAt }: OutboxMessage): string {
  if (status === 'delivered') return `delivered ${sayOfficeTime(deliveredAt ?? createdAt)}`
  return status === 'dead' ? 'DEAD' : `waiting, next attempt ${sayOfficeTime(dueAt)}`
}

export function sayCount(leads: number): string {
  return leads === 1 ? '1 lead' : `${leads} leads`
}
