import { assistantWords } from '#content/assistant.ts'
import type { GuardWordName } from '#content/copy/assistant/words.ts'
import { namesWithNumbers } from '#content/guard-names.ts'
import { guardPatterns, type PatternName } from '#content/guard-patterns.ts'
import { createPatterns } from '../reading/reading-words.ts'
import { foldWriting } from '../reading/writing.ts'

/** Patterns with the words of every language: a model may mix them, and a promise is one in any. */
const { compile, listed, pattern } = createPatterns<PatternName>([
  guardPatterns,
  ...Object.values(assistantWords).map(({ guardWords }) => guardWords),
])
export { compile, pattern }

/** Whether a text has the words of a name. */
export const says = (name: PatternName, text: string): boolean => pattern(name).test(text)

/** The words of a name one by one. */
export const listWords = (name: GuardWordName): readonly string[] =>
  listed(name).flatMap((words) => words.split(/[| ]/))

/** Texts as a pattern that finds any of them, whole, in a folded one. */
export function asWords(...texts: readonly string[]): string {
  const escaped = texts.map((text) => foldWriting(text).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return String.raw`(?<![\p{L}\d])(?:${escaped.join('|')})(?![\p{L}\d])`
}

const longestFirst = namesWithNumbers.toSorted((one, other) => other.length - one.length)
const ownNames = new RegExp(asWords(...longestFirst), 'giu')

/** Takes out our names that hold a number of their own: standards, addresses, dates, laws. */
export const takeOwnNames = (folded: string): string => folded.replaceAll(ownNames, ' ')
