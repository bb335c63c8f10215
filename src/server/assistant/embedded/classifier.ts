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

/** What a text may be about, the surest first. */
export type Classify<Id extends string> = (text: Text) => readonly Guess<Id>[]

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

/** What was learnt of them: for each feature, what it says for or against some of the ids; of the others it says nothing. */
export type Weights = {
  /** Where the weights of each feature begin, and where the last ones end. */
  readonly starts: Uint32Array
  /** The id that each weight is for, by its place in `ids`. */
  readonly places: Uint16Array
  readonly weights: Float32Array
}

export type Learnt = Features & Weights

/** Reads questions with what was learnt from wordings of these ids. */
export function createClassify<Id extends string>(learnt: Learnt): Classify<Id> {
  const { ids } = learnt
  const read = createReader(learnt)
  return (text) => {
    const shares = share(sum(read(text), learnt))
    return ids
      .map((id, place) => ({ id: id as Id, share: shares[place] ?? 0 }))
      .toSorted((one, other) => other.share - one.share)
  }

  function sum({ features, weights: own }: Row, { starts, places, weights }: Weights) {
    const sums = new Float32Array(ids.length)
    for (const [at, feature] of features.entries()) {
      const weight = own[at] ?? 0
      for (let from = starts[feature] ?? 0; from < (starts[feature + 1] ?? 0); from++) {
        const place = places[from] ?? 0
        sums[place] = (sums[place] ?? 0) + (weights[from] ?? 0) * weight
      }
    }
    return sums
  }
}

/** Numbers the features of the examples. A feature that no example has weighs in the length: it makes the rest less sure. */
export function createReader({ features, times, examples }: Omit<Features, 'ids'>) {
  // One by one: a pair for each of them would cost every start twice the time.
  const numbers = new Map<string, number>()
  for (const [number, feature] of features.entries()) numbers.set(feature, number)
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

/** The share of each id: its sum as a power of e, over those of all. Writes the shares where the sums stood. */
export function share(sums: Float32Array) {
  // Plain loops: learning comes through here for every wording of every round.
  let most = -Infinity
  for (let id = 0; id < sums.length; id++) most = Math.max(most, sums[id] ?? 0)
  let total = 0
  for (let id = 0; id < sums.length; id++) total += sums[id] = Math.exp((sums[id] ?? 0) - most)
  for (let id = 0; id < sums.length; id++) sums[id] = (sums[id] ?? 0) / total
  return sums
}
