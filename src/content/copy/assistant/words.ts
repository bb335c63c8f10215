import type { Asks } from '#content/assistant-asks.ts'
import type {
  CalculationId,
  ComputedWords,
  DayWords,
  FixedWords,
  Spellings,
  Synonyms,
  TopicWords,
} from '#content/assistant-words.ts'
import type { TopicId } from '#content/copy/assistant/topics.ts'
import type { featureNames, figureNouns, thingNouns } from '#content/en/assistant/counted-things.ts'
import type { guardWords } from '#content/en/assistant/guard-words.ts'
import type { pledges } from '#content/en/assistant/pledges.ts'
import type { Pledge } from '#content/guard-pledge.ts'
import type { QuantityWords } from '#content/quantity-words.ts'
import type { readingWords } from '#content/en/assistant/reading-words.ts'

/** An answer of our own: a topic or a calculation. */
type AnswerId = TopicId | CalculationId

export type ReadingWordName = keyof typeof readingWords
export type GuardWordName = keyof typeof guardWords
export type PledgeName = keyof typeof pledges
export type FigureName = keyof typeof figureNouns
export type ThingName = keyof typeof thingNouns
export type FeatureName = keyof typeof featureNames

/** All that the assistant says and understands in a language; the wordings of its topics stand in text files beside it. */
export type AssistantWords = {
  readonly topics: Readonly<Record<TopicId, TopicWords>>
  /** Questions that could follow what is worked out; each is one it answers. */
  readonly nextQuestions: Readonly<Record<CalculationId, readonly string[]>>
  readonly computed: ComputedWords
  readonly fixed: FixedWords
  readonly asks: Asks
  /** Writes the figures of a finished answer as the language does. */
  sayFigures(text: string): string

  /** How a question is written, cut and read. */
  readonly spellings: Spellings
  readonly readingWords: Readonly<Record<ReadingWordName, string>>
  readonly synonyms: Synonyms
  /** What may stand in a question of yes or no beside what is compared: in any, or in one about this answer. */
  readonly idleWords: Readonly<Partial<Record<AnswerId | 'always', string>>>
  /** Words that say nothing of what is asked. */
  readonly stopWords: string
  /** Words as thumbs write them in a hurry, and the words they stand for. */
  readonly shortForms: Readonly<Record<string, string>>
  readonly dayWords: DayWords
  readonly quantities: QuantityWords

  /** A question as if we said it: `do you sell` is `do we sell`, and what the visitors do is not what we do. */
  readonly sayOfUs: Spellings
  /** What the guard recognises a claim by. Empty where another language's words do. */
  readonly guardWords: Readonly<Record<GuardWordName, string>>
  readonly pledges: Readonly<Partial<Record<PledgeName, Pledge>>>
  readonly figureNouns: Readonly<Record<FigureName, string>>
  readonly thingNouns: Readonly<Record<ThingName, string>>
  readonly featureNames: Readonly<Partial<Record<FeatureName, string | null>>>
}
