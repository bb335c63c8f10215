import { assistantWords } from '#content/assistant.ts'
import type { GuardWordName } from '#content/copy/assistant/words.ts'
import { guardPatterns } from '#content/guard-patterns.ts'
import { createPatterns } from '../reading/reading-words.ts'

export type PatternName = keyof typeof guardPatterns | GuardWordName

/** A model may mix languages, and a promise is one in any. */
const patterns = createPatterns<PatternName>([
  guardPatterns,
  ...Object.values(assistantWords).map(({ guardWords }) => guardWords),
])

/** A pattern in which «name» stands for the words of that name in every language. */
export const compile = (source: string, flags = 'iu'): RegExp => patterns.compile(source, flags)

/** The pattern of a name, with the words of every language in it; the same one each time. */
export const pattern = (name: PatternName, flags = 'iu'): RegExp => patterns.pattern(name, flags)

/** Whether a text has the words of a name. */
export const says = (name: PatternName, text: string): boolean => pattern(name).test(text)

/** The words of a name one by one. */
export const listWords = (name: GuardWordName): readonly string[] =>
  patterns.listed(name).flatMap((words) => words.split(/[| ]/))

/** Texts as a pattern that finds any of them, whole. */
export function asWords(...texts: readonly string[]): string {
  const escaped = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return String.raw`(?<![\p{L}\d])(?:${escaped.join('|')})(?![\p{L}\d])`
}
