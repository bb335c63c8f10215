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

/** A term stands for many words and says more than one of them. */
const termWeight = 2

/** A text as numbers: its features and how much each weighs. */
export type Row = { readonly features: readonly number[]; readonly weights: readonly number[] }

/** What a classifier can tell apart, and by what. */
export type Features = {
  readonly ids: readonly string[]
  /** How many wordings it has learnt from. */
  readonly examples: number
  /** In the order of the rows. */
  readonly features: readonly string[]
  /** How many wordings have each of them. */
  readonly times: readonly number[]
}

/** What was learnt of them: a row of weights for each feature with one for each id, in a quarter of their room. */
export type Weights = {
  /** From -127 to 127 steps. */
  readonly rows: Int8Array
  /** The weight that one step stands for, row by row. */
  readonly steps: Float32Array
}

export type Learnt = Features & Weights

/** Reads questions with what was learnt from wordings of these ids. */
export function createClassifier<Id extends string>(learnt: Learnt): Classifier<Id> {
  const { ids, rows, steps } = learnt
  const read = createReader(learnt)
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

/** Numbers the features of the examples. A feature that no example has weighs in the length: it makes the rest less sure. */
export function createReader({ features, times, examples }: Omit<Features, 'ids'>) {
  const numbers = new Map(features.map((feature, number) => [feature, number]))
  const rarities = Float32Array.from(times, (count) => Math.log(1 + examples / count))
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

export function featuresOf({ terms, looks }: Text): ReadonlySet<string> {
  return new Set([
    ...terms.map((term) => `#${term}`),
    ...looks,
    ...looks.slice(1).map((word, at) => `${looks[at]}_${word}`),
  ])
}

/** The share of each id: its weights summed, as powers of e over the sum of all. */
export function weigh({ features, weights: own }: Row, weights: Float32Array | Int8Array, ids: number) {
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
