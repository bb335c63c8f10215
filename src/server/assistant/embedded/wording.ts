import type {
  CalculationId,
  CalculationWords,
  ComputedWords,
  FixedWords,
  TopicWords,
} from '#content/assistant-words.ts'
import type { Asks } from '#content/assistant-asks.ts'
import { asks as englishAsks } from '#content/en/assistant/asks.ts'
import { calculations as englishCalculations, computed as englishComputed } from '#content/en/assistant/computed.ts'
import { fixed as englishFixed } from '#content/en/assistant/fixed.ts'
import { topics as englishTopics, type TopicId } from '#content/en/assistant/topics.ts'
import { asks as frenchAsks } from '#content/fr/assistant/asks.ts'
import { calculations as frenchCalculations, computed as frenchComputed } from '#content/fr/assistant/computed.ts'
import { sayFrenchFigures } from '#content/fr/assistant/figures.ts'
import { fixed as frenchFixed } from '#content/fr/assistant/fixed.ts'
import { topics as frenchTopics } from '#content/fr/assistant/topics.ts'
import type { Language } from './language.ts'

export type Wording = {
  readonly topics: Readonly<Record<TopicId, TopicWords>>
  readonly calculations: Readonly<Record<CalculationId, CalculationWords>>
  readonly computed: ComputedWords
  readonly fixed: FixedWords
  readonly asks: Asks
  /** Writes the figures of a finished answer as the language does. */
  readonly sayFigures: (text: string) => string
}

/** All that the embedded assistant says, by language. */
export const wordings = {
  en: {
    topics: englishTopics,
    calculations: englishCalculations,
    computed: englishComputed,
    fixed: englishFixed,
    asks: englishAsks,
    sayFigures: (text) => text,
  },
  fr: {
    topics: frenchTopics,
    calculations: frenchCalculations,
    computed: frenchComputed,
    fixed: frenchFixed,
    asks: frenchAsks,
    sayFigures: sayFrenchFigures,
  },
} as const satisfies Record<Language, Wording>

export const languages = Object.keys(wordings) as Language[]
