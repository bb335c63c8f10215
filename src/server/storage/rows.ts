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
    receivedAt: row.received_at,
    status: row.status,
    source: row.source,
    name: row.name,
    phone: row.phone,
    email: row.email,
    company: row.company,
    interestedModules: JSON.parse(row.interested_modules),
    businessSize: row.business_size || null,
    message: row.message,
    suspicions: JSON.parse(row.suspicions),
    attribution: row.attribution === null ? null : JSON.parse(row.attribution),
    followsId: row.follows_id,
    answeredAt: row.answered_at,
    phoneE164: row.phone_e164,
    callbackAt: row.callback_at,
    language: readLanguage(row.language),
  }
}

export function toLeadRow(lead: StoredLead, { person, idempotencyKey }: LeadKeys): LeadRow {
  return {
    id: lead.id,
    received_at: lead.receivedAt,
    status: lead.status,
    source: lead.source,
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    company: lead.company,
    interested_modules: JSON.stringify(lead.interestedModules),
    business_size: lead.businessSize ?? '',
    message: lead.message,
    suspicions: JSON.stringify(lead.suspicions),
    attribution: lead.attribution && JSON.stringify(lead.attribution),
    follows_id: lead.followsId,
    answered_at: lead.answeredAt,
    person_email: person.email,
    person_phone: person.phone,
    idempotency_key: idempotencyKey,
    reference: makeReference(lead.id),
    phone_e164: lead.phoneE164,
    callback_at: lead.callbackAt,
    search: searchOf(lead),
    country: countryOfPhone(lead.phone, lead.phoneE164),
    wanted: '',
    due_at: null,
    owner_id: null,
    owned_at: null,
    kept_at: null,
    language: lead.language,
    told_in: null,
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
    messageId: row.message_id,
    status: row.status,
    createdAt: row.created_at,
    dueAt: row.due_at,
    attempts: row.attempts,
    refusals: row.refusals,
    lastError: row.last_error,
    deliveredAt: row.delivered_at,
    language: readLanguage(row.language),
  }
}

export function fromChatRow(row: ChatRow): StoredChat {
  return {
    id: row.id,
    leadId: row.lead_id,
    variant: row.variant,
    timeZone: row.time_zone,
    location: row.location,
    page: row.page,
    startedAt: row.started_at,
    lastAt: row.last_at,
    lastNumber: row.last_number,
    clearedUpTo: row.cleared_up_to,
    summarisedUpTo: row.summarised_up_to,
    handedOffAt: row.handed_off_at,
    erasedAt: row.erased_at,
    language: readLanguage(row.language),
  }
}

export function fromMessageRow(row: MessageRow): StoredMessage {
  return {
    id: row.id,
    chatId: row.chat_id,
    number: row.number,
    sender: row.sender,
    text: row.text,
    at: row.at,
    answers: row.answers,
    sources: JSON.parse(row.sources),
    suggestions: JSON.parse(row.suggestions),
    handOff: row.hand_off === null ? null : JSON.parse(row.hand_off),
    intent: row.intent,
    ...(row.language !== null && { language: row.language }),
    ...(row.person !== null && { person: JSON.parse(row.person) }),
    ...(row.is_for_person === 1 && { isForPerson: true }),
  }
}

export function toMessageRow(message: StoredMessage): MessageRow {
  return {
    chat_id: message.chatId,
    id: message.id,
    number: message.number,
    sender: message.sender,
    text: message.text,
    at: message.at,
    answers: message.answers,
    sources: JSON.stringify(message.sources),
    suggestions: JSON.stringify(message.suggestions),
    hand_off: message.handOff && JSON.stringify(message.handOff),
    intent: message.intent,
    search: message.sender === 'agent' ? '' : foldText(message.text),
    person: message.person ? JSON.stringify(message.person) : null,
    is_for_person: message.isForPerson ? 1 : 0,
    language: message.language ?? null,
  }
}

export function fromWishRow(row: WishRow): StoredWish {
  return {
    leadId: row.lead_id,
    number: row.number,
    chatId: row.chat_id,
    messageId: row.message_id,
    intent: row.intent,
    text: row.text,
    at: row.at,
    told: JSON.parse(row.told),
    asked: JSON.parse(row.asked),
    open: row.open === null ? null : (row.open as Ask),
    isRepeated: row.is_repeated === 1,
  }
}

export function toWishRow(wish: StoredWish): WishRow {
  return {
    lead_id: wish.leadId,
    number: wish.number,
    chat_id: wish.chatId,
    message_id: wish.messageId,
    intent: wish.intent,
    text: wish.text,
    at: wish.at,
    told: JSON.stringify(wish.told),
    asked: JSON.stringify(wish.asked),
    open: wish.open,
    is_repeated: wish.isRepeated ? 1 : 0,
  }
}
