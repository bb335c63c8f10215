import { chatWindow } from '#content/en/chat.ts'
import { longestMessage } from '#contract/chat.ts'
import { foldLong } from './fold-long.ts'
import type { Language } from './embedded/language.ts'
import { normalise, wordsOf } from './embedded/normalise.ts'
import { measureFrench } from './embedded/terms.ts'

/** Fewer telling words than this may be a loan from the other language: `ok`, `human?`. */
const fewestWords = 2
/** What somebody wrote longer ago than this many messages tells nothing. */
const mostBefore = 20

/** CHAT-51: what the buttons send is English for everybody, so it tells nothing of who pressed one. */
const offered: ReadonlySet<string> = new Set(Object.values(chatWindow.quick).map(({ message }) => message))

/**
 * In which language a visitor is answered: that of the message, or, where it says too little, that of the latest of
 * the visitor's messages before it (oldest first). English where nothing tells.
 */
export function tellLanguage(text: string, before: readonly string[]): Language {
  const own = measure(text)
  const earlier = before.slice(-mostBefore).map(measure)
  const tells = (french: number) => Math.abs(french) >= fewestWords
  const french = tells(own) ? own : (earlier.findLast(tells) ?? earlier.findLast((one) => one !== 0) ?? own)
  return french > 0 ? 'fr' : 'en'
}

/** What of a message tells the language of who sent it: the English words of a button are ours. */
export function ownWords({ text, intent }: { readonly text: string; readonly intent: string | null }): string {
  return intent !== null && measure(text) < 0 ? '' : text
}

function measure(text: string): number {
  return offered.has(text) ? 0 : measureFrench(wordsOf(normalise(foldLong(text, longestMessage))))
}
