import { assistantWords, spokenLanguages } from '#content/assistant.ts'
import { createSpeller, type Speller } from './spelling.ts'

/** Of two languages with the same short form, the first of ours reads it. */
const shortForms: Readonly<Record<string, string>> = Object.assign(
  {},
  ...spokenLanguages.toReversed().map((language) => assistantWords[language].shortForms),
)

/** Mends slips towards the words of the pages, the trade and the example wordings; the earlier ones win. */
export function createQuestionSpeller(words: readonly string[]): Speller {
  const speller = createSpeller(words)
  return { correct: (word) => shortForms[word] ?? speller.correct(word) }
}
