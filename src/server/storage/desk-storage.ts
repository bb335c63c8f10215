import type { RequestKind } from '#contract/intent.ts'
import type { StoredLead } from './stored-lead.ts'
import type { Milliseconds } from '#server/clock.ts'

/** Somebody of the team who answers. */
export type Member = {
  readonly id: string
  readonly name: string
  /** In lower case: nobody stands here twice. */
  readonly email: string
  readonly addedAt: Milliseconds
}

export type Members = {
  /** False when the address stands already; nothing is added then. */
  add(member: Member): Promise<boolean>
  /** Whoever had this address, with all links and sessions; null when nobody had. */
  remove(email: string): Promise<Member | null>
  /** In the order they were added. */
  list(): Promise<readonly Member[]>
  count(): Promise<number>
}

/** A way in, good once. Only the hash of what stands in the letter is kept. */
export type SignInLink = {
  readonly tokenHash: string
  readonly memberId: string
  readonly createdAt: Milliseconds
  readonly expiresAt: Milliseconds
}

export type SignIns = {
  addLink(link: SignInLink): Promise<void>
  /** As long as it can still be used. */
  findLink(tokenHash: string, now: Milliseconds): Promise<SignInLink | null>
  /** Uses it up; null when it is none, was used or has expired. Of two who come together one gets in. */
  useLink(tokenHash: string, now: Milliseconds): Promise<SignInLink | null>
  /** Forgets links that expired before `time`. */
  forget(time: Milliseconds): Promise<void>
}

/** A browser that is signed in. */
export type DeskSession = {
  /** For the list of one's own sessions; opens nothing. */
  readonly id: string
  readonly tokenHash: string
  readonly memberId: string
  /** What the browser said it is, shortened. */
  readonly device: string
  readonly startedAt: Milliseconds
  readonly seenAt: Milliseconds
  /** Not a moment longer, however busy. */
  readonly endsAt: Milliseconds
}

export type DeskSessions = {
  add(session: DeskSession): Promise<void>
  /** Members who were seen since a moment: whoever has a page of the desk open. */
  seenSince(time: Milliseconds): Promise<readonly string[]>
  find(tokenHash: string): Promise<{ readonly session: DeskSession; readonly member: Member } | null>
  touch(id: string, at: Milliseconds): Promise<void>
  /** Those of a member, the latest seen first. */
  ofMember(memberId: string): Promise<readonly DeskSession[]>
  /** False when it is not this member's. */
  end(id: string, memberId: string): Promise<boolean>
  /** All of a member but one. */
  endOthers(id: string, memberId: string): Promise<void>
  /** Forgets those that were last seen before `seen` or that ended before `now`. */
  forget(times: { readonly seen: Milliseconds; readonly now: Milliseconds }): Promise<void>
}

/** What an answer was promised for: a form, a person asked for in the chat, or a wish of the chat. */
export type Promised = 'form' | 'person' | RequestKind

/** That somebody of us answers, by when, and whether it was done. A lead may be promised one answer after the other. */
export type StoredPromise = {
  readonly leadId: string
  /** Counts from 1 within its lead. */
  readonly number: number
  readonly kind: Promised
  readonly askedAt: Milliseconds
  readonly dueAt: Milliseconds
  readonly answeredAt: Milliseconds | null
}

export type Promises = {
  /** One is open at a time: what is promised meanwhile can only make it due sooner. A lead that was answered is open again. */
  make(promise: Pick<StoredPromise, 'leadId' | 'kind' | 'askedAt' | 'dueAt'>): Promise<void>
  /** What was wanted last is not wanted any more, but `next`, if anything. The promise stays: whoever wrote is answered. */
  takeBack(leadId: string, kind: Promised, next: Promised | null): Promise<void>
  /**
   * Inside a unit of work: it was not answered after all. What was promised last is open again, and due when it was.
   * False where the lead is not answered.
   */
  reopen(leadId: string): Promise<boolean>
  ofLead(leadId: string): Promise<readonly StoredPromise[]>
  /**
   * Open ones that came due by `dueBy`, after `after`, and whose letter of this kind nobody has queued yet: of each person
   * the one that is due first, among those that were due after `since`.
   */
  untold(
    letter: PromiseLetter,
    times: { readonly dueBy: Milliseconds; readonly after: Milliseconds; readonly since: Milliseconds },
  ): Promise<readonly StoredPromise[]>
  /** False when it was queued already, by this server or another. */
  markTold(promise: Pick<StoredPromise, 'leadId' | 'number'>, letter: PromiseLetter, at: Milliseconds): Promise<boolean>
  /** Those made since a time, for figures. */
  since(time: Milliseconds): Promise<readonly Omit<StoredPromise, 'leadId' | 'number'>[]>
}

/** The letter some hours before an answer is due, and the one when it is. */
export type PromiseLetter = 'soon' | 'late'

/** A lead as the desk works with it. */
export type DeskLead = StoredLead & {
  /** What it came for last; `chat` where nothing was promised. */
  readonly wanted: Promised | 'chat'
  /** All that it came for since it was answered last, and that was not taken back: a person first, then in its order. */
  readonly kinds: readonly (Promised | 'chat')[]
  /** When the open promise ends; null where none is open. */
  readonly dueAt: Milliseconds | null
  /** When that promise was made, or the last one. */
  readonly askedAt: Milliseconds | null
  readonly ownerId: string | null
  readonly ownedAt: Milliseconds | null
  /** Empty where it is not known. */
  readonly country: string
  /** Where the message of the form is empty: the first words in the chat. */
  readonly firstWords: string
}

export type DeskStatus = 'open' | 'late' | 'answered' | 'chat' | 'held'

export type LeadFilter = {
  readonly status?: DeskStatus
  readonly wanted?: DeskLead['wanted']
  /** `none`: nobody. */
  readonly ownerId?: string
  readonly country?: string
  readonly since?: Milliseconds
  /** Folded (see search-words.ts). */
  readonly words: readonly string[]
}

/** Where a page of a list ends. */
export type Cursor = { readonly at: Milliseconds; readonly id: string }

/** A visitor who asked for a person a short while ago and was not answered. */
export type Waiting = {
  readonly lead: DeskLead
  readonly chatId: string
  /** When somebody was called, or the last one who had come was gone. */
  readonly since: Milliseconds
  /** Who had come and gone without a word, and when a person was asked for. */
  readonly left: { readonly name: string; readonly askedAt: Milliseconds } | null
}

/** Words of a lead's, or of one of us to it; what the assistant said is none. */
export type Said = { readonly leadId: string; readonly isOurs: boolean; readonly text: string }

export type DeskLeads = {
  find(id: string): Promise<DeskLead | null>
  /** Who must be answered: of each person (one e-mail address) the promise that is due first, the oldest first. */
  open(page: { readonly after: Cursor | null; readonly limit: number }): Promise<readonly DeskLead[]>
  /**
   * What must be answered of these people, and what gives the number of one of them under another address: of each
   * address and each number the 21 that are due first, because anybody can type one a thousand times.
   */
  openOf(leads: readonly DeskLead[]): Promise<readonly DeskLead[]>
  /** What was held back and nobody has decided about, the latest first. */
  held(limit: number): Promise<readonly DeskLead[]>
  /**
   * Who asked for a person since, or was left by one without a word, and is still waited for, the one place that counts
   * them; the longest wait first.
   */
  waiting(since: Milliseconds, limit: number): Promise<readonly Waiting[]>
  /** How many do, or whether the visitor of one conversation does. */
  countWaiting(since: Milliseconds, chatId?: string): Promise<number>
  /** The latest first: those older than `before`, or the ones just newer than `after`. */
  page(
    filter: LeadFilter,
    page: { readonly before?: Cursor; readonly after?: Cursor; readonly limit: number; readonly now: Milliseconds },
  ): Promise<readonly DeskLead[]>
  count(filter: LeadFilter, now: Milliseconds): Promise<number>
  /** How many people must be answered, how many are late; and all leads. `taken`: of the open ones those that somebody has. */
  counts(
    now: Milliseconds,
  ): Promise<{ readonly open: number; readonly late: number; readonly all: number; readonly taken: number }>
  /** How many answers that is: somebody who wrote twice was promised two. */
  countPromised(now: Milliseconds): Promise<{ readonly open: number; readonly late: number }>
  countries(): Promise<readonly string[]>
  /** In its order what these leads wrote in their chats, and what people of ours wrote to them there and in letters. */
  said(leadIds: readonly string[]): Promise<readonly Said[]>
  /** Inside a unit of work: until it ends no other one changes this lead. */
  hold(id: string): Promise<void>
  /** False when somebody else than `from` has it by now. */
  own(
    id: string,
    change: { readonly from: string | null; readonly to: string; readonly at: Milliseconds },
  ): Promise<boolean>
  /** The visitor says to be in this country, whatever a number or the network tells. */
  setCountry(id: string, country: string): Promise<void>
  /** Gives a number that was told: the lead's own where it had none, and in any case one that it is found by. */
  keepNumber(id: string, number: Pick<StoredLead, 'phone' | 'phoneE164'>): Promise<void>
  /** Decided: it stays held back. */
  keepHeld(id: string, at: Milliseconds): Promise<void>
}

/** Something a member wrote about a lead, for colleagues. His name stays when he goes. */
export type LeadNote = {
  readonly id: string
  readonly leadId: string
  readonly memberId: string | null
  readonly by: string
  readonly text: string
  readonly at: Milliseconds
}

/** A letter of a member to the person behind a lead. */
export type LeadReply = LeadNote & { readonly language: string; readonly subject: string }

export type LeadTalk = {
  addNote(note: LeadNote): Promise<void>
  notes(leadId: string): Promise<readonly LeadNote[]>
  /** False when it stands already: the same form, sent twice. */
  addReply(reply: LeadReply): Promise<boolean>
  findReply(id: string): Promise<LeadReply | null>
  /** All to the person behind a lead, whichever of the requests each was about. */
  replies(leadId: string): Promise<readonly LeadReply[]>
  /** By which member each of these people (see person.ts) was answered last, by a letter or in another way. */
  lastAnswers(emails: readonly string[]): Promise<ReadonlyMap<string, LastAnswer>>
}

/** Who answered somebody last, and when. */
export type LastAnswer = { readonly by: string; readonly at: Milliseconds }

export type AuditAction =
  | 'erase'
  | 'export'
  | 'correct'
  | 'release'
  | 'resend'
  | 'keep'
  | 'take'
  | 'hand-over'
  | 'join'
  | 'leave'
  | 'answer'
  | 'reply'
  | 'mark'
  | 'reopen'
  | 'delete-member'
  | 'add-member'

/** Who saw something through. Ids, numbers and words of ours only: it outlives those it is about. */
export type AuditEntry = {
  readonly id: string
  readonly at: Milliseconds
  /** Null: through the command line, or the link of a letter. */
  readonly memberId: string | null
  readonly action: AuditAction
  /** The lead or the member it was done to; null where it was many. */
  readonly subject: string | null
  /** How many it concerned, to whom it went, or why somebody left a conversation: a count, an id or a word of ours. */
  readonly detail: string
}

export type Audit = {
  /** Without a subject and a detail where there is none. */
  add(
    entry: Pick<AuditEntry, 'at' | 'memberId' | 'action'> & Partial<Pick<AuditEntry, 'subject' | 'detail'>>,
  ): Promise<void>
  /** The latest first. */
  list(limit: number): Promise<readonly AuditEntry[]>
  /** Whether this was done to it at that very moment. */
  has(done: Pick<AuditEntry, 'action' | 'subject' | 'at'>): Promise<boolean>
  eraseOlderThan(time: Milliseconds): Promise<void>
}

/** What the desk keeps of its own. */
export type DeskTables = {
  readonly members: Members
  readonly signIns: SignIns
  readonly deskSessions: DeskSessions
  readonly promises: Promises
  readonly deskLeads: DeskLeads
  readonly leadTalk: LeadTalk
  readonly audit: Audit
}
