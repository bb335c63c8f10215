import type { ChatMessage } from '#contract/chat.ts'
import { conversationMail } from '#content/emails/conversation.ts'
import { defaultLanguage, type Language } from '#content/languages.ts'
import type { Place } from '#contract/place.ts'
import type { DeskLinks } from './desk-links.ts'
import type { Earlier, LetterPerson } from './person-details.ts'
import type { ThreadStart } from './thread.ts'

/** What was said, as a letter tells it. `at` is milliseconds since 1970. */
export type LetterMessage = Pick<ChatMessage, 'text' | 'sender' | 'name' | 'sources' | 'handOff'> & {
  readonly at: number
}

/** Sales gets everything, as soon as possible when a person is asked for. */
type SalesReader = {
  readonly kind: 'sales'
  readonly isUrgent: boolean
  /** The letter about the beginning of this conversation, or the one that joined. */
  readonly thread: ThreadStart
  readonly earlier: Earlier
  /** Where a member of the desk joins the conversation; of an urgent letter where there is a desk. */
  readonly joinUrl?: string
  readonly desk?: DeskLinks
  /** It goes to a member, who was away, and not to the mailbox of sales. */
  readonly isToMember?: boolean
}
/** Whoever was named with Send Summary, who may be anybody: nothing the visitor wrote may lead anywhere. */
export type VisitorReader = {
  readonly kind: 'visitor'
  /** IANA name, or empty. */
  readonly timeZone: string
  readonly language: Language
}

export type ConversationLetter = LetterPerson & {
  readonly reader: SalesReader | VisitorReader
  readonly location: Place
  /** Where the visitor says to be; null where nothing was said of it. */
  readonly said: string | null
  /** Under which the conversation is kept, and which the visitor is told on asking for a person. */
  readonly reference: string
  readonly messages: readonly LetterMessage[]
  /** Origin of our pages, without a slash at the end. */
  readonly publicUrl: string
}

/** Whole minutes from the first message to the last (MAIL-8); 0 when there are one or none (MAIL-9). */
export function countMinutes(messages: readonly Pick<LetterMessage, 'at'>[]): number {
  const [first, last] = [messages[0], messages.at(-1)]
  return first && last ? Math.max(0, Math.round((last.at - first.at) / 60_000)) : 0
}

/** In which a letter speaks to its reader. */
export function languageOfReader(reader: ConversationLetter['reader']): Language {
  return reader.kind === 'visitor' ? reader.language : defaultLanguage
}

const longestMessage = 4000
const openingMessages = 2
/** Characters of HTML for the messages of a letter; about 20,000 more stand around them. */
const longestTranscript = 80_000
const speechMarkup = 420
const linkMarkup = 130
const signMarkup = 10

type Excerpt = {
  readonly opening: readonly LetterMessage[]
  /** How many are not shown between the two. */
  readonly leftOut: number
  readonly rest: readonly LetterMessage[]
}

/**
 * As much of a conversation as mail programs show before they cut a letter off (about 100 kB): how it began, and the
 * latest of it.
 */
export function excerptConversation({ messages, reader }: ConversationLetter): Excerpt {
  const { cut } = conversationMail[languageOfReader(reader)]
  const short = messages.map((message) => ({ ...message, text: shorten(message.text, cut) }))
  const opening = short.slice(0, openingMessages)
  const later = short.slice(openingMessages)
  let room = longestTranscript - sum(opening.map(weigh))
  const fromEnd = later.toReversed().findIndex((message) => (room -= weigh(message)) < 0)
  const rest = fromEnd === -1 ? later : later.slice(later.length - fromEnd)
  return { opening, leftOut: later.length - rest.length, rest }
}

/** About how much HTML a message becomes: each link, each change of weight and each new line has its own. */
function weigh({ text, sources = [], handOff }: LetterMessage): number {
  const links = countOf(text, /\]\(|:\/\/|@/g) + sources.length + 2 * (handOff?.contacts.length ?? 0)
  return text.length + speechMarkup + linkMarkup * links + signMarkup * countOf(text, /[*_`\\\n&<>"']/g)
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function shorten(text: string, cut: string): string {
  return text.length <= longestMessage ? text : text.slice(0, longestMessage).toWellFormed() + cut
}

/** The first names of those of us who spoke, each once. */
export const listPeople = (messages: readonly LetterMessage[]): readonly string[] => [
  ...new Set(messages.flatMap(({ sender, name }) => (sender === 'person' && name ? [name] : []))),
]

/** What one of us answered first to whoever had asked for a person: with it the promise of a letter is kept. */
export function findKept(messages: readonly LetterMessage[]) {
  const asked = messages.findLastIndex(({ handOff }) => handOff)
  const answer = messages.slice(asked + 1).find(({ sender }) => sender === 'person')
  return asked !== -1 && answer ? { name: answer.name ?? '', at: answer.at } : null
}

/** The latest hand-off in a conversation, with its moment. */
export function findHandOff(messages: readonly LetterMessage[]) {
  const message = messages.findLast(({ handOff }) => handOff)
  return message?.handOff ? { ...message.handOff, at: message.at } : null
}
