import type { ConsentCategory, ConsentRecord } from '#contract/consent.ts'
import type { ChatSource, ChatVariant, HandOff } from '#contract/chat.ts'
import type { Ask, ToldThing } from '#contract/intent.ts'
import type { Place } from '#contract/place.ts'
import type { Device, Vital } from '#contract/visit-parts.ts'
import type { Language } from '#content/languages.ts'
import type { Day, Milliseconds } from '#server/clock.ts'
import type { DeskTables } from './desk-storage.ts'
import type { Erasures } from './erasure-storage.ts'
import type { Outbox } from './outbox-storage.ts'
import type { People } from './people-storage.ts'
import type { Signals } from './signals.ts'
import type { LeadStatus, StoredLead, Suspicion } from './stored-lead.ts'
import type { PersonPart, Talks } from './talk-storage.ts'

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
