import { assistantWords } from '#content/assistant.ts'
import type { ReadingWordName } from '#content/copy/assistant/words.ts'
import { createPatterns } from '../patterns.ts'
import type { QuantityWords } from '#content/quantity-words.ts'

const patterns = createPatterns<ReadingWordName>(Object.values(assistantWords).map(({ readingWords }) => readingWords))

/** A pattern over a normalised text, in which «name» stands for the small words of that name in every language. */
export const compile = (source: string, flags = ''): RegExp => patterns.compile(source, flags)

/** The pattern of a name in each language by itself. */
export const listEach = (name: ReadingWordName): readonly string[] => patterns.listed(name)

/** The words of a name one by one. */
export const listWords = (name: ReadingWordName): readonly string[] =>
  listEach(name).flatMap((words) => words.split('|'))

/** The languages in which numbers are read. A visitor or a model may change from one to another in a sentence. */
export const languages: readonly QuantityWords[] = Object.values(assistantWords).map(({ quantities }) => quantities)

/** What every language has of something, as alternatives of one pattern. */
export const anyOf = (pick: (words: QuantityWords) => string | undefined): string =>
  languages.flatMap((words) => pick(words) || []).join('|')
