import type { ChatVariant } from '#contract/chat.ts'
import type { ConsentCategory } from '#contract/consent.ts'
import type { BusinessSize } from '#contract/demo-request.ts'
import type { Device, Vital } from '#contract/visit-parts.ts'
import type { AuditAction, Promised } from './desk-storage.ts'
import type { Delivery, OutboxStatus } from './outbox-storage.ts'
import type { StoredMessage } from './storage.ts'
import type { LeadSource, LeadStatus } from './stored-lead.ts'

/** The tables as the database holds them; rows.ts turns rows into what the house speaks of. */
export type Schema = {
  leads: LeadRow
  outbox: OutboxRow
  spent_challenges: { id: string; spent_at: number }
  /** Page views counted together: one row a day for each page, referrer and device. */
  visits: { day: string; path: string; referrer: string; device: Device; views: number }
  /** A histogram: how many views of a page had a vital in the bucket that ends with `up_to`. */
  vitals: VitalRow
  consents: ConsentRow
  chats: ChatRow
  chat_messages: MessageRow
  wishes: WishRow
  talks: TalkRow
  /** Which member last had which conversation on his screen when. */
  talk_looks: { chat_id: string; member_id: string; at: number }
  /** How often something happened in the time that began at `since`. */
  tallies: { key: string; since: number; count: number }
  /** Who was erased, under a keyed digest (see #server/erasure). */
  erasures: { mark: string; at: number }
  model_use: { day: string; tokens: number }
  members: MemberRow
  promises: PromiseRow
  lead_notes: NoteRow
  lead_replies: ReplyRow
  desk_audit: AuditRow
  sign_in_links: SignInLinkRow
  desk_sessions: DeskSessionRow
  /** One row, rewritten to see whether the database takes writes. */
  probe: { id: number; checked_at: number }
}

export type LeadRow = {
  id: string
  received_at: number
  status: LeadStatus
  source: LeadSource
  name: string
  phone: string
  email: string
  company: string
  /** JSON, like the two below: portable between the engines and never searched. */
  interested_modules: string
  /** Empty for a chat: the first step made the column `not null`. */
  business_size: BusinessSize | ''
  message: string
  suspicions: string
  attribution: string | null
  follows_id: string | null
  answered_at: number | null
  person_email: string
  person_phone: string
  idempotency_key: string
  /** Worked out from the id (see reference.ts); here to be searched by. */
  reference: string
  phone_e164: string | null
  callback_at: number | null
  /** What is searched, folded (see search-words.ts); what was said in a chat stands with its messages. */
  search: string
  /** See #contract/place.ts. */
  country: string
  /** Of the desk: what it came for last (empty: nothing was promised), when that is due, who has it. */
  wanted: string
  due_at: number | null
  owner_id: string | null
  owned_at: number | null
  /** Held back, and somebody decided that it stays so. */
  kept_at: number | null
  language: string
  /** Told of in the digest of the hour that began then. */
  told_in: number | null
}

export type VitalRow = { day: string; path: string; device: Device; vital: Vital; up_to: number; views: number }

/** The choices as 0 and 1: SQLite knows no booleans. */
export type ConsentRow = { id: string; chosen_at: number; version: number; language: string } & Record<
  ConsentCategory,
  0 | 1
>

export type OutboxRow = {
  id: string
  /** Null for a letter to a member that is about no lead. */
  lead_id: string | null
  /** Of a letter about a conversation: so that neither outlives the other. */
  chat_id: string | null
  /** The delivery's kind again, to be searched by. */
  kind: Delivery['kind']
  delivery: string
  message_id: string
  status: OutboxStatus
  created_at: number
  due_at: number
  /** When somebody took it, as long as he holds it; null while it waits for its time, and once it is out. */
  taken_at: number | null
  attempts: number
  /** How many of them ended with a refusal for good. */
  refusals: number
  last_error: string | null
  delivered_at: number | null
  language: string
}

export type ChatRow = {
  id: string
  lead_id: string
  variant: ChatVariant
  time_zone: string
  location: string
  page: string
  started_at: number
  last_at: number
  last_number: number
  cleared_up_to: number
  summarised_up_to: number
  handed_off_at: number | null
  erased_at: number | null
  language: string
}

export type MessageRow = {
  chat_id: string
  id: string
  number: number
  sender: StoredMessage['sender']
  text: string
  at: number
  answers: string | null
  /** JSON, like the two below. */
  sources: string
  suggestions: string
  hand_off: string | null
  /** What a call to action wanted, as it came with the message. */
  intent: string | null
  /** The text as it is searched: what the assistant says is not. */
  search: string
  /** JSON: who of us, and what happened. */
  person: string | null
  is_for_person: 0 | 1
  /** Of what was said on our side, where that is known. */
  language: string | null
}

export type TalkRow = {
  chat_id: string
  called_at: number | null
  missed_at: number | null
  answered_at: number | null
  took_ms: number | null
  member_id: string | null
  member_name: string
  joined_at: number | null
  waits_since: number | null
  visitor_at: number
  visitor_saw: number
  member_saw: number
  said_number: number
  said_at: number
  mailed_up_to: number
}

export type WishRow = {
  lead_id: string
  /** Counts from 1 within its lead. */
  number: number
  chat_id: string
  message_id: string
  intent: string
  text: string
  at: number
  /** JSON, like the one below. */
  told: string
  asked: string
  open: string | null
  is_repeated: 0 | 1
}

export type MemberRow = { id: string; name: string; email: string; added_at: number }

export type SignInLinkRow = { token_hash: string; member_id: string; created_at: number; expires_at: number }

export type DeskSessionRow = {
  id: string
  token_hash: string
  member_id: string
  device: string
  started_at: number
  seen_at: number
  ends_at: number
}

export type PromiseRow = {
  lead_id: string
  number: number
  kind: Promised
  asked_at: number
  due_at: number
  answered_at: number | null
  soon_told_at: number | null
  late_told_at: number | null
}

export type NoteRow = { id: string; lead_id: string; member_id: string | null; by: string; text: string; at: number }

export type ReplyRow = NoteRow & { language: string; subject: string }

type AuditRow = {
  id: string
  at: number
  member_id: string | null
  action: AuditAction
  subject: string | null
  detail: string
}
