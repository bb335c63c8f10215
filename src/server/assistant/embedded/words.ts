import SearchableMap from 'minisearch/SearchableMap'
import { assistantWords, spokenLanguages } from '#content/assistant.ts'
import { compile } from '../reading/reading-words.ts'
import { foldWriting } from '../reading/writing.ts'

/** How each language is written, in small letters without accents, and how that is read. */
const spellings = Object.values(assistantWords).flatMap(({ spellings: some }) =>
  some.map(([written, read]) => [new RegExp(written, 'g'), read] as const),
)

/** Where a link of Markdown leads is no word. */
const linkAddress = /\]\(\/[^\s()]*\)/g

/**
 * Letters without accents and case, apostrophes resolved (`l'essai` → `essai`, `don't` → `do not`), everything else but
 * digits, their marks and `{placeholders}` a space. Three letters and more behind a digit are a word of their own, and so
 * are `am`, `pm` and `h`: `7:30pm` → `7 h30 pm`, `18 h 30` → `18 h30`.
 */
export function normalise(text: string): string {
  const plain = foldWriting(text.replaceAll(linkAddress, ']')).toLowerCase().replaceAll('œ', 'oe').replaceAll('`', "'")
  return spellings
    .reduce((rest, [written, read]) => rest.replaceAll(written, read), plain)
    .replaceAll(/(?<!\d)(\d\d?)(?::| ?h ?)(\d\d)(?![\d:])/g, '$1 h$2')
    .replaceAll(/[^a-z0-9.,%$€{}/+ ]/g, ' ')
    .replaceAll(/(\d)(?=[a-z]{3}|[ap]m\b|g[bo]\b|(?<!24)h\b)/g, '$1 ')
    .replaceAll(/[.,](?!\d)|(?<!\d)[.,]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Words of a normalised text; a number keeps its decimals, and `24/7` is one word. */
export function wordsOf(normalised: string): readonly string[] {
  const words = normalised.match(/\{[a-z]+\}|\d+\/\d+|\d+[a-z]+|\d+(?:[.,]\d+)*|[a-z][a-z0-9]*/g) ?? []
  return words.map((word) => (statusCode.test(word) ? wordOfCode(word) : word))
}
/** As pages write the status of an answer; a question has a kind in the place of its other numbers. */
export const wordOfCode = (code: string) => `c${code}`
const statusCode = /^[45]\d\d$/

/** Words of any text. */
const split = (text: string) => wordsOf(normalise(text))

/** The part of a word that its plural and its simple forms share, in any of our languages. Need not be a word itself. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  return withoutEnding(withoutPlural(word))
}

function withoutPlural(word: string) {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('eaux')) return word.slice(0, -1)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutEnding(word: string) {
  const short = word.length > 5 ? word.replace(/(?:ing|ed)$/, '') : word
  return short.replace(/([bdfgmnprt])\1$/, '$1').replace(/(?<=...)e$/, '')
}

const phrases = Object.values(assistantWords).flatMap(({ synonyms }) =>
  Object.entries<string>(synonyms).flatMap(([term, listed]) =>
    listed.split(',').map((said) => {
      const words = split(said)
      return { words, stems: words.map(stem), term }
    }),
  ),
)
const longestFirst = phrases.toSorted((one, other) => other.words.length - one.words.length)
const phrasesByFirst = Map.groupBy(
  longestFirst.filter(({ words }) => words.length > 1),
  ({ words: [first] }) => first,
)
// Of two terms of one word, the first of ours reads it.
const single = phrases.filter(({ words }) => words.length < 2).toReversed()
const termByWord = new Map(single.map(({ words: [word = ''], term }) => [word, term]))
const termByStem = new Map(single.map(({ words: [word = ''], term }) => [stem(word), term]))

/** Words that say nothing of what is asked, in any language. */
const silent = new Set(Object.values(assistantWords).flatMap(({ stopWords }) => split(stopWords)))

/** What a word is searched by: the term of its synonyms, or its stem. */
export function termOf(word: string): string {
  return termByWord.get(word) ?? termByStem.get(stem(word)) ?? stem(word)
}

/** The terms of a text in any language, in its order, words without meaning left out. */
export function readTerms(text: string): readonly string[] {
  return termsOf(split(text))
}

export const termsOf = (words: readonly string[]): readonly string[] =>
  tagWords(words).flatMap(({ term }) => term ?? [])

export type Tagged = { readonly word: string; /** Null where it says nothing. */ readonly term: string | null }

/** Whether a word stands for what a name or a number is of: `{plan}`. */
export const isKind = (word: string): boolean => word.startsWith('{')

/** What is one of some terms, apart by spaces; no term is none of them. */
export function oneOf(some: string): (term: string | null) => boolean {
  const terms = new Set<string | null>(some.split(' '))
  return (term) => terms.has(term)
}

/** Each word with its term; of a phrase the first word has the term of all. */
export function tagWords(words: readonly string[]): readonly Tagged[] {
  let readTo = 0
  return words.map((word, at) => {
    if (at < readTo) return { word, term: null }
    const phrase = phrasesByFirst.get(word)?.find((candidate) => startsWith(words, at, candidate))
    readTo = at + (phrase?.words.length ?? 1)
    const term = phrase ? phrase.term : silent.has(word) ? null : termOf(word)
    // A phrase or a word whose term is `-` means nothing here.
    return { word, term: term === '-' || term === '{number}' ? null : term }
  })
}

function startsWith(words: readonly string[], at: number, phrase: (typeof phrases)[number]) {
  return phrase.words.every((word, index) => {
    const found = words[at + index] ?? ''
    return found === word || (word.length > 3 && stem(found) === phrase.stems[index])
  })
}

/** Words by which a language is recognised. */
export const wordsByLanguage = spokenLanguages.map((language) => {
  const { synonyms, stopWords } = assistantWords[language]
  return [language, new Set([...Object.values<string>(synonyms), stopWords].flatMap(split))] as const
})

export const knownWords: ReadonlySet<string> = new Set(wordsByLanguage.flatMap(([, words]) => [...words]))

/** Words this short are too like each other to be mended. */
const shortest = 3
const shortWord = 4
const longWord = 8
/** `labonnement`, `darticles`: an elision whose apostrophe was not typed. */
const elision = compile('^«elision»([aeiouh][a-z]{4,})$')
/** `Filha` is no slip of `ficha`. */
const kin = compile('^«companion»$')
/** Nor is `Aline` one of `alone`, which counts people. */
const alone = compile('^«alone»$')
/** Letters in the wrong order are the commonest slip. */
const turned = 0.5

export type Speller = { correct(word: string): string }

/** Of two languages with the same short form, the first of ours reads it. */
const shortForms = new Map(
  spokenLanguages.toReversed().flatMap((language) => Object.entries<string>(assistantWords[language].shortForms)),
)

/** Reads short forms, and mends slips of the finger towards words that are known; the earlier ones in `known` win. */
export function createSpeller(known: readonly string[]): Speller {
  const spelt = known.filter((word) => !/\d|[{}]/.test(word))
  const vocabulary = new Map(spelt.map((word, order) => [word, order]))
  const words = [...vocabulary.keys()].filter(({ length }) => length >= shortest)
  const bySound: SearchableMap<typeof words> = SearchableMap.from([...Map.groupBy(words, soundOf)])
  const mended = new Map<string, string>()

  function find(word: string) {
    const sound = soundOf(word)
    const most = word.length >= longWord ? 2 : 1
    const first = sound.charAt(0)
    const alike = bySound.atPrefix(first).fuzzyGet(sound.slice(1), most)
    const near = Array.from(alike).flatMap(([rest, [some, distance]]) =>
      some.flatMap((candidate) => {
        // `fne`, the receipt of a tax office, is no `phne`.
        const isOther = candidate.length < shortWord && candidate[0] !== word[0]
        // Of two short words with one letter changed, each may be meant.
        const isEither = word.length <= shortWord && distance >= 1 && rest.length < sound.length
        const isName = alone.test(candidate) && word.length === candidate.length
        return !isOther && !isEither && !isName ? [{ candidate, distance }] : []
      }),
    )
    const turns = turnsOf(word).flatMap((candidate) =>
      vocabulary.has(candidate) ? [{ candidate, distance: turned }] : [],
    )
    const orderOf = (candidate: string) => vocabulary.get(candidate) ?? 0
    const [best] = [...near, ...turns].toSorted(
      (one, other) => one.distance - other.distance || orderOf(one.candidate) - orderOf(other.candidate),
    )
    return best?.candidate ?? word
  }

  return {
    correct(word) {
      const form = shortForms.get(word)
      if (form) return form
      if (word.length < shortest || vocabulary.has(word) || !/^[a-z]+$/.test(word) || kin.test(word)) return word
      const elided = elision.exec(word)?.[1]
      if (elided && vocabulary.has(elided)) return elided
      const done = mended.get(word)
      if (done) return done
      const found = find(word)
      // Visitors may write anything; what they wrote is not kept without end.
      if (mended.size > 2000) mended.clear()
      mended.set(word, found)
      return found
    },
  }
}

/** As it sounds, so that `fone` is `phone` and `ofline` is `offline`. */
const soundOf = (word: string) =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('y', 'i')
    .replaceAll(/([a-z])\1/g, '$1')

/** The word with two letters beside each other in the other order, the first one in its place. */
const turnsOf = (word: string) =>
  Array.from(
    { length: word.length - 2 },
    (_, at) => `${word.slice(0, at + 1)}${word[at + 2]}${word[at + 1]}${word.slice(at + 3)}`,
  )

/** A text with its slips mended, as `normalise` leaves it; a kind is no word. */
export const mend = (normalised: string, speller: Speller) =>
  normalised.replaceAll(/(?<![{a-z])[a-z]+/g, (word) => speller.correct(word))
