import type { Knowledge, Passage } from '../knowledge.ts'
import { createScorer } from './scorer.ts'
import { readTerms } from './terms.ts'

export type PassageAnswer = {
  readonly passage: Passage
  readonly text: string
  readonly score: number
  /** How alike the question of the page is to the one asked, from 0 to 1. */
  readonly alike: number
}
export type PassageFinder = { find(words: string, terms: readonly string[]): PassageAnswer | null }

const candidates = 8
const mostSentences = 3
const longestQuote = 420
/** Of a question's weight, how much a passage must say. Calibrated on the questions of `embedded-assistant.test.ts`. */
const leastCoverage = 0.7
/** The same for a question of the pages that is put alike. */
const leastAlike = 0.62
/** One word in common is a coincidence, unless the passage is headed by it. */
const leastShared = 2

/** Of a question's rarest terms, as many must stand in the passage: they say what it is about. */
const rareTerms = 2

type Read = {
  readonly sentences: readonly { readonly text: string; readonly terms: ReadonlySet<string> }[]
  readonly heading: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

/** Finds the place on the pages that a question is about, and the sentences of it that answer. */
export function createPassageFinder(knowledge: Knowledge): PassageFinder {
  const reads = new Map(knowledge.passages.map((passage) => [passage.id, readPassage(passage)]))
  const { weigh } = createScorer([...reads].map(([id, { all }]) => [id, [...all]]))
  const questions = createScorer(
    knowledge.passages
      .filter(({ heading }) => heading.endsWith('?'))
      .map((passage) => [passage.id, readTerms(passage.heading)]),
  )
  const byId = new Map(knowledge.passages.map((passage) => [passage.id, passage]))

  return {
    find(words, terms) {
      const asked = [...new Set(readTerms(words))].filter((term) => !term.startsWith('{'))
      if (asked.length === 0) return null
      const sum = (some: readonly string[]) => some.reduce((total, term) => total + weigh(term), 0)
      const whole = sum(asked)
      const rarest = asked.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, rareTerms)
      const alike = new Map(
        questions
          .score(asked)
          .slice(0, candidates)
          .map(({ id, score }) => [id, score]),
      )
      const found = [...new Set([...knowledge.search(words, candidates).map(({ id }) => id), ...alike.keys()])]
      let best: PassageAnswer | null = null
      for (const id of found) {
        const passage = byId.get(id)
        const read = reads.get(id)
        if (!passage || !read) continue
        const shared = asked.filter((term) => read.all.has(term))
        if (shared.length < leastShared && !(shared.some((term) => read.heading.has(term)) && read.heading.size < 3))
          continue
        const coverage = sum(shared) / whole
        const inHeading = sum(asked.filter((term) => read.heading.has(term))) / whole
        const score = Math.max(0.75 * coverage + 0.25 * inHeading, alike.get(id) ?? 0)
        const isSure =
          (coverage >= leastCoverage && rarest.every((term) => read.all.has(term))) ||
          (alike.get(id) ?? 0) >= leastAlike
        if (isSure && score > (best?.score ?? 0))
          best = { passage, text: quote(passage, read, new Set(asked.concat(terms))), score, alike: alike.get(id) ?? 0 }
      }
      return best
    },
  }
}

function readPassage({ page, heading, text }: Passage): Read {
  const sentences = (text.match(/[^.?:;]+(?:[.?:;](?!\s|$)[^.?:;]*)*[.?:;]+/g) ?? [text]).map((sentence) =>
    sentence.trim(),
  )
  const whole = joinLabels(sentences)
  return {
    sentences: whole.map((sentence) => ({ text: sentence, terms: new Set(readTerms(sentence)) })),
    heading: new Set(readTerms(heading)),
    all: new Set(readTerms(`${page} ${heading} ${text}`)),
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
function quote({ heading }: Passage, { sentences }: Read, asked: ReadonlySet<string>) {
  let from = 0
  if (!heading.endsWith('?') && sentences.length > mostSentences) {
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
