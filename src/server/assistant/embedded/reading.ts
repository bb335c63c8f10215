import { shortForms as english } from '#content/en/assistant/short-forms.ts'
import { shortForms as french } from '#content/fr/assistant/short-forms.ts'
import type { Passage } from '../knowledge.ts'
import { learn, type Learnt } from './classifier.ts'
import { examples, readCommonWords } from './examples.ts'
import { normalise, wordsOf } from './normalise.ts'
import { numberWords } from '../reading/number-words.ts'
import { readPageExamples } from './page-examples.ts'
import { createSpeller, type Speller } from './spelling.ts'
import { knownWords } from './terms.ts'
import { understand } from './understand.ts'

/** Mends slips towards the words of the pages, the trade and the example wordings. */
export function createQuestionSpeller(passages: readonly Passage[]): Speller {
  const speller = createSpeller([
    ...knownWords,
    ...numberWords,
    ...readCommonWords(),
    ...passages.flatMap(({ heading, text }) => wordsOf(normalise(`${heading} ${text}`))),
  ])
  return { correct: (word) => shortForms[word] ?? speller.correct(word) }
}
const shortForms: Readonly<Record<string, string>> = { ...french, ...english }

/** Learns to read questions from all example wordings: a second or two, so the build does it and not each start. */
export function learnReading(passages: readonly Passage[]): Learnt {
  const speller = createQuestionSpeller(passages)
  return learn(
    [...examples, ...readPageExamples({ passages })].map(([id, wording]) => ({ id, ...understand(wording, speller) })),
  )
}
