import { STATUS_CODES } from 'node:http'
import type { SpokenLanguage } from '#content/assistant.ts'
import { compile } from '../reading/reading-words.ts'
import type { Library, Passage } from '../knowledge.ts'
import { isEntry, rootsOf, toRoot, type AnswerFirst } from './answer-first.ts'
import type { PassageId } from './find.ts'
import { cutSentences } from '../reading/sentences.ts'
import { normalise, stem, tagWords, wordsOf } from './words.ts'
import type { Understood } from './understand.ts'

export type Quoted = { readonly passage: Passage; readonly text: string }
/** What is searched for, and the numbers in it. */
type Searched = Pick<Understood, 'tokens' | 'words' | 'bare' | 'asked'>

/** So much of a place is said whole; of a longer one so many sentences, and no more than they take. */
const longestWhole = 700
const mostSentences = 4
const longestQuote = 480
/** Of the words of a question, so many must stand in a passage for it to come near; one alone is a coincidence. */
const leastNearness = 0.5
const leastShared = 2
/** So many places are looked at for the nearest. */
const mostNear = 3

/** Finds the place on the pages that a question is about, and the sentences of it that answer. */
export function createPassages(library: Library, answerFirst: AnswerFirst) {
  const { passages } = library
  const byId = new Map(passages.map((passage) => [`page:${passage.id}`, passage]))
  return {
    /** The place that comes nearest, or null where none comes near. */
    findNearest(question: Searched, language: SpokenLanguage): Quoted | null {
      const asked = new Set(rootsOf(question.words).filter((root) => !root.startsWith('{')))
      const near = library.search(question.words, mostNear).find(({ page, heading, text }) => {
        const shared = countShared([...asked], rootsOf(`${page} ${heading} ${text}`))
        return shared >= leastShared && shared >= leastNearness * asked.size
      })
      return near ? say(near, question, language) : null
    },
    /** The sentences of a passage that answer best; under its heading where they need that, or `isTitled`. @throws {Error} where there is no such passage. */
    quote: (id: PassageId, question: Searched, language: SpokenLanguage, isTitled?: boolean) =>
      say(passageAt(id), question, language, isTitled),
    /** The page's own question that a passage answers; null where it has none in that language. */
    questionOf(id: PassageId, language: SpokenLanguage) {
      const { heading } = library.inLanguage(passageAt(id), language)
      return heading.endsWith('?') ? heading : null
    },
    /** Whether an answer says what would stand below it. */
    isSaid(below: string, answer: string) {
      const roots = rootsOf(below)
      return countShared(roots, rootsOf(answer)) >= mostSaid * roots.length
    },
  }

  function passageAt(id: PassageId) {
    const passage = byId.get(id)
    if (!passage) throw new Error(`There is no passage '${id}'`)
    return passage
  }

  function say(place: Passage, question: Searched, language: SpokenLanguage, isTitled = false): Quoted {
    const passage = library.inLanguage(place, language)
    const said = answerFirst(chooseSentences(passage, question), question, `${passage.page} ${passage.heading}`)
    const title = isTitled || leansOnTitle(passage, question) ? `**${passage.heading}**\n\n` : ''
    return { passage, text: passage.heading === '' || said === '' ? said : `${title}${said}` }
  }
}

/** How many of some roots are among others. */
function countShared(some: readonly string[], others: Iterable<string>): number {
  const all = new Set(others)
  return some.filter((root) => all.has(root)).length
}

/** The sentences of a text, and each entry of a list in it whole. */
const cutUnits = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => (isEntry(line) ? [line] : cutSentences(line)))
    .map((unit) => unit.trim())

/** The text of sentences and of entries of lists, `- Printers: any.`, as Markdown. */
export const joinUnits = (units: readonly string[]): string =>
  units.reduce((text, unit, at) => {
    const lists = [units[at - 1] ?? '', unit].filter(isEntry).length
    return at === 0 ? unit : `${text}${[' ', '\n\n', '\n'][lists]}${unit}`
  }, '')

/** What has so much of its words in an answer is no news below it. */
const mostSaid = 0.7

const tellingWordsOf = (text: string) => tagWords(wordsOf(normalise(text))).filter(({ term }) => term !== null)
/** A browser is a device among others to a search, and to a reader the one that was asked for. */
const wordRootsOf = (text: string) =>
  tellingWordsOf(text).flatMap(({ word, term }) => [toRoot(stem(word)), toRoot(term ?? '')])

/** Up to four sentences in a row: the beginning of an answer, or where a longer text says most of what is asked. */
function chooseSentences({ page, heading, text: of }: Passage, { words, bare }: Searched): string {
  const sentences = cutUnits(of).filter((text) => !holdsExample(text, bare))
  /** How many of them from there on make a quote. */
  function countFrom(from: number) {
    let count = 0
    let length = 0
    for (const text of sentences.slice(from, from + mostSentences)) {
      length += text.length
      if (count > 0 && length > longestQuote) break
      count += 1
    }
    return count
  }
  const quoteFrom = (from: number) => sentences.slice(from, from + countFrom(from))
  const whole = joinUnits(sentences)
  if (whole.length <= longestWhole) return whole
  if (heading.endsWith('?')) return joinUnits(quoteFrom(0))
  // What stands in a title is what all of it is about.
  const titles = new Set(wordRootsOf(`${page} ${heading}`))
  const asked = new Set(wordRootsOf(words).filter((root) => !titles.has(root)))
  const shared = sentences.map((text) => wordRootsOf(text).filter((root) => asked.has(root)))
  // `Browser: an up-to-date Chrome`: the entry of a list is about its name, and more than a word in a sentence is.
  const isNamed = sentences.map((text) =>
    tellingWordsOf(entryName.exec(text)?.[1] ?? '').some(({ word }) => asked.has(toRoot(stem(word)))),
  )
  /** What stands in every other sentence of a text tells none of them from the others. */
  const worthOf = (root: string) => 1 / shared.filter((roots) => roots.includes(root)).length
  const hits = shared.map((_, from) => {
    const to = from + countFrom(from)
    const worth = [...new Set(shared.slice(from, to).flat())].reduce((sum, root) => sum + worthOf(root), 0)
    return worth + (isNamed.slice(from, to).includes(true) ? 1 : 0)
  })
  const best = hits.indexOf(Math.max(...hits))
  // What a text begins with, all of it is said to.
  return joinUnits(
    best === 0 ? quoteFrom(0) : [...sentences.slice(0, 1), ...(best > 1 ? ['…'] : []), ...quoteFrom(best)],
  )
}

const entryName = /^- ([^.:]{1,40}): /

/**
 * `Prescriptions`, then `Kept by patient, with allergies`: a heading is a title, unless it is the page's name. A question of
 * the page is one where its answer leans on it, a yes or `As long as the battery lasts.`, and another one was asked.
 */
function leansOnTitle({ url, heading, text }: Passage, { words, asked: { isYesNo } }: Searched) {
  if (!heading.endsWith('?')) return url.includes('#')
  const isVerdict = verdict.test(text)
  if (!isVerdict && wordsOf(normalise(cutSentences(text)[0] ?? '')).length > longestFragment) return false
  const own = [...new Set(rootsOf(heading))]
  const asked = new Set(rootsOf(words))
  return (isVerdict && !isYesNo) || countShared(own, asked) < leastAlike * Math.max(own.length, asked.size)
}
/** In words: what is so short may be no sentence. */
const longestFragment = 6
const leastAlike = 0.75
const verdict = compile('^«verdict»[.,:;]')

/**
 * A long number without a sign or a unit is of an example or a program, and none of a law's: it is said only to who asked
 * for it. A status of HTTP means the same everywhere.
 */
function holdsExample(text: string, bare: readonly number[]) {
  const numbers =
    text.match(/(?<![\d$.,+/])\d(?:\s?\d){2,}(?:[.,]\d+)*(?![\d.,]*(?:[+%/]|[\s-]?(?:bits?|ms)\b))/g) ?? []
  const unknown = numbers.filter((number) => !(number in STATUS_CODES))
  return unknown.length > 0 && !unknown.some((number) => bare.includes(Number(number)))
}
