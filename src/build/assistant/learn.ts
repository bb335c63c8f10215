import { hash } from 'node:crypto'
import {
  createReader,
  featuresOf,
  shareOut,
  type Dictionary,
  type Features,
  type Learnt,
  type Row,
  type Text,
  type Texts,
  type Weights,
} from '#server/assistant/embedded/classifier.ts'
import { countEach } from './count-each.ts'

/** Rounds over all examples. Of wordings kept apart six read 57.9 % right, eight 58.4, twelve 58.6. */
const rounds = 8
/** How far a mistake moves the weights in the first. With this the best share is as large as it is often right. */
const firstStep = 4
/** A smaller mistake moves nothing. Of wordings kept apart as many are read right, in two thirds of the time. */
const leastMistake = 0.002
/** In these all ids are looked at, in the others those that it was last taken for: as many are read right, in half the time. */
const wholeRounds = [0, 2]
/** A pair of words that one example alone has teaches nothing. */
const leastPairs = 2

type Labelled = Text & { readonly id: string }
type Parts = { readonly id: string; readonly parts: readonly Text[] }

/**
 * Learns from example wordings what a question asks (softmax regression over terms, words and pairs of words, rare ones
 * weighing more). The examples are gone through in the same order each time, so it always learns the same. Beside it stand
 * texts, to be compared with a question word by word.
 */
export function learn(
  examples: readonly Labelled[],
  texts: readonly Parts[] = [],
  dictionary: Dictionary = new Map(),
): Learnt {
  const ids = [...new Set(examples.map(({ id }) => id))]
  const places = new Map(ids.map((id, place) => [id, place]))
  const featured = examples.map((example) => featuresOf(example, dictionary))
  const counted = { examples: examples.length, ...countFeatures(featured) }
  const { features } = counted
  const read = createReader(counted)
  const weights = new Float32Array(features.length * ids.length)
  const rows = examples.map(({ id, looks }, at) => ({
    row: read(featured[at] ?? []),
    place: places.get(id) ?? 0,
    /** The ids it was last taken for, its own among them. */
    suspects: new Uint16Array(),
    key: hash('sha256', `${id} ${looks.join(' ')}`),
  }))
  // In it examples of one id do not follow each other. It hangs on what each says and on nothing else: a wording more
  // leaves the others where they were, and changes the answers to what is like it.
  const order = rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const all = Uint16Array.from(ids.keys())
  for (let round = 0; round < rounds; round++) {
    const step = firstStep / (1 + 0.3 * round)
    for (const example of order) {
      const { row, place } = example
      const asked = wholeRounds.includes(round) ? all : example.suspects
      const mistakes = shareOut(sum(row, weights, asked, ids.length))
      const own = asked.indexOf(place)
      mistakes[own] = (mistakes[own] ?? 0) - 1
      const wrong = findLarge(mistakes, leastMistake).map(({ place: at, weight }) => ({
        place: asked[at] ?? 0,
        weight,
      }))
      correct(row, weights, wrong, step, ids.length)
      if (asked === all) example.suspects = Uint16Array.of(...new Set([...wrong.map((one) => one.place), place]))
    }
  }
  return { ids, ...counted, ...keepTelling(weights, ids.length), texts: listTexts(texts, ids, counted), dictionary }
}

/** What a text says, each word for itself: questions share hardly a pair of words with it. It is the mean of its parts. */
function listTexts(texts: readonly Parts[], ids: readonly string[], counted: Omit<Features, 'ids'>): Texts {
  const read = createReader(counted)
  const readSingle = (text: Text) => {
    // It stands in each language itself.
    const { features, weights } = read([...featuresOf(text, new Map())].filter((feature) => !feature.includes('_')))
    const length = Math.hypot(...weights) || 1
    return features.map((feature, at) => [feature, (weights[at] ?? 0) / length] as const)
  }
  const all = [...new Set([...ids, ...texts.map(({ id }) => id)])]
  const rows = counted.features.map((): Weighed[] => [])
  for (const [place, { parts }] of texts.entries()) {
    const weights = new Map<number, number>()
    for (const [feature, weight] of parts.flatMap(readSingle))
      weights.set(feature, (weights.get(feature) ?? 0) + weight / parts.length)
    for (const [feature, weight] of weights) rows[feature]?.push({ place, weight })
  }
  return { others: all.slice(ids.length), owners: texts.map(({ id }) => all.indexOf(id)), ...packRows(rows) }
}

/** A weight below this part of its feature's largest tells next to nothing: of 11,679 answers 54 change between 0.04 and this. */
const leastPart = 0.043

function keepTelling(weights: Float32Array, width: number): Weights {
  const rows = Array.from({ length: weights.length / width }, (_, feature) => {
    const row = weights.subarray(feature * width, (feature + 1) * width)
    return findLarge(row, leastPart * row.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0))
  })
  return packRows(rows)
}

type Weighed = { readonly place: number; readonly weight: number }

/** What weighs more than that, for or against. Most of a row weighs next to nothing, so that nothing is made of it. */
function findLarge(row: Float32Array, least: number): readonly Weighed[] {
  const found: Weighed[] = []
  row.forEach((weight, place) => {
    if (Math.abs(weight) > least) found.push({ place, weight })
  })
  return found
}

function packRows(rows: readonly (readonly Weighed[])[]): Weights {
  const all = rows.flat()
  let before = 0
  return {
    starts: Uint32Array.from([0, ...rows.map((row) => (before += row.length))]),
    places: Uint16Array.from(all, ({ place }) => place),
    weights: Float16Array.from(all, ({ weight }) => weight),
  }
}

/** What a row says of some of the ids. Four features at a time, for half of what each alone would cost. */
function sum({ features, weights: own }: Row, weights: Float32Array, ids: Uint16Array, width: number) {
  const sums = new Float32Array(ids.length)
  // One that is not there weighs nothing.
  const startOf = (at: number) => (features[at] ?? 0) * width
  const weightOf = (at: number) => own[at] ?? 0
  for (let at = 0; at < features.length; at += 4) {
    const [a, b, c, d] = [startOf(at), startOf(at + 1), startOf(at + 2), startOf(at + 3)]
    const [ofA, ofB, ofC, ofD] = [weightOf(at), weightOf(at + 1), weightOf(at + 2), weightOf(at + 3)]
    for (let one = 0; one < ids.length; one++) {
      const id = ids[one] ?? 0
      sums[one] =
        (sums[one] ?? 0) +
        (weights[a + id] ?? 0) * ofA +
        (weights[b + id] ?? 0) * ofB +
        (weights[c + id] ?? 0) * ofC +
        (weights[d + id] ?? 0) * ofD
    }
  }
  return sums
}

function countFeatures(featured: readonly ReadonlySet<string>[]): Pick<Features, 'features' | 'times'> {
  const times = countEach(featured.flatMap((features) => [...features]))
  const kept = [...times].filter(([feature, count]) => !feature.includes('_') || count >= leastPairs)
  return { features: kept.map(([feature]) => feature), times: Uint32Array.from(kept, ([, count]) => count) }
}

function correct(row: Row, weights: Float32Array, wrong: readonly Weighed[], step: number, width: number) {
  for (const [at, feature] of row.features.entries()) {
    const move = step * (row.weights[at] ?? 0)
    for (const { place: id, weight: mistake } of wrong) {
      const place = feature * width + id
      weights[place] = (weights[place] ?? 0) - move * mistake
    }
  }
}
