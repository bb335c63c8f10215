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

/** What was learnt, as a file holds it. */
export type Learnt = {
  readonly ids: readonly string[]
  readonly examples: number
  /** How many examples have each feature; their order is that of the rows. */
  readonly features: readonly (readonly [feature: string, times: number])[]
  /** A row for each feature with steps from -127 to 127 for each id, as base64. */
  readonly rows: string
  /** The weight that one step stands for, row by row. */
  readonly steps: readonly number[]
}

/**
 * Learns from example wordings what a question asks (softmax regression over terms, words and pairs of words, rare ones
 * weighing more). The examples are gone through in the same order each time, so it always learns the same.
 */
export function learn(examples: readonly (Text & { readonly id: string })[]): Learnt {
  const ids = [...new Set(examples.map(({ id }) => id))]
  const places = new Map(ids.map((id, place) => [id, place]))
  const features = countFeatures(examples)
  const read = createReader(features, examples.length)
  const weights = new Float32Array(features.length * ids.length)
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
  return { ids, examples: examples.length, features, ...quantise(weights, ids.length) }
}

/** The steps that a row's largest weight has: a quarter of the room of the weights themselves, and the same answers. */
const mostSteps = 127

function quantise(weights: Float32Array, width: number): Pick<Learnt, 'rows' | 'steps'> {
  const largestOf = (row: number) =>
    weights.subarray(row * width, (row + 1) * width).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const steps = Array.from({ length: weights.length / width }, (_, row) => largestOf(row) / mostSteps)
  const rows = Int8Array.from(weights, (weight, at) => Math.round(weight / (steps[Math.floor(at / width)] || 1)))
  return { rows: Buffer.from(rows.buffer).toString('base64'), steps }
}

/** Reads questions with what was learnt from wordings of these ids. */
export function createClassifier<Id extends string>(learnt: Learnt): Classifier<Id> {
  const { ids, steps } = learnt
  const read = createReader(learnt.features, learnt.examples)
  const rows = new Int8Array(Uint8Array.from(Buffer.from(learnt.rows, 'base64')).buffer)
  return {
    classify(text) {
      const { features, weights } = read(text)
      const inSteps = weights.map((weight, at) => weight * (steps[features[at] ?? 0] ?? 0))
      const shares = weigh({ features, weights: inSteps }, rows, ids.length)
      return ids
        .map((id, place) => ({ id: id as Id, share: shares[place] ?? 0 }))
        .toSorted((one, other) => other.share - one.share)
    },
  }
}

function countFeatures(examples: readonly Text[]): Learnt['features'] {
  const times = new Map<string, number>()
  for (const example of examples)
    for (const feature of featuresOf(example)) times.set(feature, (times.get(feature) ?? 0) + 1)
  return [...times].filter(([feature, count]) => !feature.includes('_') || count >= leastPairs)
}

/** Numbers the features of the examples. A feature that no example has weighs in the length: it makes the rest less sure. */
function createReader(features: Learnt['features'], examples: number) {
  const numbers = new Map(features.map(([feature], number) => [feature, number]))
  const rarities = features.map(([, times]) => Math.log(1 + examples / times))
  const rarest = Math.log(1 + examples)

  return (text: Text): Row => {
    const found: number[] = []
    const weights: number[] = []
    let squares = 0
    for (const feature of featuresOf(text)) {
      const number = numbers.get(feature)
      if (number === undefined && feature.includes('_')) continue
      const rarity = number === undefined ? rarest : (rarities[number] ?? rarest)
      const weight = rarity * (feature.startsWith('#') ? termWeight : 1)
      squares += weight ** 2
      if (number === undefined) continue
      found.push(number)
      weights.push(weight)
    }
    const length = Math.sqrt(squares) || 1
    return { features: found, weights: weights.map((weight) => weight / length) }
  }
}

function featuresOf({ terms, looks }: Text): ReadonlySet<string> {
  return new Set([
    ...terms.map((term) => `#${term}`),
    ...looks,
    ...looks.slice(1).map((word, at) => `${looks[at]}_${word}`),
  ])
}

/** The share of each id: its weights summed, as powers of e over the sum of all. */
function weigh({ features, weights: own }: Row, weights: Float32Array | Int8Array, ids: number) {
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
