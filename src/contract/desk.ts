import type { DemoPerson, KeptRequest } from './demo-request.ts'
import type { Ask, RequestKind } from './intent.ts'
import type { Place } from './place.ts'

/** What the server hands to the team's own pages. All moments are milliseconds since 1970. */

/** A member as the pages show him: his place among all decides his colour. */
export type DeskMember = { readonly id: string; readonly name: string; readonly place: number }

/** What stands around every page of somebody who is signed in. */
export type DeskFrame = {
  readonly now: number
  readonly me: DeskMember
  readonly counts: { readonly waiting: number; readonly open: number; readonly late: number; readonly all: number }
}

/** A browser of one's own that is signed in. */
export type OwnSession = {
  readonly id: string
  readonly device: string
  readonly startedAt: number
  readonly seenAt: number
  /** The one that asks. */
  readonly isThis: boolean
}

/** Why a page is not shown or a post is not taken. */
export type DeskRefusal =
  | 'not-ours'
  | 'gone'
  | 'unreadable'
  | 'busy'
  | 'overloaded'
  | 'insecure'
  | 'unavailable'
  | 'failed'

/** A form as it was sent. */
export type SentForm = {
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** Somebody's words are among them. */
  readonly hasWords: boolean
}

/** What a lead came for: a form, a person asked for in the chat, a wish of the chat, or the chat alone. */
export type DeskWanted = 'form' | 'person' | 'chat' | RequestKind

export const deskStatuses = ['open', 'late', 'answered', 'chat', 'held'] as const
export type DeskLeadStatus = (typeof deskStatuses)[number]

/** Somebody's words, and the language they are in; empty where it is none that we know. */
export type Quote = { readonly text: string; readonly lang: string }

type Row = {
  readonly id: string
  readonly name: string
  readonly company: string
  /** Empty where nothing tells. */
  readonly country: Place
  /** All that it came for and that is not answered. */
  readonly wanted: readonly DeskWanted[]
  readonly words: Quote
  readonly owner: DeskMember | null
  /** Not held back, and yet perhaps a program's. */
  readonly isSuspect: boolean
}

type LastAnswer = { readonly by: string; readonly at: number }

/** Who must be answered, with the clock of what is due first. */
export type DueRow = Row & {
  readonly askedAt: number
  readonly dueAt: number
  /** Who answered this person last, and when. */
  readonly lastAnswer: LastAnswer | null
  /** What else this person asked and nobody has answered. */
  readonly more: readonly Beside[]
  /** When it would suit: as it was told in the chat, or the beginning of two hours that were chosen. */
  readonly when: string
  readonly callbackAt: number | null
  /** Open, too, with the same number under another address: perhaps the same person. */
  readonly sameNumber: readonly Beside[]
}
/** So many are named beside one: a form of a browser is read so far (form-bodies.ts). */
export const mostBeside = 20
/** Another open request, beside the one that is shown. */
export type Beside = Pick<Row, 'id' | 'name' | 'wanted' | 'words' | 'owner'> & {
  readonly reference: string
  readonly email: string
  readonly askedAt: number
  /** Of the same person; else it has only the number in common. */
  readonly isSamePerson: boolean
}
/** What was held back as suspect. */
export type HeldRow = Row & { readonly receivedAt: number; readonly reasons: readonly HeldReason[] }
export type HeldReason = 'honeypot' | 'filled-within-a-second' | 'only-links' | 'many-from-one-network'
/** Who asked for a person in the chat a moment ago. */
export type WaitingRow = Row & {
  readonly chatId: string
  readonly since: number
  readonly dueAt: number
  /** A colleague who had joined and was gone, at `since`, without a word. */
  readonly left: { readonly name: string; readonly askedAt: number } | null
}
/** A line of everything. */
export type ListRow = Row & {
  readonly reference: string
  readonly receivedAt: number
  readonly status: DeskLeadStatus
  /** From the question to the answer. */
  readonly answeredInMs: number | null
}

/** What the list was asked for, as it stood in the address. */
export type DeskQuery = {
  readonly q: string
  readonly status: string
  readonly source: string
  readonly owner: string
  readonly country: string
  readonly since: string
}

/** How we keep what we promise, over the last four weeks. Null where there is nothing to count yet. */
export type DeskFigures = {
  readonly medianMs: number | null
  readonly ninetiethMs: number | null
  /** From 0 to 1. */
  readonly keptShare: number | null
}

/** The same for one kind of question in one week. */
export type FigureRow = DeskFigures & {
  /** `2026-W47` */
  readonly week: string
  readonly wanted: DeskWanted
  readonly asked: number
  readonly open: number
}

export type DeskMessage = {
  readonly id: string
  readonly by: 'visitor' | 'assistant' | 'person'
  /** Of a person. */
  readonly name: string
  readonly quote: Quote
  readonly at: number
  readonly sources: readonly { readonly title: string; readonly href: string }[]
}

export type LetterState = {
  readonly id: string
  readonly kind: DeskLetterKind
  /** The member it goes to; empty where it goes to sales, or to whom it is about. */
  readonly to: string
  readonly state: 'delivered' | 'waiting' | 'dead'
  /** When it was delivered, or is tried next. */
  readonly at: number
  readonly attempts: number
  /** Why the last attempt failed, without an address in it. */
  readonly error: string | null
}
/** One that was given up, and whom it was about. */
export type DeadLetter = LetterState & { readonly leadId: string | null; readonly name: string }
export type DeskLetterKind =
  | 'demo-request'
  | 'demo-confirmation'
  | 'demo-callback'
  | 'new-user'
  | 'conversation-summary'
  | 'conversation-copy'
  | 'request'
  | 'desk-reply'
  | 'chat-answer'
  | 'hand-over'
  | 'promise-soon'
  | 'promise-late'
  | 'promises'
  | 'digest'
  | 'forward'
  | 'webhook'

export type DeskNote = {
  readonly id: string
  readonly by: string
  readonly member: DeskMember | null
  readonly text: string
  readonly at: number
}

/** What is in the box 'Your answer'. */
export type DeskDraft = {
  /** Names the answer to be: sent twice, it goes out once. */
  readonly replyId: string
  readonly text: string
  /** Which of the prepared ones it began with. */
  readonly canned: string
  /** A form has come back with it. */
  readonly isTyped: boolean
  /** Which other requests it answers, as a form has come back with them; null where none has. */
  readonly also: readonly string[] | null
}

/** What is in the box for a note, and the name of the note to be: sent twice, it stands once. */
export type NoteDraft = { readonly id: string; readonly text: string }

/** Why a form on the page of a lead was not taken. */
export type LeadProblem =
  | 'empty'
  | 'too-long'
  | 'unreadable'
  | 'no-mailbox'
  | 'taken'
  | 'not-confirmed'
  | 'held'
  /** A colleague has answered since the page was made. */
  | 'answered'

/** The ways to somebody. */
export type Reach = {
  readonly email: string
  /** As it was typed. */
  readonly phone: string
  /** As it is dialled from anywhere, and how that is written; null where it cannot be a number. */
  readonly dial: string | null
  readonly dialShown: string
}

export type WholeLead = Row &
  Reach &
  Omit<KeptRequest, keyof DemoPerson | 'message'> & {
    readonly reference: string
    readonly status: DeskLeadStatus
    readonly receivedAt: number
    readonly askedAt: number | null
    readonly dueAt: number | null
    readonly answeredAt: number | null
    readonly ownedAt: number | null
    /** Who answered this person last, where something is open again. */
    readonly lastAnswer: LastAnswer | null
    readonly language: string
    /** The name of the language in which they read our site. */
    readonly pageLanguage: string
    readonly message: Quote | null
    /** `takenBack`: the words with which it was. */
    readonly wishes: readonly {
      readonly what: string
      readonly words: Quote
      readonly at: number
      readonly takenBack: Quote | null
    }[]
    readonly told: readonly { readonly ask: Ask; readonly text: string }[]
    readonly callbackAt: number | null
    /** Where the network has the visitor of a chat, if elsewhere than `country`; empty where nothing tells. */
    readonly network: Place
    readonly page: string
    readonly reasons: readonly HeldReason[]
    /** The conversation that can be gone on with; `isLive`: its visitor waits for one of us, or one of us is there. */
    readonly chat: { readonly id: string; readonly isLive: boolean } | null
    /** Null: there was none, or the visitor erased it. */
    readonly conversation: readonly DeskMessage[] | null
    readonly isConversationErased: boolean
    /** All to this person; `about` is the reference of another request that one was about. */
    readonly replies: readonly (DeskNote & {
      /** `tried`: it waits, and was tried in vain. */
      readonly state: LetterState['state'] | 'tried' | null
      readonly about: string | null
    })[]
    /** What else is open and may be answered by the same answer. */
    readonly beside: readonly Beside[]
    readonly letters: readonly LetterState[]
    readonly notes: readonly DeskNote[]
    readonly history: readonly ListRow[]
    /** How much goes when this person is erased. */
    readonly extent: {
      readonly requests: number
      readonly conversations: number
      readonly letters: number
      readonly notes: number
    }
  }

/** Of a lead: who has it, and since when. */
export type OwnedLead = Pick<WholeLead, 'id' | 'owner' | 'ownedAt' | 'lastAnswer'>

/** A place that we cannot reach, and what of a person may lie there. */
export type PlaceElsewhere = readonly [where: string, what: string]

/** The most characters of what members write. */
export const deskMaxLength = { search: 100, note: 2000, answer: 8000 } as const

/** The most characters of one message of a member. */
export const longestSaying = 4000

/** What stands in a conversation, for the team's eyes. */
export type DeskEntry = {
  readonly id: string
  readonly number: number
  readonly by: 'visitor' | 'assistant' | 'person'
  /** Of a person: the first name; and what it was. */
  readonly name: string
  readonly event: 'said' | 'joined' | 'left'
  /** A person's: of whoever reads this. */
  readonly isMine: boolean
  readonly text: string
  readonly at: number
  readonly sources: readonly { readonly title: string; readonly href: string }[]
  /** Of a person: the visitor has had it on the screen. */
  readonly isSeen: boolean
}

export type DeskChat = Reach & {
  readonly id: string
  readonly leadId: string
  readonly reference: string
  readonly name: string
  readonly company: string
  readonly location: string
  /** Where the network has them, if elsewhere. */
  readonly network: string
  readonly timeZone: string
  readonly page: string
  /** The name of the language in which they write; empty where it is none that we know. */
  readonly language: string
  /** And of the one in which they read our site. */
  readonly pageLanguage: string
  readonly entries: readonly DeskEntry[]
  readonly calledAt: number | null
  /** Who speaks. */
  readonly speaker: { readonly member: DeskMember; readonly since: number } | null
  /** Others who have this page open. */
  readonly lookers: readonly DeskMember[]
  /** A window of the visitor is open. */
  readonly isOpen: boolean
  readonly isErased: boolean
}

/** Why something on the page of a conversation was not done. */
export type ChatProblem = 'empty' | 'too-long' | 'taken' | 'not-there'

/** What the assistant would say to the visitor's last words. */
export type DeskSuggestion = {
  readonly text: string
  readonly sources: readonly { readonly title: string; readonly href: string }[]
}
