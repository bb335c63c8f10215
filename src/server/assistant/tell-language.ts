import type { SpokenLanguage } from '#content/assistant.ts'
import { chatConversation } from '#content/chat.ts'
import { defaultLanguage } from '#content/languages.ts'
import { longestMessage } from '#contract/chat.ts'
import { foldLong } from './reading/writing.ts'
import { normalise, wordsByLanguage, wordsOf } from './embedded/words.ts'

/** What somebody wrote longer ago than this many messages tells nothing. */
const mostBefore = 20

/** CHAT-51: what the buttons send is in the page's language, so it tells nothing of who pressed one. */
const offered: ReadonlySet<string> = new Set(
  Object.values(chatConversation).flatMap(({ quick }) => Object.values(quick).map(({ message }) => message)),
)
export const isOffered = (text: string): boolean => offered.has(text)

/**
 * In which language a visitor is answered: that of the message, or, where it says too little, that of the latest of
 * the visitor's messages before it (oldest first). That of the page where nothing tells.
 */
export function tellLanguage(text: string, before: readonly string[], page: SpokenLanguage): SpokenLanguage {
  const own = measure(text)
  if (isSure(own)) return own.language
  const earlier = before.slice(-mostBefore).map(measure)
  const sure = earlier.findLast(isSure)
  if (sure) return sure.language
  const hint = earlier.findLast((one) => one !== null) ?? own
  // English is everybody's second language: on its pages a single word of another one tells.
  return hint && (isSure(hint) || page === defaultLanguage) ? hint.language : page
}

/** What of a message tells the language of who sent it: a button's words in the page's language are ours. */
export function ownWords(
  { text, intent }: { readonly text: string; readonly intent: string | null },
  page: SpokenLanguage,
): string {
  return intent !== null && measure(text)?.language === page ? '' : text
}

type Said = { readonly sender: string; readonly text: string; readonly intent: string | null }
const ownTexts = (messages: readonly Said[], page: SpokenLanguage) =>
  messages.filter(({ sender }) => sender === 'user').map((message) => ownWords(message, page))

/**
 * In which language the visitor of a conversation writes (oldest message first): `other`, which was written elsewhere,
 * tells where nothing was said, and the page where nothing tells.
 */
export function languageOfTalk(messages: readonly Said[], page: SpokenLanguage, other = ''): SpokenLanguage {
  const own = ownTexts(messages, page)
  return tellLanguage(own.at(-1) ?? other, own.slice(0, -1), page)
}

/** The same for us to read; null where most of what was written is in a script that none of our languages has. */
export function writtenIn(messages: readonly Said[], page: SpokenLanguage, other = ''): SpokenLanguage | null {
  return isOfOtherScript([...ownTexts(messages, page), other].join('\n')) ? null : languageOfTalk(messages, page, other)
}

/** Arabic, Chinese, Amharic: more such letters than Latin ones. */
export function isOfOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2
}

/** The language that has most words of a text, and by how many more than the next; null where two have as many. */
type Leading = { readonly language: SpokenLanguage; readonly by: number }

/** Fewer telling words than this may be a loan from another language: `ok`, `human?`. */
const fewestWords = 2
/** Among more words than these a single one is chance: `ni` in a sentence of Swahili. */
const mostAroundOne = 4
const isSure = (leading: Leading | null): leading is Leading => leading !== null && leading.by >= fewestWords

function measure(text: string): Leading | null {
  if (isOffered(text)) return null
  // A number is of no language, although '7' stands among the French words for always (7j/7).
  const words = wordsOf(normalise(foldLong(text, longestMessage))).filter((word) => /[a-z]/.test(word))
  const [first, second] = wordsByLanguage
    .map(([language, known]) => ({ language, said: words.filter((word) => known.has(word)) }))
    .toSorted((one, other) => other.said.length - one.said.length)
  if (!first || !second) return null
  const by = first.said.length - second.said.length
  const own = first.said.filter((word) => !second.said.includes(word))
  if (by === 0 || (own.length < fewestWords && words.length > mostAroundOne)) return null
  return { language: first.language, by }
}
