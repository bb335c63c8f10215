import type { Library, Passage } from '../knowledge.ts'
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

type Read = {
  readonly sentences: readonly { readonly text: string; readonly terms: ReadonlySet<string> }[]
  readonly isQuestion: boolean
  readonly heading: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

/** Finds the place on the pages that a question is about, and the sentences of it that answer. */
export function createPassageFinder(knowledge: Library): PassageFinder {
  const { passages } = knowledge
  // The reference of the API is a table for programs; quoted in a chat it says nothing.
  const reads = passages
    .filter(({ url }) => !url.startsWith(reference))
    .map((passage) => ({ passage, read: readPassage(passage) }))
  const byId = new Map(reads.map((each) => [each.passage.id, each]))
  const having = new Map<string, number[]>()
  for (const [at, { read }] of reads.entries())
    for (const root of read.all) having.set(root, [...(having.get(root) ?? []), at])
  const rarest = Math.log(1 + passages.length)
  const weigh = (root: string) => {
    const times = having.get(root)?.length
    return times === undefined ? unknownShare * rarest : Math.log(1 + passages.length / times)
  }
  const questions = createScorer(
    reads.flatMap(({ read }, at) => (read.isQuestion ? [[String(at), [...read.heading]] as const] : [])),
  )

  const sum = (some: readonly string[]) => some.reduce((total, root) => total + weigh(root), 0)

  return {
    find({ words, bare }) {
      const asked = readAsked(words)
      if (asked.length === 0) return null
      const whole = sum(asked)
      const needed = asked.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, rareTerms)
      const alikes = new Map(questions.score(asked).map(({ id, score }) => [Number(id), score]))
      let best: PassageAnswer | null = null
      for (const at of new Set(asked.flatMap((root) => having.get(root) ?? []))) {
        const found = reads[at]
        if (!found) continue
        const { passage, read } = found
        const shared = asked.filter((root) => read.all.has(root))
        const isHeaded = read.heading.size <= leastShared && shared.some((root) => read.heading.has(root))
        if (shared.length < leastShared && !isHeaded) continue
        const alike = alikes.get(at) ?? 0
        const coverage = sum(shared) / whole
        const inHeading = sum(asked.filter((root) => read.heading.has(root))) / whole
        const score = Math.max(0.75 * coverage + 0.25 * inHeading, alike)
        const isSure = alike >= leastAlike || (coverage >= leastCoverage && needed.every((root) => read.all.has(root)))
        if (isSure && score > (best?.score ?? 0))
          best = { passage, text: quote(read, new Set(asked), bare), score, alike }
      }
      return best
    },
    findNearest({ words, bare }) {
      const asked = readAsked(words)
      for (const { id } of knowledge.search(words, mostNear)) {
        const found = byId.get(id)
        const shared = asked.filter((root) => found?.read.all.has(root))
        const nearness = sum(shared) / sum(asked)
        if (found && shared.length >= leastShared && nearness >= leastNearness)
          return { passage: found.passage, text: quote(found.read, new Set(asked), bare), score: nearness, alike: 0 }
      }
      return null
    },
    quote(id, { words, bare }) {
      const found = byId.get(id)
      if (!found) throw new Error(`There is no passage '${id}'`)
      return { passage: found.passage, text: quote(found.read, new Set(rootsOf(words)), bare), score: 1, alike: 1 }
    },
  }
}

const readAsked = (words: string) => [...new Set(rootsOf(words))].filter((root) => !root.startsWith('{'))

const rootsOf = (text: string) => readTerms(text).map((term) => term.slice(0, rootLength))

function readPassage({ page, heading, text }: Passage): Read {
  const sentences = (text.match(/[^.?:;]+(?:[.?:;](?!\s|$)[^.?:;]*)*[.?:;]+/g) ?? [text]).map((sentence) =>
    sentence.trim(),
  )
  const whole = joinLabels(sentences)
  return {
    sentences: whole.map((sentence) => ({ text: sentence, terms: new Set(rootsOf(sentence)) })),
    isQuestion: heading.endsWith('?'),
    heading: new Set(rootsOf(heading)),
    all: new Set(rootsOf(`${page} ${heading} ${text}`)),
  }
}

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
function quote({ isQuestion, sentences: all }: Read, asked: ReadonlySet<string>, bare: readonly number[]) {
  const sentences = all.filter(({ text }) => !holdsExample(text, bare))
  let from = 0
  if (!isQuestion && sentences.length > mostSentences) {
    const hits = sentences.map(({ terms }) => [...terms].filter((term) => asked.has(term)).length)
    from = hits.indexOf(Math.max(...hits))
  }
  const taken: string[] = []
  for (const { text } of sentences.slice(from, from + mostSentences)) {
    if (taken.length > 0 && taken.join(' ').length + text.length > longestQuote) break
    taken.push(text)
  }
  return taken.join(' ')
}

/** A long number without a sign is of an example or a program: it is said only to who asked for it. */
function holdsExample(text: string, bare: readonly number[]) {
  return (text.match(/(?<![\d$.,+/])\d{3,}(?![\d.,]*[+%])/g) ?? []).some((number) => !bare.includes(Number(number)))
}
