import { assistantFallback } from '#content/en/assistant-fallback.ts'
import type { Answer } from './assistant.ts'

type Occasion = keyof typeof assistantFallback.sources

/** The first that is found wins: who asks what a person costs wants a person. Visitors write French, too. */
const words: readonly (readonly [Occasion, RegExp])[] = [
  ['person', /(?<!\p{L})(humans?|agents?|persons?|humaine?s?|personnes?|conseill(?:er|ère)s?)(?!\p{L})/iu],
  ['pricing', /(?<!\p{L})(prices?|priced|pricing|costs?|costing|prix|tarifs?|coûts?|coute|coûte)(?!\p{L})/iu],
]

/** BOT-11: what is said where no answer came, chosen by words in the visitor's message. */
export function answerByWords(message: string): Answer {
  const [occasion] = words.find(([, pattern]) => pattern.test(message)) ?? ['apology' as const]
  return {
    kind: 'failed',
    text: assistantFallback[occasion],
    sources: assistantFallback.sources[occasion],
    suggestions: assistantFallback.suggestions,
  }
}
