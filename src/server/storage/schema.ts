import type { ConsentCategory } from '#contract/consent.ts'
import type { BusinessSize } from '#contract/demo-request.ts'
import type { AuditEntry, DeskSession, LeadNote, LeadReply, Member, SignInLink, StoredPromise } from './desk-storage.ts'
import type { ErasureMark } from './erasure-storage.ts'
import type { Delivery, OutboxMessage } from './outbox-storage.ts'
import type { KeptChoice, StoredChat, StoredMessage, StoredWish, View, VitalCount } from './storage.ts'
import type { StoredLead } from './stored-lead.ts'
import type { Talk } from './talk-storage.ts'

/**
 * The tables as the database holds them, but for their names: what is `leadId` here is `lead_id` there. rows.ts turns
 * rows into what the house speaks of.
 */
export type Schema = {
  leads: LeadRow
  outbox: OutboxRow
  spentChallenges: { id: string; spentAt: number }
  /** Page views counted together: one row a day for each page, referrer and device. */
  visits: View & { views: number }
  /** A histogram: how many views of a page had a vital in the bucket that ends with `upTo`. */
  vitals: VitalRow
  consents: ConsentRow
  chats: ChatRow
  chatMessages: MessageRow
  wishes: WishRow
  talks: TalkRow
  /** Which member last had which conversation on his screen when. */
  talkLooks: { chatId: string; memberId: string; at: number }
  /** How often something happened in the time that began at `since`. */
  tallies: { key: string; since: number; count: number }
  /** Who was erased, under a keyed digest (see #server/erasure). */
  erasures: ErasureMark
  modelUse: { day: string; tokens: number }
  members: Member
  promises: PromiseRow
  leadNotes: LeadNote
  leadReplies: LeadReply
  deskAudit: AuditEntry
  signInLinks: SignInLink
  deskSessions: DeskSession
  /** One row, rewritten to see whether the database takes writes. */
  probe: { id: number; checkedAt: number }
}

type Replace<Kept, Columns> = Omit<Kept, keyof Columns> & Columns

export type LeadRow = Replace<
  StoredLead,
  {
    /** JSON, like the two below: portable between the engines and never searched. */
    interestedModules: string
    suspicions: string
    attribution: string | null
    /** Empty for a chat: the first step made the column `not null`. */
    businessSize: BusinessSize | ''
    language: string
    personEmail: string
    personPhone: string
    idempotencyKey: string
    /** Worked out from the id (see reference.ts); here to be searched by. */
    reference: string
    /** What is searched, folded (see search-words.ts); what was said in a chat stands with its messages. */
    search: string
    /** See #contract/place.ts. */
    country: string
    /** Of the desk: what it came for last (empty: nothing was promised), when that is due, who has it. */
    wanted: string
    dueAt: number | null
    ownerId: string | null
    ownedAt: number | null
    /** Held back, and somebody decided that it stays so. */
    keptAt: number | null
    /** Told of in the digest of the hour that began then. */
    toldIn: number | null
  }
>

export type VitalRow = VitalCount & { day: string }

/** The choices as 0 and 1: SQLite knows no booleans. */
export type ConsentRow = Omit<KeptChoice, 'consent' | 'language'> & { language: string } & Record<
    ConsentCategory,
    0 | 1
  >

export type OutboxRow = Replace<
  OutboxMessage,
  {
    /** Null for a letter to a member that is about no lead. */
    leadId: string | null
    /** Of a letter about a conversation: so that neither outlives the other. */
    chatId: string | null
    /** The delivery's kind again, to be searched by. */
    kind: Delivery['kind']
    delivery: string
    /** When somebody took it, as long as he holds it; null while it waits for its time, and once it is out. */
    takenAt: number | null
    language: string
  }
>

export type ChatRow = Replace<StoredChat, { language: string }>

export type MessageRow = Replace<
  StoredMessage,
  {
    /** JSON, like the two below. */
    sources: string
    suggestions: string
    handOff: string | null
    /** The text as it is searched: what the assistant says is not. */
    search: string
    /** JSON: who of us, and what happened. */
    person: string | null
    isForPerson: 0 | 1
    language: string | null
  }
>

export type TalkRow = Omit<Talk, 'member'> & { memberId: string | null; memberName: string }

/** What was told and what was asked as JSON. */
export type WishRow = Replace<StoredWish, { told: string; asked: string; open: string | null; isRepeated: 0 | 1 }>

export type PromiseRow = StoredPromise & { soonToldAt: number | null; lateToldAt: number | null }

type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name

/** The same under the names of the database itself. */
export type NamedAsStored = {
  [Table in keyof Schema as Snake<Table>]: {
    [Column in keyof Schema[Table] as Snake<Column>]: Schema[Table][Column]
  }
}
