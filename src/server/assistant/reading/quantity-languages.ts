import { assistantWords } from '#content/assistant.ts'
import type { QuantityWords } from '#content/quantity-words.ts'

/** The languages in which numbers are read. A visitor or a model may change from one to another in a sentence. */
export const languages: readonly QuantityWords[] = Object.values(assistantWords).map(({ quantities }) => quantities)

/** What every language has of something, as alternatives of one pattern. */
export const anyOf = (pick: (words: QuantityWords) => string | undefined): string =>
  languages.flatMap((words) => pick(words) || []).join('|')
