import type { SpokenLanguage } from '#content/assistant.ts'
import { chatWindow } from '#content/chat.ts'
import { longestMessage } from '#contract/chat.ts'
import { foldLong } from './reading/writing.ts'
import { normalise, wordsOf, isSure, leadingLanguage, measureLanguages, tells } from './embedded/words.ts'

/** What somebody wrote longer ago than this many messages tells nothing. */
const mostBefore = 20

/** CHAT-51: what the buttons send is in the page's language, so it tells nothing of who pressed one. */
const offered: ReadonlySet<string> = new Set(
  Object.values(chatWindow).flatMap(({ quick }) => Object.values(quick).map(({ message }) => message)),
)

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
  return hint && tells(hint, page) ? hint.language : page
}

/** What of a message tells the language of who sent it: a button's words in the page's language are ours. */
export function ownWords(
  { text, intent }: { readonly text: string; readonly intent: string | null },
  page: SpokenLanguage,
): string {
  return intent !== null && measure(text)?.language === page ? '' : text
}

function measure(text: string) {
  return offered.has(text)
    ? null
    : leadingLanguage(measureLanguages(wordsOf(normalise(foldLong(text, longestMessage)))))
}
