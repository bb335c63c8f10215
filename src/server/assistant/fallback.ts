import type { FallbackWords } from '#content/conversation-words.ts'
import { assistantFallback, fallbackSources } from '#content/assistant-fallback.ts'
import { defaultLanguage } from '#content/languages.ts'
import type { Answer, Question } from './assistant.ts'
import { compile } from './reading/reading-words.ts'
import { tellLanguage } from './tell-language.ts'

type Asked = Pick<Question, 'text' | 'history' | 'pageLanguage'>
const sources = fallbackSources[defaultLanguage]
type Occasion = keyof typeof sources

/** The first that is found wins: who asks what a person costs wants a person. */
const words: readonly (readonly [Occasion, RegExp])[] = [
  ['person', compile(String.raw`(?<!\p{L})«meansPerson»(?!\p{L})`, 'iu')],
  ['pricing', compile(String.raw`(?<!\p{L})«meansPrice»(?!\p{L})`, 'iu')],
]

/** The words for trouble in the visitor's language. */
export const findFallback = (asked: Asked): FallbackWords => assistantFallback[languageOf(asked)]

function languageOf({ text, history, pageLanguage = defaultLanguage }: Asked) {
  const before = history.flatMap((turn) => (turn.role === 'user' ? [turn.text] : []))
  return tellLanguage(text, before, pageLanguage)
}

/** BOT-11: what is said where no answer came, chosen by words in the visitor's message. */
export function answerByWords(asked: Asked): Answer {
  const [occasion] = words.find(([, pattern]) => pattern.test(asked.text)) ?? ['apology' as const]
  const language = languageOf(asked)
  const fallback = assistantFallback[language]
  return {
    kind: 'failed',
    text: fallback[occasion],
    sources: sources[occasion],
    suggestions: fallback.suggestions,
    language,
  }
}
