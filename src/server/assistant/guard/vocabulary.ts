import { assistantWords } from '#content/assistant.ts'
import { knownNames, ourNames, sold } from '#content/guard-names.ts'
import { normalise, readTerms } from '../embedded/words.ts'
import type { Passage } from '../library.ts'
import { foldWriting } from '../reading/writing.ts'
import { listWords, pattern, says } from './words.ts'

/** What the pages name and say, as far as a model's words are compared with it. The build lists it, so that no start reads all pages. */
export type Vocabulary = {
  /** Words with a capital, and of longer names each. */
  readonly names: readonly string[]
  /** What the pages are about: terms of their headings. */
  readonly subjects: readonly string[]
  /** Longer words of the pages in every language and of our answers, but for what denies something. */
  readonly words: readonly string[]
}

type PagePart = Pick<Passage, 'page' | 'heading' | 'text'>
const textsOf = (parts: readonly PagePart[]) => parts.flatMap(({ page, heading, text }) => [page, heading, text])

/** `translations` are the same pages in every language; without them no words are known. */
export function listVocabulary(passages: readonly PagePart[], translations: readonly PagePart[] = []): Vocabulary {
  // A question is the visitor's: `Do I have to buy printers from you?`
  const headings = passages.flatMap(({ page, heading }) => [page, ...(heading.endsWith('?') ? [] : [heading])])
  const clauses = [...textsOf(translations), ...ourAnswers].flatMap((text) => foldWriting(text).split(pattern('turn')))
  const said = [...clauses.filter(deniesNothing), ...listWords('townsWords')]
  return {
    names: distinct([...knownNames, ...textsOf([...passages, ...translations])], listNames),
    subjects: distinct([sold, ...ourNames, ...headings], readTerms),
    words: translations.length > 0 ? distinct(said, longWords) : [],
  }
}

/** What a model's words are asked for. */
export type Known = ReturnType<typeof openVocabulary>

export function openVocabulary({ names, subjects, words }: Vocabulary) {
  const beginnings = new Set(words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))))
  return {
    names: new Set(names),
    subjects: new Set(subjects),
    /** In this form alone: `Sam` is a name, though `same` begins with it. */
    words: new Set(words),
    /** In this form or another. */
    hasWord: (word: string) => beginnings.has(beginningOf(word)) || says('commonWord', word),
  }
}

const distinct = (texts: readonly string[], cut: (text: string) => readonly string[]) => [
  ...new Set(texts.flatMap(cut)),
]
const ourAnswers = Object.values(assistantWords).flatMap(({ topics }) =>
  Object.values(topics).flatMap(({ answer }) => (typeof answer === 'string' ? answer : [])),
)

export const listNames = (text: string): readonly string[] =>
  foldWriting(text).match(/(?:\p{Lu}|i(?=\p{Lu}))[\p{L}\d]*/gu) ?? []
/** The shorter ones are too much like each other. */
export const longWords = (text: string): readonly string[] =>
  normalise(text).match(/(?<![a-z])[a-z]{4,}(?![a-z])/g) ?? []
/** What a longer word shares with its other forms. */
export const beginningOf = (word: string) => word.slice(0, Math.max(4, word.length - 3))

/** Whether a text says no to what stands at its end. */
export const isDenied = (text: string): boolean => says('denial', text.replaceAll(pattern('idle', 'giu'), ''))
export const deniesNothing = (clause: string): boolean => !isDenied(clause) && !says('unsure', clause)
