import type { Passage } from '#server/assistant/library.ts'
import { rootOf } from '#server/assistant/embedded/classifier.ts'
import { normalise, wordsOf } from '#server/assistant/embedded/words.ts'
import { countEach } from './count-each.ts'

/** Sentences that say the same: in another language, and in that of our first pages. */
type Pair = { readonly theirs: readonly string[]; readonly ours: readonly string[] }

/** Rounds over all pairs. */
const rounds = 6
/** Whoever reads one of the two words expects the other at least so often, both ways together. */
const leastSure = 0.02
/** A word that stands in one sentence alone is not told from its neighbours. */
const leastTimes = 2

/**
 * What words of our other languages are called in that of our first pages, learnt from what the same places of the pages
 * say (IBM Model 1, Brown et al. 1993, both ways). A form that our first language has itself is left out. So a question
 * in one language is also known by what was taught in another.
 */
export function learnDictionary(passages: readonly Passage[]): ReadonlyMap<string, string> {
  const places = Map.groupBy(passages, ({ id }) => id).values()
  const pairs = [...places].flatMap(([first, ...others]) =>
    first ? others.flatMap((other) => pairUp(other, first)) : [],
  )
  const own = new Set(pairs.flatMap(({ ours }) => ours))
  const there = align(pairs)
  const back = align(pairs.map(({ theirs, ours }) => ({ theirs: ours, ours: theirs })))
  const times = countEach(pairs.flatMap(({ theirs }) => theirs))
  const timesOf = (word: string) => times.get(word) ?? 0
  const found = [...there].flatMap(([word, called]): readonly (readonly [string, string])[] => {
    if (own.has(word) || timesOf(word) < leastTimes) return []
    const sure = [...called].map(
      ([other, { share }]) => [other, share * (back.get(other)?.get(word)?.share ?? 0)] as const,
    )
    const [best, share] = sure.reduce((one, other) => (other[1] > one[1] ? other : one))
    return share > leastSure ? [[word, best]] : []
  })
  // Of those with one root the most frequent.
  const ofRoots = found.toSorted(([one], [other]) => timesOf(one) - timesOf(other))
  return new Map([...ofRoots.map(([word, called]) => [rootOf(word), called] as const), ...found])
}

const split = (text: string) => wordsOf(normalise(text)).filter((word) => word.length > 1)
const cut = (text: string) => text.split(/(?<=[.!?:;])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))

/** Sentence by sentence where both have as many, else the whole. */
function pairUp(theirs: Passage, ours: Passage): readonly Pair[] {
  const [some, others] = [cut(theirs.text), cut(ours.text)]
  const texts =
    some.length === others.length ? some.map((one, at) => [one, others[at] ?? '']) : [[theirs.text, ours.text]]
  return [[theirs.heading, ours.heading], ...texts].map(([one = '', other = '']) => ({
    theirs: split(one),
    ours: split(other),
  }))
}

/** How often one word is said as another, as far as is known, and what the present round has counted of it. */
type Cell = { share: number; counted: number }

/** How likely each word is said as each of the others, by all sentences it stands in; some word of ours is said by none. */
function align(pairs: readonly Pair[]): ReadonlyMap<string, ReadonlyMap<string, Cell>> {
  const rows = new Map<string, Map<string, Cell>>()
  function cellOf(word: string, other: string) {
    const row = rows.get(word) ?? new Map<string, Cell>()
    rows.set(word, row)
    // At first each is as likely as any.
    const cell = row.get(other) ?? { share: 1, counted: 0 }
    row.set(other, cell)
    return cell
  }
  // Of each word of ours, a cell for each word that may say it.
  const sentences = pairs.flatMap(({ theirs, ours }) =>
    ours.map((other) => ['', ...theirs].map((word) => cellOf(word, other))),
  )
  for (let round = 0; round < rounds; round++) {
    for (const cells of sentences) {
      const all = cells.reduce((sum, { share }) => sum + share, 0)
      for (const cell of cells) cell.counted += cell.share / all
    }
    for (const row of rows.values()) {
      const all = [...row.values()].reduce((sum, { counted }) => sum + counted, 0)
      for (const cell of row.values()) Object.assign(cell, { share: cell.counted / all, counted: 0 })
    }
  }
  rows.delete('')
  return rows
}
