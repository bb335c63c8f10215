import { stopWords as englishStopWords, synonyms as english } from '#content/en/assistant/synonyms.ts'
import { stopWords as frenchStopWords, synonyms as french } from '#content/fr/assistant/synonyms.ts'
import type { Synonyms } from '#content/assistant-words.ts'
import { normalise, wordsOf } from './normalise.ts'
import { stem } from './stem.ts'

type Phrase = { readonly words: readonly string[]; readonly term: string }

const termByWord = new Map<string, string>()
const termByStem = new Map<string, string>()
const phrasesByFirst = new Map<string, Phrase[]>()

for (const table of [english, french] satisfies readonly Synonyms[]) {
  for (const [term, listed] of Object.entries(table))
    for (const said of listed.split(',')) add(term, wordsOf(normalise(said)))
}
for (const phrases of phrasesByFirst.values()) phrases.sort((one, other) => other.words.length - one.words.length)

function add(term: string, words: readonly string[]) {
  const [first = '', ...more] = words
  if (more.length > 0) phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), { words, term }])
  else {
    if (!termByWord.has(first)) termByWord.set(first, term)
    const short = stem(first)
    if (!termByStem.has(short)) termByStem.set(short, term)
  }
}

const split = (text: string) => new Set(wordsOf(normalise(text)))
/** Words that say nothing of what is asked, in either language. */
const silent = split(`${englishStopWords} ${frenchStopWords}`)

/** What a word is searched by: the term of its synonyms, or its stem. */
export function termOf(word: string): string {
  return termByWord.get(word) ?? termByStem.get(stem(word)) ?? stem(word)
}

/** The terms of a text in either language, in its order, words without meaning left out. */
export function readTerms(text: string): readonly string[] {
  return termsOf(wordsOf(normalise(text)))
}

export const termsOf = (words: readonly string[]): readonly string[] =>
  tagWords(words).flatMap(({ term }) => term ?? [])

export type Tagged = { readonly word: string; /** Null where it says nothing. */ readonly term: string | null }

/** Each word with its term; of a phrase the first word has the term of all. */
export function tagWords(words: readonly string[]): readonly Tagged[] {
  const tagged: Tagged[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const phrase = phrasesByFirst.get(word)?.find((candidate) => startsWith(words, at, candidate.words))
    const term = phrase ? phrase.term : silent.has(word) ? null : termOf(word)
    // A phrase or a word whose term is `-` means nothing here.
    tagged.push({ word, term: term === '-' || term === '{number}' ? null : term })
    for (const other of phrase?.words.slice(1).keys() ?? [])
      tagged.push({ word: words[at + other + 1] ?? '', term: null })
    at += (phrase?.words.length ?? 1) - 1
  }
  return tagged
}

function startsWith(words: readonly string[], at: number, phrase: readonly string[]) {
  return phrase.every((word, index) => {
    const found = words[at + index] ?? ''
    return found === word || (word.length > 3 && stem(found) === stem(word))
  })
}

const wordsListed = (table: Synonyms) => Object.values(table).flatMap((said) => [...split(said)])
/** Words by which a language is recognised: those of its tables that the other does not have. */
const englishWords = new Set([...wordsListed(english), ...split(englishStopWords)])
const frenchWords = new Set([...wordsListed(french), ...split(frenchStopWords)])

export const knownWords: ReadonlySet<string> = new Set([...englishWords, ...frenchWords])

/** Above 0 it is French, below 0 English, 0 neither for sure. */
export function measureFrench(words: readonly string[]): number {
  let score = 0
  // A number is of no language, although '7' stands among the French words for always (7j/7).
  for (const word of words.filter((one) => /[a-z]/.test(one))) {
    if (frenchWords.has(word) && !englishWords.has(word)) score += 1
    if (englishWords.has(word) && !frenchWords.has(word)) score -= 1
  }
  return score
}
