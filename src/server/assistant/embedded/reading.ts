import { shortForms as english } from '#content/en/assistant/short-forms.ts'
import { shortForms as french } from '#content/fr/assistant/short-forms.ts'
import { createSpeller, type Speller } from './spelling.ts'

const shortForms: Readonly<Record<string, string>> = { ...french, ...english }

/** Mends slips towards the words of the pages, the trade and the example wordings; the earlier ones win. */
export function createQuestionSpeller(words: readonly string[]): Speller {
  const speller = createSpeller(words)
  return { correct: (word) => shortForms[word] ?? speller.correct(word) }
}
