import { STATUS_CODES } from 'node:http'
import type { SpokenLanguage } from '#content/assistant.ts'
import type { Features, PassageId } from './classifier.ts'
import type { Counted } from './numbers.ts'
import type { Understood } from './understand.ts'
import { isKind, normalise, readTerms, stem, tagWords, wordsOf } from './words.ts'
import type { Library, Passage } from '../library.ts'
import { compile } from '../reading/reading-words.ts'
import { cutSentences } from '../reading/sentences.ts'

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
      const asked = new Set(rootsOf(question.words).filter((root) => !isKind(root)))
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
export const cutUnits = (text: string): readonly string[] =>
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
/** Whether an answer says what would stand below it. */
export function isSaid(below: string, answer: string): boolean {
  const roots = rootsOf(below)
  return countShared(roots, rootsOf(answer)) >= mostSaid * roots.length
}

const tellingWordsOf = (text: string) => tagWords(wordsOf(normalise(text))).filter(({ term }) => term !== null)
/** A browser is a device among others to a search, and to a reader the one that was asked for. */
const wordRootsOf = (text: string) =>
  tellingWordsOf(text).flatMap(({ word, term }) => [toRoot(stem(word)), toRoot(term ?? '')])

/** Up to four sentences in a row: the beginning of an answer, or where a longer text says most of what is asked. */
function chooseSentences({ page, heading, text: of }: Passage, { words, bare }: Searched): string {
  const sentences = cutUnits(of).filter((text) => !holdsExample(text, bare))
  /** As many of them from there on as make a quote. */
  function quoteFrom(from: number) {
    const most = sentences.slice(from, from + mostSentences)
    return most.filter((_, at) => at === 0 || most.slice(0, at + 1).join('').length <= longestQuote)
  }
  const whole = joinUnits(sentences)
  if (whole.length <= longestWhole) return whole
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
    // The first sentence is said above all of them.
    const said = [...shared.slice(0, 1), ...shared.slice(from, from + quoteFrom(from).length)].flat()
    return [...new Set(said)].reduce((sum, root) => sum + worthOf(root), isNamed[from] ? 1 : 0)
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
    text.match(/(?<![\d$.,+/])\d(?:\s?\d){2,}(?:[.,]\d+)*(?![\d.,]*(?:[+%/]|\s?\$|[\s-]?(?:bits?|ms)\b))/g) ?? []
  const unknown = numbers.filter((number) => !(number in STATUS_CODES))
  return unknown.length > 0 && !unknown.some((number) => bare.includes(Number(number)))
}

/** So many letters tell a word from others: `allergic` and `allergies` are one. */
const rootLength = 6
const toRoot = (term: string) => term.slice(0, rootLength)

/** What the words of a text are told by, in its order. */
const rootsOf = (text: string): readonly string[] => readTerms(text).map(toRoot)

/** So much more of what is asked a sentence must say than the first one: as much as a word that one question of 87 has. */
const leastMore = Math.log(87)
/** In fewer sentences an answer is found at a glance. */
const fewestSentences = 3
/** `They work from the first day`, `Elle compte dès …`: such a sentence says nothing without the one before it. */
const leansBack = compile(String.raw`^(?:«leansBack»)(?!\p{L})`, 'iu')
const leansInside = compile(String.raw`(?<!\p{L})(?:«leansInside»)(?!\p{L})`, 'iu')
/** A yes or no stands where it was put, and so does what leads to a list. */
const staysPut = compile('^«verdict»[.,:;]|:$')
const isList = /\n|^[-*|]/

/** `Mon-Fri 8AM-6PM EAT.` is no sentence. */
const isSentence = /(?:(?<!\p{L})(?:\p{Ll}{3,}|\p{L}{5,}).*){2}/su

/** Before each entry of a list. */
export const bullet = '- '
const isEntry = (unit: string) => unit.startsWith(bullet)
/** It is a line of an office's card. */
const isOfCard = (entry: string) => entry.includes('@')

/** `403` is no count. */
const codeOf = ({ unit, value }: Counted) => (unit === null && value >= leastCode ? wordsOf(String(value)) : [])
const leastCode = 100

type Asked = Pick<Understood, 'tokens'>
/** The answer to a question with the sentence first that says what was asked, unless that stands at the top already. */
export type AnswerFirst = (answer: string, question: Asked, title?: string) => string

/** `examples`, `features` and `times` say how rare a word is in questions. */
export function createAnswerFirst({ examples, features, times }: Omit<Features, 'ids'>) {
  const counts = new Map<string, number>()
  for (const [at, feature] of features.entries()) {
    if (!feature.startsWith('#')) continue
    const root = toRoot(feature.slice(1))
    counts.set(root, (counts.get(root) ?? 0) + (times[at] ?? 0))
  }
  const rarityOf = (root: string) => Math.log(1 + examples / (counts.get(root) ?? 1))

  const answerFirst: AnswerFirst = (answer, question, title = '') => {
    const asked = listAsked(question, title)
    // Where the cheapest is asked, the list has it first; a sum that is named is compared with all of it.
    const isWhole = asked.has('cheap') || question.tokens.some(({ counted }) => counted?.unit === 'amount')
    const led = answer.split('\n\n').map((paragraph) => {
      if (!isList.test(paragraph)) return asItIs(lead(paragraph, asked))
      return isWhole ? asItIs(paragraph) : lift(paragraph, asked)
    })
    return [...led.flatMap(({ lifted }) => lifted), ...led.map(({ rest }) => rest)].join('\n\n')
  }

  /** Of an answer that was given already what says most of what is asked now; all of it where nothing says it. */
  function pickSaid(answer: string, question: Asked): string {
    const sentences = answer
      .split('\n\n')
      .flatMap((paragraph) => (isList.test(paragraph) ? [] : cutSentences(paragraph)))
    const best = findAsked(sentences, listAsked(question), 0)
    const from = leansBack.test(sentences[best] ?? '') ? best - 1 : best
    return best < 0 ? answer : sentences.slice(Math.max(0, from), best + 1).join(' ')
  }

  return { answerFirst, pickSaid }

  function listAsked({ tokens }: Asked, title = '') {
    const titled = new Set(rootsOf(title))
    return new Set(
      tokens
        .filter(({ from }) => from !== 'talk')
        .flatMap(({ term, counted }) =>
          counted ? codeOf(counted) : term === null || isKind(term) ? [] : [toRoot(term)],
        )
        .filter((root) => !titled.has(root)),
    )
  }

  /** The sentence that says what was asked goes to the beginning of its paragraph, with what leans on it. */
  function lead(paragraph: string, asked: ReadonlySet<string>): string {
    const sentences = cutSentences(paragraph).map((text) => text.trim())
    if (sentences.some((text) => staysPut.test(text))) return paragraph
    const best = findAsked(sentences, asked)
    const isLeaning = (at: number) => leansBack.test(sentences[at] ?? '')
    const from = isLeaning(best) ? best - 1 : best
    const to = isLeaning(best + 1) ? best + 2 : best + 1
    if (from < 1) return paragraph
    const parts = [sentences.slice(from, to), sentences.toSpliced(from, to - from)]
    return parts.map((some) => some.join(' ')).join('\n\n')
  }

  /** The entry of a list that says what was asked goes before all, without what makes it an entry. */
  function lift(list: string, asked: ReadonlySet<string>): Led {
    const entries = list.split('\n')
    // Of a card with a number and an address no line says anything alone.
    const best = entries.every(isEntry) && !entries.some(isOfCard) ? findAsked(entries, asked) : -1
    const lifted = entries.slice(best, best + 1).map((entry) => entry.slice(bullet.length))
    return best < 1 ? asItIs(list) : { lifted, rest: entries.toSpliced(best, 1).join('\n') }
  }

  /** Where what was asked is said, by so much clearer than in the first of them; -1 where it is not. */
  function findAsked(units: readonly string[], asked: ReadonlySet<string>, more = leastMore): number {
    if (units.length < fewestSentences) return -1
    const said = units.map((text) => [...new Set(rootsOf(text))].filter((root) => asked.has(root)))
    // What many of the sentences speak of tells none of them from the others.
    const worthOf = (root: string) => rarityOf(root) / Math.sqrt(said.filter((roots) => roots.includes(root)).length)
    const worths = said.map((roots) => roots.reduce((sum, root) => sum + worthOf(root), 0))
    const best = worths.indexOf(Math.max(...worths))
    const isNews = (worths[best] ?? 0) > 0 && (worths[best] ?? 0) >= (worths[0] ?? 0) + more
    const isClear = isSentence.test(units[best] ?? '') && !leansInside.test(units[best] ?? '')
    return isNews && isClear ? best : -1
  }
}

type Led = { readonly lifted: readonly string[]; readonly rest: string }
const asItIs = (rest: string): Led => ({ lifted: [], rest })
