import type { ConsentCategory, ConsentRecord } from '#contract/consent.ts'
import type { ChatSource, ChatVariant, HandOff } from '#contract/chat.ts'
import type { Ask, ToldThing } from '#contract/intent.ts'
import type { Place } from '#contract/place.ts'
import type { Device, Vital } from '#contract/visit-parts.ts'
import type { Language } from '#content/languages.ts'
import type { Day } from '#server/clock/day.ts'
import type { Milliseconds } from '#server/clock/milliseconds.ts'
import type { DeskTables, PromiseLetter } from './desk-storage.ts'
import type { Erasures } from './erasure-storage.ts'
import type { Lane } from './lanes.ts'
import type { People } from './people-storage.ts'
import type { Signals } from './signals.ts'
import type { LeadStatus, StoredLead, Suspicion } from './stored-lead.ts'
import type { PersonPart, Talks } from './talk-storage.ts'

/** What one lead brings about, each delivered and retried on its own. */
export type Delivery =
  | { readonly kind: 'mail'; readonly template: 'demo-request'; readonly leadId: string }
  /** To the sender of a demo request: that it is here, and what happens next. */
  | { readonly kind: 'mail'; readonly template: 'demo-confirmation'; readonly leadId: string }
  /** To sales: when the sender would like to be called. */
  | {
      readonly kind: 'mail'
      readonly template: 'demo-callback'
      readonly leadId: string
      readonly callbackAt: Milliseconds
    }
  /** Somebody began to chat (MAIL-2). */
  | { readonly kind: 'mail'; readonly template: 'new-user'; readonly leadId: string; readonly chatId: string }
  /** What was said up to a message, to sales (MAIL-3, MAIL-5); urgent when a person is asked for. */
  | {
      readonly kind: 'mail'
      readonly template: 'conversation-summary'
      readonly leadId: string
      readonly chatId: string
      readonly upTo: number
      readonly isUrgent: boolean
      /** To this member instead of sales: a visitor asks for a person, and this one was away. */
      readonly memberId?: string
    }
  /** The same to the visitor (MAIL-6), at the address given with Send Summary. */
  | {
      readonly kind: 'mail'
      readonly template: 'conversation-copy'
      readonly leadId: string
      readonly chatId: string
      readonly upTo: number
      readonly to: string
    }
  /** What was asked for in a chat; everything known when it goes out. Later ones tell what was added. */
  | {
      readonly kind: 'mail'
      readonly template: 'request'
      readonly leadId: string
      readonly chatId: string
      readonly isAddition: boolean
    }
  /** What a member wrote to the person behind a lead. */
  | { readonly kind: 'mail'; readonly template: 'desk-reply'; readonly leadId: string; readonly replyId: string }
  /** To a member: that a colleague, `by`, has handed a request over. */
  | {
      readonly kind: 'mail'
      readonly template: 'hand-over'
      readonly leadId: string
      readonly memberId: string
      readonly by: string
    }
  /** To a member: that a promise is due, or soon will be. */
  | {
      readonly kind: 'mail'
      readonly template: 'promise'
      readonly leadId: string
      readonly memberId: string
      readonly number: number
      readonly letter: PromiseLetter
    }
  /** To a member: the same of many promises at once. */
  | {
      readonly kind: 'mail'
      readonly template: 'promises'
      readonly leadId: null
      readonly memberId: string
      readonly promises: readonly {
        readonly leadId: string
        readonly number: number
        readonly letter: PromiseLetter
      }[]
    }
  /** To a visitor who is gone: what one of us answered in the chat, behind one message and up to another. */
  | {
      readonly kind: 'mail'
      readonly template: 'chat-answer'
      readonly leadId: string
      readonly chatId: string
      readonly after: number
      readonly upTo: number
    }
  /** To sales: the leads of an hour that got no letter of their own. */
  | { readonly kind: 'mail'; readonly template: 'digest'; readonly leadId: null; readonly since: Milliseconds }
  /** To a member of the desk, if there is one behind this mark of an address (see secret/tokens.ts): a way in. */
  | { readonly kind: 'mail'; readonly template: 'sign-in'; readonly leadId: null; readonly addressMark: string }
  | { readonly kind: 'forward'; readonly leadId: string; readonly isOfWishes?: true }
  | { readonly kind: 'webhook'; readonly leadId: string; readonly isOfWishes?: true }

/** What is about a lead, and goes with it. */
export type LeadDelivery = Extract<Delivery, { readonly leadId: string }>

export type OutboxStatus = 'waiting' | 'delivered' | 'dead'

export type OutboxMessage = {
  readonly id: string
  readonly delivery: Delivery
  /** Made once, never changed: a message sent twice after a crash is recognisable as one. Without angle brackets. */
  readonly messageId: string
  readonly status: OutboxStatus
  readonly createdAt: Milliseconds
  /** Not tried before this time. While a worker holds the message this is the end of its lease. */
  readonly dueAt: Milliseconds
  readonly attempts: number
  /** How many of them ended with a refusal for good. */
  readonly refusals: number
  readonly lastError: string | null
  readonly deliveredAt: Milliseconds | null
  /** In which it is written: a visitor's own, or that of our team. */
  readonly language: Language
}

type ClaimedMessage = OutboxMessage & { readonly lane: Lane }

export type Leads = {
  /** False when a lead with this idempotency key stands already; nothing is added then. */
  add(lead: StoredLead, keys: LeadKeys): Promise<boolean>
  find(id: string): Promise<StoredLead | null>
  /** The lead that has this reference (see reference.ts). */
  ofReference(reference: string): Promise<StoredLead | null>
  /** The lead an earlier sending of the same request left behind. */
  findByIdempotencyKey(key: string): Promise<StoredLead | null>
  /** The earliest lead of a person since `since`, quarantined ones aside. */
  findEarlier(person: Person, since: Milliseconds): Promise<StoredLead | null>
  /** All requests of a person, newest first. */
  ofPerson(person: Person): Promise<readonly StoredLead[]>
  /** What had come up to `until` beside this lead, quarantined ones aside. */
  countRelated(lead: StoredLead, until: Milliseconds): Promise<Related>
  list(filter: { readonly status?: LeadStatus; readonly limit?: number }): Promise<readonly StoredLead[]>
  /** `at` is kept as the time of the answer when the status is `answered`, and the promise of one is kept. */
  setStatus(id: string, status: LeadStatus, at: Milliseconds): Promise<void>
  /** Keeps why somebody should look twice. */
  suspect(id: string, suspicions: readonly Suspicion[]): Promise<void>
  /** Sales hears of it in the digest of the hour that began at `since`. */
  tellIn(id: string, since: Milliseconds): Promise<void>
  /** The first leads of a digest, in the order they came: `most` of them. */
  toldIn(since: Milliseconds, most: number): Promise<readonly StoredLead[]>
  /** How many leads a digest has. */
  countToldIn(since: Milliseconds): Promise<number>
  /** How many have come since a time, counted up to `most`. */
  countSince(since: Milliseconds, most: number): Promise<number>
  setCallback(id: string, callbackAt: Milliseconds): Promise<void>
  /** Those with a letter still on its way stay until it is out or given up. */
  eraseOlderThan(time: Milliseconds): Promise<number>
  count(): Promise<Readonly<Record<LeadStatus, number>>>
}
/**
 * Whom a lead names: the e-mail address in lower case, the phone number as its digits (see person.ts). The address alone
 * makes two requests one person's, because answers go there; a number proves nothing about who typed it.
 */
export type Person = { readonly email: string; readonly phone: string }
/** How many other requests came from the same e-mail address, and how many gave the same number under another one. */
export type Related = { readonly sameEmail: number; readonly samePhone: number }
export type LeadKeys = { readonly person: Person; readonly idempotencyKey: string }

export type Outbox = {
  add(message: {
    readonly delivery: Delivery
    readonly messageId: string
    readonly createdAt: Milliseconds
    /** Not before this; at once when absent. */
    readonly dueAt?: Milliseconds
    /** That of our team when absent. */
    readonly language?: Language
  }): Promise<void>
  /** Moves a message that nobody has tried yet from one time to another; false when somebody has. */
  reschedule(id: string, change: { readonly from: Milliseconds; readonly to: Milliseconds }): Promise<boolean>
  /**
   * Takes up to `limit` due messages for `leaseMs`; nobody else gets them before that. One statement; on PostgreSQL it
   * goes by the database's clock and not by `now`, and steps over what another instance is just taking.
   */
  claim(options: {
    readonly now: Milliseconds
    readonly leaseMs: number
    readonly limit: number
    /** All when absent. */
    readonly lanes?: readonly Lane[]
  }): Promise<readonly ClaimedMessage[]>
  markDelivered(id: string, at: Milliseconds): Promise<void>
  /** Counts the attempt, and whether it was refused for good; `dueAt` null makes it a dead letter. */
  markFailed(id: string, error: string, dueAt: Milliseconds | null, isRefused?: boolean): Promise<void>
  /**
   * Puts everything that is in somebody's hands back in line, for those who know that nobody is left to hold it. Returns
   * how many messages that were.
   */
  release(at: Milliseconds): Promise<number>
  /** Puts what is dead, or waits after tries in vain, in line anew; false where it is out or under way meanwhile. */
  revive(id: string, at: Milliseconds): Promise<boolean>
  list(filter: {
    readonly status?: OutboxStatus
    readonly leadId?: string
    readonly limit?: number
  }): Promise<readonly OutboxMessage[]>
  count(): Promise<Readonly<Record<OutboxStatus, number>>>
  /** Forgets what is about no lead and was queued before `time`, but for a digest that waits to be delivered. */
  forget(time: Milliseconds): Promise<void>
  /** When the next waiting message (in these lanes) is due; null when none waits. */
  nextDueAt(lanes?: readonly Lane[]): Promise<Milliseconds | null>
  /** Since when the oldest message waits that is due, or was queued that was tried in vain; null when there is none. */
  oldestAt(now: Milliseconds): Promise<Milliseconds | null>
  /**
   * Since when no letter goes out: when the first was queued that was tried in vain and behind which none was delivered.
   * A receiver who is refused for good says nothing about the rest. Null while letters go out.
   */
  lettersStuckSince(): Promise<Milliseconds | null>
}

export type Challenges = {
  /** Uses up a challenge; false when it was used before. */
  spend(id: string, at: Milliseconds): Promise<boolean>
  /** Forgets challenges spent before `time`; they have expired long since. */
  forget(time: Milliseconds): Promise<void>
}

/** One page view as it is counted. Without a referrer the text is empty. */
export type View = {
  readonly day: Day
  readonly path: string
  readonly referrer: string
  readonly device: Device
}
/** Views that had `vital` in the bucket ending with `upTo` (see visits/buckets.ts). */
export type VitalCount = {
  readonly path: string
  readonly device: Device
  readonly vital: Vital
  readonly upTo: number
  readonly views: number
}
export type ViewCount = { readonly key: string; readonly views: number }

export type Visits = {
  addView(view: View): Promise<void>
  addVital(vital: Omit<VitalCount, 'views'> & { readonly day: Day }): Promise<void>
  hasReferrer(day: Day, referrer: string): Promise<boolean>
  /** How many different referrers a day has counted. */
  countReferrers(day: Day): Promise<number>
  /** Views since a day, by one of their properties; the most viewed first, days in their order. */
  countBy(property: keyof View, since: Day): Promise<readonly ViewCount[]>
  countVitals(since: Day): Promise<readonly VitalCount[]>
  /** Erases the days before `day`. */
  eraseBefore(day: Day): Promise<void>
}

/** A choice as the register keeps it. */
export type KeptChoice = Omit<ConsentRecord, 'language'> & {
  readonly chosenAt: Milliseconds
  /** Of the text that was agreed to. */
  readonly language: Language
}

export type Consents = {
  /** False when this number stands already; nothing is added then. */
  add(choice: KeptChoice): Promise<boolean>
  /** The latest first. */
  list(filter: { readonly limit?: number }): Promise<readonly KeptChoice[]>
  /** How many choices since a time allowed each category; `necessary` is in all of them. */
  count(since: Milliseconds): Promise<Readonly<Record<ConsentCategory, number>>>
  eraseOlderThan(time: Milliseconds): Promise<void>
}

/** A conversation of the assistant with the visitor behind a lead. */
export type StoredChat = {
  readonly id: string
  readonly leadId: string
  readonly variant: ChatVariant
  /** IANA name, or empty. */
  readonly timeZone: string
  readonly location: Place
  /** Where it began, such as `/pricing`, or empty. */
  readonly page: string
  /** Of that page. */
  readonly language: Language
  readonly startedAt: Milliseconds
  /** Time and number of the latest message; 0 while there is none. */
  readonly lastAt: Milliseconds
  readonly lastNumber: number
  /** Messages up to this number were cleared by the visitor: kept for sales, no longer part of what is said. */
  readonly clearedUpTo: number
  /** Messages up to this number are in a summary that sales has or will get. */
  readonly summarisedUpTo: number
  readonly handedOffAt: Milliseconds | null
  /** The visitor cleared everything: nobody may go on with it, and it is erased once its letters are out. */
  readonly erasedAt: Milliseconds | null
}

export type StoredMessage = {
  /** Unique within its conversation; the visitor's browser names its own. */
  readonly id: string
  readonly chatId: string
  /** Counts from 1 in the order of arrival. */
  readonly number: number
  readonly sender: 'user' | 'agent' | 'person'
  readonly text: string
  readonly at: Milliseconds
  /** Of a reply: the message it answers. */
  readonly answers: string | null
  readonly sources: readonly ChatSource[]
  readonly suggestions: readonly string[]
  readonly handOff: HandOff | null
  /** What a call to action wanted (see contract/intent.ts), where the message came from one. */
  readonly intent: string | null
  /** Of what is said on our side; absent where that is older than the site's languages. */
  readonly language?: string
  /** Of one of us: who, and what happened. */
  readonly person?: PersonPart
  /** Of the visitor: a person was there when it came, so the assistant owes no answer. */
  readonly isForPerson?: true
}

/**
 * Something a visitor of the chat asked us for: what makes a lead a request. A lead may have several; what was told
 * for one counts for all.
 */
export type StoredWish = {
  readonly leadId: string
  /** Counts from 1 within its lead. */
  readonly number: number
  readonly chatId: string
  readonly messageId: string
  readonly intent: string
  /** The visitor's own words. */
  readonly text: string
  readonly at: Milliseconds
  /** What was answered, as it was written. */
  readonly told: Readonly<Partial<Record<ToldThing, string>>>
  /** What has been asked for it, in order. */
  readonly asked: readonly Ask[]
  /** What is asked and not answered yet. */
  readonly open: Ask | null
  /** Whether the open one was asked a second time. */
  readonly isRepeated: boolean
}

export type Wishes = {
  add(wish: StoredWish): Promise<void>
  /** In the order they were made. */
  ofLead(leadId: string): Promise<readonly StoredWish[]>
  /** Those of several leads together, of each in that order. */
  ofLeads(leadIds: readonly string[]): Promise<readonly StoredWish[]>
  /** Keeps how far its questions have come. */
  update(wish: StoredWish): Promise<void>
  /** Of all leads. */
  list(): Promise<readonly StoredWish[]>
}

export type Chats = {
  add(
    chat: Pick<StoredChat, 'id' | 'leadId' | 'variant' | 'timeZone' | 'location' | 'page' | 'language' | 'startedAt'>,
  ): Promise<void>
  /** Erased conversations too: whoever lets a visitor in looks at `erasedAt`. */
  find(id: string): Promise<StoredChat | null>
  /** Whoever would add to the same conversation waits until this unit of work is over. Null: it is gone. */
  hold(id: string): Promise<StoredChat | null>
  /** The conversation behind a lead. */
  ofLead(leadId: string): Promise<StoredChat | null>
  /**
   * Adds it under the next number and returns it; null when its id stands already, nothing is added then.
   * Throws when the conversation is gone.
   */
  addMessage(message: Omit<StoredMessage, 'number'>): Promise<StoredMessage | null>
  findMessage(chatId: string, id: string): Promise<StoredMessage | null>
  /** What was answered to a message of the visitor. */
  findReply(chatId: string, answers: string): Promise<StoredMessage | null>
  /** The visitor's latest with a greater number than `after`. */
  lastOfVisitor(chatId: string, after: number): Promise<StoredMessage | null>
  /** In their order; those with a greater number than `after` (0: all). */
  messages(chatId: string, after: number): Promise<readonly StoredMessage[]>
  /** Clears what has been said up to now from the visitor's view and the assistant's memory. */
  clear(id: string): Promise<void>
  /** False when the summary up to this number, or a later one, is on its way already; otherwise it is noted as such. */
  markSummarised(id: string, upTo: number): Promise<boolean>
  markHandedOff(id: string, at: Milliseconds): Promise<void>
  markErased(id: string, at: Milliseconds): Promise<void>
  /** Conversations silent since `before` whose latest messages no summary holds, the oldest first. */
  listSilent(before: Milliseconds, limit: number): Promise<readonly StoredChat[]>
  /**
   * Erases the conversations marked as erased whose letters are all out; returns how many went. A dead letter holds one
   * back too: sales may never have heard of it.
   */
  eraseMarked(): Promise<number>
}

/** What happens more than once, counted for all servers together. Keys tell nobody's address. */
export type Tallies = {
  /** Counts one more under a key since a time; false when there were `most` already. */
  take(key: string, since: Milliseconds, most: number): Promise<boolean>
  /** True for whoever is the first under a key since a time. Nobody waits for anybody here, unlike with `take`. */
  begin(key: string, since: Milliseconds): Promise<boolean>
  /** Forgets what was counted since a time before `time`. */
  forget(time: Milliseconds): Promise<void>
}

/** Tokens of the model, counted by day. */
export type ModelUse = {
  add(day: Day, tokens: number): Promise<void>
  of(day: Day): Promise<number>
}

export type Tables = DeskTables & {
  readonly leads: Leads
  readonly outbox: Outbox
  readonly challenges: Challenges
  readonly tallies: Tallies
  readonly erasures: Erasures
  readonly people: People
  readonly visits: Visits
  readonly consents: Consents
  readonly chats: Chats
  readonly talks: Talks
  readonly wishes: Wishes
  readonly modelUse: ModelUse
}

/** The only door to the database. Both engines pass the same tests. */
export type Storage = Tables & {
  readonly engine: 'sqlite' | 'postgres'
  /** The time for all who share this database: that of the machine, or of PostgreSQL. */
  readonly now: () => Milliseconds
  readonly signals: Signals
  /** All or nothing, durable once the promise resolves. Inside, use only the tables handed in. */
  together<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result>
  /**
   * Makes what was erased unreadable in the files of the database, as far as it can do so itself. False when somebody is
   * in the way: to be tried again.
   */
  purge(): Promise<boolean>
  /** Throws when the database cannot be written. */
  check(): Promise<void>
  close(): Promise<void>
}
