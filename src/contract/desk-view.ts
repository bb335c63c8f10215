import type {
  Beside,
  ChatProblem,
  DeadLetter,
  DeskChat,
  DeskDraft,
  DeskFigures,
  DeskFrame,
  DeskMember,
  DeskQuery,
  DeskRefusal,
  DeskSuggestion,
  DueRow,
  FigureRow,
  HeldRow,
  LeadProblem,
  ListRow,
  NoteDraft,
  OwnSession,
  OwnedLead,
  PlaceElsewhere,
  SentForm,
  WaitingRow,
  WholeLead,
} from './desk.ts'

/** The page of one conversation. */
export type DeskChatView = {
  readonly kind: 'chat'
  /** Who has the request behind it, and what colleagues noted. */
  readonly lead: OwnedLead & Pick<WholeLead, 'notes' | 'beside'>
  readonly team: readonly DeskMember[]
  readonly note: NoteDraft
  readonly frame: DeskFrame
  readonly chat: DeskChat
  readonly suggestion: DeskSuggestion | null
  /** What is in the box. */
  readonly text: string
  /** Names the message to be: sent twice, it stands once. */
  readonly messageId: string
  readonly problem: ChatProblem | null
  readonly waiting: readonly {
    readonly chatId: string
    readonly name: string
    readonly since: number
    readonly location: string
  }[]
}

/** Every page of the desk, and what it shows. */
export type DeskView =
  | { readonly kind: 'sign-in'; readonly isUnreadable: boolean }
  | { readonly kind: 'mailbox'; readonly email: string; readonly goodUntil: number }
  | {
      readonly kind: 'come-in'
      readonly token: string
      readonly member: DeskMember
      readonly madeAt: number
      readonly goodUntil: number
    }
  | { readonly kind: 'used' }
  | {
      readonly kind: 'refused'
      readonly refusal: DeskRefusal
      /** What was refused can be asked for again at the same address, and may be there a little later. */
      readonly isPassing?: boolean
    }
  /** A member's form that could not be taken just now: it can be sent again from there. */
  | ({ readonly kind: 'again'; readonly refusal: DeskRefusal } & SentForm)
  /** A form that was not taken: it stands on a page of somebody who is not signed in here, or not any more. */
  | ({
      readonly kind: 'unsent'
      /** The name of whom its page was drawn for; empty where that is not known any more. */
      readonly writer: string
      /** Who is signed in; null: nobody. */
      readonly me: string | null
      /** On which it stood. */
      readonly page: string
    } & SentForm)
  | {
      readonly kind: 'you'
      readonly frame: DeskFrame
      readonly email: string
      readonly sessions: readonly OwnSession[]
    }
  | {
      readonly kind: 'inbox'
      readonly frame: DeskFrame
      readonly waiting: readonly WaitingRow[]
      readonly due: readonly DueRow[]
      /** Where the list goes on. */
      readonly moreDue: string | null
      readonly held: readonly HeldRow[]
      readonly dead: readonly DeadLetter[]
      /** Since when no letter goes out; null while they do. */
      readonly lettersStuckSince: number | null
      readonly figures: DeskFigures
      readonly query: DeskQuery
      readonly rows: readonly ListRow[]
      readonly found: number
      readonly newer: string | null
      readonly older: string | null
      readonly team: readonly DeskMember[]
      readonly countries: readonly string[]
    }
  | {
      readonly kind: 'figures'
      readonly frame: DeskFrame
      readonly figures: DeskFigures
      readonly rows: readonly FigureRow[]
    }
  | {
      readonly kind: 'lead'
      readonly frame: DeskFrame
      readonly lead: WholeLead
      readonly team: readonly DeskMember[]
      readonly canned: readonly { readonly id: string; readonly label: string }[]
      readonly draft: DeskDraft
      readonly note: NoteDraft
      /** The last answer came a second time, and went out once. */
      readonly isSentBefore: boolean
      readonly problem: LeadProblem | null
      /** Of an answered lead: who is due first of those that nobody else has. */
      readonly next: Pick<DueRow, 'id' | 'name' | 'dueAt'> | null
      /** For whoever is about to erase. */
      readonly elsewhere: readonly PlaceElsewhere[]
    }
  | {
      readonly kind: 'erased'
      readonly frame: DeskFrame
      readonly count: number
      /** False: the bytes of it may still be read in the database's files, until that is tried again. */
      readonly isPurged: boolean
      readonly elsewhere: readonly PlaceElsewhere[]
    }
  /** Behind the mark in a letter. */
  | {
      readonly kind: 'mark'
      readonly token: string
      readonly reference: string
      readonly askedAt: number
      readonly dueAt: number
      readonly now: number
      /** What else this person asked and nobody has answered. */
      readonly more: readonly Pick<Beside, 'id' | 'wanted' | 'reference' | 'askedAt'>[]
    }
  | {
      readonly kind: 'marked'
      readonly token: string
      readonly reference: string
      readonly answeredAt: number
      /** By a letter's link, which can take it back. */
      readonly isMarked: boolean
      readonly now: number
    }
  | DeskChatView

/** One of them, by its kind. */
export type ViewOf<Kind extends DeskView['kind']> = Extract<DeskView, { readonly kind: Kind }>
export type InboxView = ViewOf<'inbox'>
export type LeadView = ViewOf<'lead'>
