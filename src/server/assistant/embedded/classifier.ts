export type Text = {
  readonly terms: readonly string[]
  /** All words in their order, names and numbers as their kinds. */
  readonly looks: readonly string[]
}

export type Guess<Id extends string> = {
  readonly id: Id
  /** How sure it is, from 0 to 1; all ids together make 1. */
  readonly share: number
}

export type Classifier<Id extends string> = {
  /** The surest first. */
  classify(text: Text): readonly Guess<Id>[]
}

/** Rounds over all examples, and how far a mistake moves the weights in the first; measured by leaving examples out. */
const rounds = 6
const firstStep = 3
/** A term stands for many words and says more than one of them. */
const termWeight = 2
/** A pair of words that one example alone has teaches nothing. */
const leastPairs = 2

type Row = { readonly features: readonly number[]; readonly weights: readonly number[] }

/**
 * Learns from example wordings what a question asks (softmax regression over terms, words and pairs of words, rare ones
 * weighing more). The examples are gone through in the same order at each start, so it always learns the same.
 */
export function createClassifier<Id extends string>(examples: readonly (Text & { readonly id: Id })[]): Classifier<Id> {
  const ids = [...new Set(examples.map(({ id }) => id))]
  const places = new Map(ids.map((id, place) => [id, place]))
  const { read, count } = createReader(examples)
  const weights = new Float32Array(count * ids.length)
  const rows = examples.map((example) => ({ row: read(example), place: places.get(example.id) ?? 0 }))
  const order = mix(rows)
  for (let round = 0; round < rounds; round++) {
    const step = firstStep / (1 + 0.3 * round)
    for (const { row, place } of order) {
      const shares = weigh(row, weights, ids.length)
      shares[place] = (shares[place] ?? 0) - 1
      correct(row, weights, shares, step)
    }
  }

  return {
    classify(text) {
      const shares = weigh(read(text), weights, ids.length)
      return ids
        .map((id, place) => ({ id, share: shares[place] ?? 0 }))
        .toSorted((one, other) => other.share - one.share)
    },
  }
}

/** Numbers the features of the examples. A feature that no example has weighs in the length: it makes the rest less sure. */
function createReader(examples: readonly Text[]) {
  const having = new Map<string, number>()
  for (const example of examples)
    for (const feature of featuresOf(example)) having.set(feature, (having.get(feature) ?? 0) + 1)
  const known = [...having].filter(([feature, times]) => !feature.includes('_') || times >= leastPairs)
  const numbers = new Map(known.map(([feature], number) => [feature, number]))
  const rarest = Math.log(1 + examples.length)
  const rarity = (feature: string) => Math.log(1 + examples.length / (having.get(feature) ?? 1)) || rarest

  function read(text: Text): Row {
    const features: number[] = []
    const weights: number[] = []
    let squares = 0
    for (const feature of featuresOf(text)) {
      const weight = rarity(feature) * (feature.startsWith('#') ? termWeight : 1)
      const number = numbers.get(feature)
      if (number === undefined && feature.includes('_')) continue
      squares += weight ** 2
      if (number === undefined) continue
      features.push(number)
      weights.push(weight)
    }
    const length = Math.sqrt(squares) || 1
    return { features, weights: weights.map((weight) => weight / length) }
  }
  return { read, count: known.length }
}

function featuresOf({ terms, looks }: Text): ReadonlySet<string> {
  return new Set([
    ...terms.map((term) => `#${term}`),
    ...looks,
    ...looks.slice(1).map((word, at) => `${looks[at]}_${word}`),
  ])
}

/** The share of each id: its weights summed, as powers of e over the sum of all. */
function weigh({ features, weights: own }: Row, weights: Float32Array, ids: number) {
  const sums = new Float32Array(ids)
  for (const [at, feature] of features.entries()) {
    const from = feature * ids
    const weight = own[at] ?? 0
    for (let id = 0; id < ids; id++) sums[id] = (sums[id] ?? 0) + (weights[from + id] ?? 0) * weight
  }
  const most = sums.reduce((one, other) => Math.max(one, other), -Infinity)
  let total = 0
  for (let id = 0; id < ids; id++) {
    const power = Math.exp((sums[id] ?? 0) - most)
    sums[id] = power
    total += power
  }
  for (let id = 0; id < ids; id++) sums[id] = (sums[id] ?? 0) / total
  return sums
}

function correct({ features, weights: own }: Row, weights: Float32Array, errors: Float32Array, step: number) {
  for (const [at, feature] of features.entries()) {
    const from = feature * errors.length
    const move = step * (own[at] ?? 0)
    for (let id = 0; id < errors.length; id++) {
      const error = errors[id] ?? 0
      if (Math.abs(error) > 1e-4) weights[from + id] = (weights[from + id] ?? 0) - move * error
    }
  }
}

/** A fixed order in which examples of one id do not follow each other: every so many, until all are taken. */
function mix<Item>(items: readonly Item[]): readonly Item[] {
  const stride = 617
  return Array.from({ length: stride }, (_, from) => items.filter((_item, at) => at % stride === from)).flat()
}
