import type { ConsentCategory, ConsentRecord } from '#contract/consent.ts'
import type { Attribution, DemoRequest } from '#contract/demo-request.ts'
import type { Device, Vital } from '#contract/visit-parts.ts'

/** All times in storage are milliseconds since 1970, UTC. */
export type Milliseconds = number

/** `quarantined` is a filled honeypot: kept, not delivered, releasable. */
export type LeadStatus = 'new' | 'answered' | 'quarantined'
/** Weak signs of a program; such a lead is delivered all the same. */
export type Suspicion = 'filled-within-a-second' | 'only-links'

export type StoredLead = DemoRequest & {
  readonly id: string
  readonly receivedAt: Milliseconds
  readonly status: LeadStatus
  readonly suspicions: readonly Suspicion[]
  readonly attribution: Attribution | null
  /** The first request of the same person (same e-mail address or phone number) within 24 hours before this one. */
  readonly followsId: string | null
  readonly answeredAt: Milliseconds | null
}

/** What one lead brings about, each delivered and retried on its own. */
export type Delivery =
  | { readonly kind: 'mail'; readonly template: 'demo-request'; readonly leadId: string }
  | { readonly kind: 'forward'; readonly leadId: string }
  | { readonly kind: 'webhook'; readonly leadId: string }

export const deliveryKinds = ['mail', 'forward', 'webhook'] as const satisfies readonly Delivery['kind'][]

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
  readonly lastError: string | null
  readonly deliveredAt: Milliseconds | null
}

export type Leads = {
  /** False when a lead with this idempotency key stands already; nothing is added then. */
  add(lead: StoredLead, keys: LeadKeys): Promise<boolean>
  find(id: string): Promise<StoredLead | null>
  /** The lead an earlier sending of the same request left behind. */
  findByIdempotencyKey(key: string): Promise<StoredLead | null>
  /** The earliest lead since `since` with this e-mail address or phone number, quarantined ones aside. */
  findEarlier(person: Person, since: Milliseconds): Promise<StoredLead | null>
  /** All requests of a person, newest first. */
  ofPerson(person: Person): Promise<readonly StoredLead[]>
  list(filter: { readonly status?: LeadStatus; readonly limit?: number }): Promise<readonly StoredLead[]>
  /** `at` is kept as the time of the answer when the status is `answered`. */
  setStatus(id: string, status: LeadStatus, at: Milliseconds): Promise<void>
  /** Erases a person's leads and their outbox rows; returns how many leads went. */
  eraseByEmail(email: string): Promise<number>
  eraseOlderThan(time: Milliseconds): Promise<number>
  count(): Promise<Readonly<Record<LeadStatus, number>>>
}
/** How a person is recognised: the e-mail address in lower case, the phone number as its digits (see person.ts). */
export type Person = { readonly email: string; readonly phone: string }
export type LeadKeys = { readonly person: Person; readonly idempotencyKey: string }

export type Outbox = {
  add(message: {
    readonly delivery: Delivery
    readonly messageId: string
    readonly createdAt: Milliseconds
  }): Promise<void>
  /** Takes up to `limit` due messages for `leaseMs`; nobody else gets them before that. PostgreSQL: FOR UPDATE SKIP LOCKED. */
  claim(options: {
    readonly now: Milliseconds
    readonly leaseMs: number
    readonly limit: number
    /** All kinds when absent. */
    readonly kinds?: readonly Delivery['kind'][]
  }): Promise<readonly OutboxMessage[]>
  markDelivered(id: string, at: Milliseconds): Promise<void>
  /** Counts the attempt; `dueAt` null makes it a dead letter. */
  markFailed(id: string, error: string, dueAt: Milliseconds | null): Promise<void>
  /** Puts a dead letter back in line. */
  revive(id: string, at: Milliseconds): Promise<void>
  list(filter: { readonly status?: OutboxStatus; readonly leadId?: string }): Promise<readonly OutboxMessage[]>
  count(): Promise<Readonly<Record<OutboxStatus, number>>>
  /** When the next waiting message (of these kinds) is due; null when none waits. */
  nextDueAt(kinds?: readonly Delivery['kind'][]): Promise<Milliseconds | null>
}

export type Challenges = {
  /** Uses up a challenge; false when it was used before. */
  spend(id: string, at: Milliseconds): Promise<boolean>
  /** Forgets challenges spent before `time`; they have expired long since. */
  forget(time: Milliseconds): Promise<void>
}

/** A day of UTC: `2026-11-20`. */
export type Day = string

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
export type KeptChoice = ConsentRecord & { readonly chosenAt: Milliseconds }

export type Consents = {
  /** False when this number stands already; nothing is added then. */
  add(choice: KeptChoice): Promise<boolean>
  /** The latest first. */
  list(filter: { readonly limit?: number }): Promise<readonly KeptChoice[]>
  /** How many choices since a time allowed each category; `necessary` is in all of them. */
  count(since: Milliseconds): Promise<Readonly<Record<ConsentCategory, number>>>
  eraseOlderThan(time: Milliseconds): Promise<void>
}

export type Tables = {
  readonly leads: Leads
  readonly outbox: Outbox
  readonly challenges: Challenges
  readonly visits: Visits
  readonly consents: Consents
}

/** The only door to the database. Both engines pass the same tests. */
export type Storage = Tables & {
  readonly engine: 'sqlite' | 'postgres'
  /** All or nothing, durable once the promise resolves. Inside, use only the tables handed in. */
  together<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result>
  /** Throws when the database cannot be written. */
  check(): Promise<void>
  close(): Promise<void>
}
