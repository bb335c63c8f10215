import type { Place } from './place.ts'

/** A is the window of the landing page, B that of every other page (OPEN-34). */
const chatVariants = ['A', 'B'] as const
export type ChatVariant = (typeof chatVariants)[number]

/** The most characters (UTF-16 units) of one message of a visitor. */
export const longestMessage = 2000

/** CHAT-50, CHAT-51: what each quick action sends. */
export type QuickAction = 'demo' | 'pricing' | 'trial' | 'person'

/** The start form (CHAT-16, CHAT-25, CONFLICT-15). Empty texts where the visitor gave nothing (DATA-4). */
export type ChatStart = {
  readonly variant: ChatVariant
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
  /** IANA name, such as `Africa/Kigali`, or empty. */
  readonly timeZone: string
  /** The page on which the conversation began, such as `/pricing`, or empty. */
  readonly page: string
  /** The code of the language that the page speaks, or empty. */
  readonly language: string
}

export const chatStartFields = ['name', 'company', 'email', 'phone'] as const
export type ChatStartField = (typeof chatStartFields)[number]
export type ChatStartProblem = 'missing' | 'invalid' | 'too-long'
export type ChatStartProblems = Partial<Record<ChatStartField, ChatStartProblem>>

/** Where an answer comes from: a page's title, and its address on this site with the anchor of the passage. */
export type ChatSource = { readonly title: string; readonly url: string }

/** A region's way to a person: what `tel:` and WhatsApp links are made of. The window shows them under the message. */
export type HandOffContact = {
  readonly region: string
  readonly phone: string
  /** `https://wa.me/…`, or null where the phone takes no messages. */
  readonly whatsApp: string | null
}

/** What came of 'Speak to Human'. */
export type HandOff = {
  /** Under which sales finds the conversation. */
  readonly reference: string
  /** The visitor's own region first. */
  readonly contacts: readonly HandOffContact[]
}

/** DATA-7, with what stands under an answer. The wire carries `timestamp` as ISO 8601. */
export type ChatMessage = {
  readonly id: string
  /** Of the agent: Markdown. Of the visitor: as typed. */
  readonly text: string
  readonly sender: 'user' | 'agent' | 'person'
  readonly timestamp: string
  /** Of one of us: the first name. */
  readonly name?: string
  readonly sources?: readonly ChatSource[]
  /** Up to three questions that could follow. */
  readonly suggestions?: readonly string[]
  readonly handOff?: HandOff
  /** Of the agent: the code of the language it is in. */
  readonly language?: string
}

/** `POST /api/chat/sessions` → 201. */
export type ChatStarted = {
  readonly id: string
  /** Bearer token of all that follows. */
  readonly token: string
  /** The greeting's text (CHAT-42, CHAT-43); `messages` holds it too. */
  readonly welcome: string
  readonly messages: readonly ChatMessage[]
  /** GEO-3, GEO-4. */
  readonly location: Place
}

/** `POST /api/chat/resume` `{link}`: the conversation behind a letter's link, where it stands, and who the visitor is. */
export type ChatResumed = Omit<ChatStarted, 'welcome'> & Pick<ChatStart, 'name' | 'email' | 'phone' | 'company'>

/**
 * `POST …/messages` takes `{text, id?, intent?}`: sent again under the same id, a message is never kept twice. The
 * intent is what a call to action wanted (see intent.ts); one that nobody knows counts as none.
 */
export type ChatSending = { readonly text: string; readonly id: string; readonly intent?: string | undefined }

/** The events of a reply, each with JSON as its data. After `done` or `failed` nothing follows. */
export type ChatEvents = {
  /** A piece of the reply; all pieces together are `done`'s text. */
  readonly token: { readonly text: string }
  readonly done: ChatMessage & { readonly sources: readonly ChatSource[] }
  /** In place of both where one of us is there: the message is kept and this person's to answer. */
  readonly kept: { readonly name: string }
  /** The reply could not be kept. The message itself was; sending it again under its id asks again. */
  readonly failed: { readonly code: string; readonly message: string }
}

/**
 * The events of `GET …/events`, for as long as a person was asked for or is there. All but `typing` and `seen` carry
 * the number of their place in the conversation as their id, and stand behind that of `Last-Event-ID`.
 */
export type LiveEvents = {
  readonly message: ChatMessage
  readonly joined: { readonly name: string; readonly timestamp: string }
  readonly left: { readonly name: string; readonly timestamp: string }
  readonly typing: { readonly name: string }
  /** The person has seen everything up to this number. */
  readonly seen: { readonly upTo: number }
}

/** `GET /api/chat/presence`: whether somebody is at the desk now, and whether it is worth asking again. */
export type ChatPresence = { readonly isSomebodyThere: boolean; readonly hasDesk: boolean }

/** `GET …/messages?after=ID`. `isReplying`: the last message is being answered; sent again under its id, it streams. */
export type ChatMissed = { readonly messages: readonly ChatMessage[]; readonly isReplying: boolean }

/** `GET /api/location`. `country` is the English name, the continent's, or 'Unknown' (GEO-2..4). */
export type LocationAnswer = { readonly country: string; readonly code: Place; readonly source: LocationSource }
export type LocationSource = 'database' | 'service' | 'time-zone' | 'none'

/** What a browser names a message with. */
export const messageIdShape = /^[\w-]{8,64}$/

/** CHAT-17: what a phone number may hold. */
export function stripPhone(typed: string): string {
  return typed.replaceAll(/[^\d\s()+-]/g, '')
}
