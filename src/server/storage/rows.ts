import { readLanguage } from '#content/languages.ts'
import type { Ask } from '#contract/intent.ts'
import { countryOfPhone } from './lead-country.ts'
import { makeReference } from '#server/ids/reference.ts'
import { digitsOf, foldText, toSearchText, waysToWrite } from './search-words.ts'
import type { ChatRow, LeadRow, MessageRow, OutboxRow, WishRow } from './schema.ts'
import type { OutboxMessage } from './outbox-storage.ts'
import type { LeadKeys, StoredChat, StoredMessage, StoredWish } from './storage.ts'
import type { StoredLead } from './stored-lead.ts'

/** What stands in the JSON columns was written by `toLeadRow` and is trusted to have its shape. */
export function fromLeadRow(row: LeadRow): StoredLead {
  return {
    id: row.id,
    receivedAt: row.receivedAt,
    status: row.status,
    source: row.source,
    name: row.name,
    phone: row.phone,
    email: row.email,
    company: row.company,
    interestedModules: JSON.parse(row.interestedModules),
    businessSize: row.businessSize || null,
    message: row.message,
    suspicions: JSON.parse(row.suspicions),
    attribution: row.attribution === null ? null : JSON.parse(row.attribution),
    followsId: row.followsId,
    answeredAt: row.answeredAt,
    phoneE164: row.phoneE164,
    callbackAt: row.callbackAt,
    language: readLanguage(row.language),
  }
}

export function toLeadRow(lead: StoredLead, { person, idempotencyKey }: LeadKeys): LeadRow {
  return {
    ...lead,
    interestedModules: JSON.stringify(lead.interestedModules),
    businessSize: lead.businessSize ?? '',
    suspicions: JSON.stringify(lead.suspicions),
    attribution: lead.attribution && JSON.stringify(lead.attribution),
    personEmail: person.email,
    personPhone: person.phone,
    idempotencyKey,
    reference: makeReference(lead.id),
    search: searchOf(lead),
    country: countryOfPhone(lead.phone, lead.phoneE164),
    wanted: '',
    dueAt: null,
    ownerId: null,
    ownedAt: null,
    keptAt: null,
    toldIn: null,
  }
}

/** What a lead is found by that it says of itself. */
export function searchOf(lead: StoredLead): string {
  return toSearchText([
    lead.name,
    lead.company,
    lead.email,
    digitsOf(lead.phone),
    digitsOf(lead.phoneE164),
    ...waysToWrite(makeReference(lead.id)),
    lead.message,
  ])
}

export function fromOutboxRow(row: OutboxRow): OutboxMessage {
  return {
    id: row.id,
    delivery: JSON.parse(row.delivery),
    messageId: row.messageId,
    status: row.status,
    createdAt: row.createdAt,
    dueAt: row.dueAt,
    attempts: row.attempts,
    refusals: row.refusals,
    lastError: row.lastError,
    deliveredAt: row.deliveredAt,
    language: readLanguage(row.language),
  }
}

export function fromChatRow(row: ChatRow): StoredChat {
  return { ...row, language: readLanguage(row.language) }
}

export function fromMessageRow(row: MessageRow): StoredMessage {
  const { search: _, sources, suggestions, handOff, language, person, isForPerson, ...kept } = row
  return {
    ...kept,
    sources: JSON.parse(sources),
    suggestions: JSON.parse(suggestions),
    handOff: handOff === null ? null : JSON.parse(handOff),
    ...(language !== null && { language }),
    ...(person !== null && { person: JSON.parse(person) }),
    ...(isForPerson === 1 && { isForPerson: true }),
  }
}

export function toMessageRow(message: StoredMessage): MessageRow {
  const { sender, text, sources, suggestions, handOff, person, isForPerson, language } = message
  return {
    ...message,
    sources: JSON.stringify(sources),
    suggestions: JSON.stringify(suggestions),
    handOff: handOff && JSON.stringify(handOff),
    search: sender === 'agent' ? '' : foldText(text),
    person: person ? JSON.stringify(person) : null,
    isForPerson: isForPerson ? 1 : 0,
    language: language ?? null,
  }
}

export function fromWishRow(row: WishRow): StoredWish {
  const { told, asked, open, isRepeated, ...kept } = row
  return {
    ...kept,
    told: JSON.parse(told),
    asked: JSON.parse(asked),
    open: open === null ? null : (open as Ask),
    isRepeated: isRepeated === 1,
  }
}

export function toWishRow({ told, asked, isRepeated, ...kept }: StoredWish): WishRow {
  return { ...kept, told: JSON.stringify(told), asked: JSON.stringify(asked), isRepeated: isRepeated ? 1 : 0 }
}
