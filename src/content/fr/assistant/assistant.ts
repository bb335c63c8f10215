import type { AssistantWords } from '#content/copy/assistant/words.ts'
import { asks } from './asks.ts'
import { computed, nextQuestions } from './computed.ts'
import { featureNames, figureNouns, thingNouns } from './counted-things.ts'
import { dayWords } from './day-words.ts'
import { sayFrenchFigures } from './figures.ts'
import { fixed } from './fixed.ts'
import { guardWords } from './guard-words.ts'
import { pledges } from './pledges.ts'
import { quantities } from './quantities.ts'
import { readingWords } from './reading-words.ts'
import { shortForms } from './short-forms.ts'
import { sayOfUs, spellings } from './spellings.ts'
import { idleWords, stopWords, synonyms } from './synonyms.ts'
import { topics } from './topics.ts'

export const assistant = {
  topics,
  nextQuestions,
  computed,
  fixed,
  asks,
  sayFigures: sayFrenchFigures,
  spellings,
  readingWords,
  synonyms,
  idleWords,
  stopWords,
  shortForms,
  dayWords,
  quantities,
  sayOfUs,
  guardWords,
  pledges,
  figureNouns,
  thingNouns,
  featureNames,
} as const satisfies AssistantWords
