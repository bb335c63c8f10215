import type { Knowledge, Passage } from '../knowledge.ts'
import { createScorer } from './scorer.ts'
import { readTerms } from './terms.ts'
import type { Understood } from './understand.ts'

export type PassageAnswer = {
  readonly passage: Passage
  readonly text: string
  readonly score: number
  /** How alike the question of the page is to the one asked, from 0 to 1. */
  readonly alike: number
}
/** What is searched for, and the numbers in it. */
export type Searched = Pick<Understood, 'words' | 'bare'>

export type PassageFinder = {
  find(question: Searched): PassageAnswer | null
  /** The place that comes nearest where none is sure to answer, or null where none comes near. */
  findNearest(question: Searched): PassageAnswer | null
  /** The sentences of a passage that answer best. @throws {Error} where there is no such passage. */
  quote(id: string, question: Searched): PassageAnswer
}

const reference = '/documentation/api-reference'
const mostSentences = 4
const longestQuote = 480
/** How much of a question's weight a passage must say. Calibrated on what our pages cannot know. */
const leastCoverage = 0.6
/** Below that, from here on a passage may still be what was meant. */
const leastNearness = 0.4
/** So many places are looked at for the nearest. */
const mostNear = 3
/** The same for a question of the pages that is put alike. */
const leastAlike = 0.62
/** One word in common is a coincidence, unless the passage is headed by it. */
const leastShared = 2
/** Of a question's rarest words, as many must stand in the passage: they say what it is about. */
const rareTerms = 1
/** A word that stands on no page, against the rarest that does. */
const unknownShare = 0.6
/** So many letters tell a word from others: `allergic` and `allergies` are one. */
const rootLength = 6

/** The roots of the words of every passage, as the build has read them; a root stands for its place in `roots`. */
export type PassageRoots = {
  readonly roots: readonly string[]
  /** In the order of the passages: those of the heading, and those of page, heading and text, each once. */
  readonly headings: readonly (readonly number[])[]
  readonly texts: readonly (readonly number[])[]
}

export function readPassageRoots(passages: readonly Passage[]): PassageRoots {
  const numbers = new Map<string, number>()
  const numberOf = (root: string) => {
    const number = numbers.get(root) ?? numbers.size
    numbers.set(root, number)
    return number
  }
  const read = (text: string) => [...new Set(rootsOf(text))].map(numberOf)
  const headings = passages.map(({ heading }) => read(heading))
  const texts = passages.map(({ page, heading, text }) => read(`${page} ${heading} ${text}`))
  return { roots: [...numbers.keys()], headings, texts }
}

type Needs = Pick<Knowledge, 'passages' | 'search' | 'roots'>

/** Finds the place on the pages that a question is about, and the sentences of it that answer. */
export function createPassageFinder({ passages, search, roots: read }: Needs): PassageFinder {
  const numbers = new Map(read.roots.map((root, number) => [root, number]))
  const places = new Map(passages.map(({ id }, at) => [id, at]))
  const having: number[][] = read.roots.map(() => [])
  for (const [at, { url }] of passages.entries()) {
    // The reference of the API is a table for programs; quoted in a chat it says nothing.
    if (url.startsWith(reference)) continue
    for (const number of read.texts[at] ?? []) having[number]?.push(at)
  }
  const placesOf = (root: string) => having[numbers.get(root) ?? -1] ?? []
  const stands = (roots: readonly number[] | undefined, root: string) =>
    roots?.includes(numbers.get(root) ?? -1) ?? false
  const rarest = Math.log(1 + passages.length)
  const weigh = (root: string) => {
    const times = placesOf(root).length
    return times === 0 ? unknownShare * rarest : Math.log(1 + passages.length / times)
  }
  const sum = (some: readonly string[]) => some.reduce((total, root) => total + weigh(root), 0)
  const questions = createScorer(
    passages.flatMap(({ heading }, at) =>
      isQuestion(heading)
        ? [[String(at), (read.headings[at] ?? []).map((number) => read.roots[number] ?? '')] as const]
        : [],
    ),
  )

  return {
    find({ words, bare }) {
      const asked = readAsked(words)
      if (asked.length === 0) return null
      const whole = sum(asked)
      const needed = asked.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, rareTerms)
      const alikes = new Map(questions.score(asked).map(({ id, score }) => [Number(id), score]))
      let best: { readonly passage: Passage; readonly score: number; readonly alike: number } | null = null
      for (const at of new Set(asked.flatMap(placesOf))) {
        const passage = passages[at]
        if (!passage) continue
        const headed = read.headings[at] ?? []
        const shared = asked.filter((root) => stands(read.texts[at], root))
        const isHeaded = headed.length <= leastShared && shared.some((root) => stands(headed, root))
        if (shared.length < leastShared && !isHeaded) continue
        const alike = alikes.get(at) ?? 0
        const coverage = sum(shared) / whole
        const inHeading = sum(asked.filter((root) => stands(headed, root))) / whole
        const score = Math.max(0.75 * coverage + 0.25 * inHeading, alike)
        const isSure =
          alike >= leastAlike || (coverage >= leastCoverage && needed.every((root) => stands(read.texts[at], root)))
        if (isSure && score > (best?.score ?? 0)) best = { passage, score, alike }
      }
      return best && { ...best, text: quote(best.passage, new Set(asked), bare) }
    },
    findNearest({ words, bare }) {
      const asked = readAsked(words)
      for (const { id } of search(words, mostNear)) {
        const at = places.get(id) ?? -1
        const passage = passages[at]
        const shared = asked.filter((root) => stands(read.texts[at], root))
        const nearness = sum(shared) / sum(asked)
        if (passage && !passage.url.startsWith(reference) && shared.length >= leastShared && nearness >= leastNearness)
          return { passage, text: quote(passage, new Set(asked), bare), score: nearness, alike: 0 }
      }
      return null
    },
    quote(id, { words, bare }) {
      const passage = passages[places.get(id) ?? -1]
      if (!passage) throw new Error(`There is no passage '${id}'`)
      return { passage, text: quote(passage, new Set(rootsOf(words)), bare), score: 1, alike: 1 }
    },
  }
}

const readAsked = (words: string) => [...new Set(rootsOf(words))].filter((root) => !root.startsWith('{'))

const rootsOf = (text: string) => readTerms(text).map((term) => term.slice(0, rootLength))

const isQuestion = (heading: string) => heading.endsWith('?')

const cutSentences = (text: string) =>
  joinLabels((text.match(/[^.?:;]+(?:[.?:;](?!\s|$)[^.?:;]*)*[.?:;]+/g) ?? [text]).map((sentence) => sentence.trim()))

/** `Grill:` is the beginning of a sentence, not one. */
function joinLabels(pieces: readonly string[]) {
  const joined: string[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && /[:;]$/.test(last)) joined[joined.length - 1] = `${last} ${piece}`
    else joined.push(piece)
  }
  return joined
}

/** Up to three sentences in a row: the beginning of an answer, or where a longer text speaks of what is asked. */
function quote({ heading, text: whole }: Passage, asked: ReadonlySet<string>, bare: readonly number[]) {
  const sentences = cutSentences(whole).filter((sentence) => !holdsExample(sentence, bare))
  let from = 0
  if (!isQuestion(heading) && sentences.length > mostSentences) {
    const hits = sentences.map((sentence) => new Set(rootsOf(sentence).filter((root) => asked.has(root))).size)
    from = hits.indexOf(Math.max(...hits))
  }
  const taken: string[] = []
  for (const text of sentences.slice(from, from + mostSentences)) {
    if (taken.length > 0 && taken.join(' ').length + text.length > longestQuote) break
    taken.push(text)
  }
  return taken.join(' ')
}

/** A long number without a sign is of an example or a program: it is said only to who asked for it. */
function holdsExample(text: string, bare: readonly number[]) {
  return (text.match(/(?<![\d$.,+/])\d{3,}(?![\d.,]*[+%])/g) ?? []).some((number) => !bare.includes(Number(number)))
}
