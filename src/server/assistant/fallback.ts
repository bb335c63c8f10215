import type { FallbackWords } from '#content/conversation-words.ts'
import { assistantFallback as english, fallbackSources } from '#content/en/assistant-fallback.ts'
import { assistantFallback as french } from '#content/fr/assistant-fallback.ts'
import type { Answer, Question } from './assistant.ts'
import type { Language } from './embedded/language.ts'
import { tellLanguage } from './tell-language.ts'

type Asked = Pick<Question, 'text' | 'history'>
type Occasion = keyof typeof fallbackSources

const fallbacks = { en: english, fr: french } as const satisfies Record<Language, FallbackWords>

/** The first that is found wins: who asks what a person costs wants a person. Visitors write French, too. */
const words: readonly (readonly [Occasion, RegExp])[] = [
  ['person', /(?<!\p{L})(humans?|agents?|persons?|humaine?s?|personnes?|conseill(?:er|ère)s?)(?!\p{L})/iu],
  ['pricing', /(?<!\p{L})(prices?|priced|pricing|costs?|costing|prix|tarifs?|coûts?|coute|coûte)(?!\p{L})/iu],
]

/** The words for trouble in the visitor's language. */
export function findFallback({ text, history }: Asked): FallbackWords {
  const before = history.flatMap((turn) => (turn.role === 'user' ? [turn.text] : []))
  return fallbacks[tellLanguage(text, before)]
}

/** BOT-11: what is said where no answer came, chosen by words in the visitor's message. */
export function answerByWords(asked: Asked): Answer {
  const [occasion] = words.find(([, pattern]) => pattern.test(asked.text)) ?? ['apology' as const]
  const fallback = findFallback(asked)
  return {
    kind: 'failed',
    text: fallback[occasion],
    sources: fallbackSources[occasion],
    suggestions: fallback.suggestions,
  }
}
