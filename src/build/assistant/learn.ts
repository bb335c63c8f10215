import {
  createReader,
  featuresOf,
  weigh,
  type Learnt,
  type Row,
  type Text,
} from '#server/assistant/embedded/classifier.ts'

/** Rounds over all examples, and how far a mistake moves the weights in the first; measured by leaving examples out. */
const rounds = 6
const firstStep = 3
/** A pair of words that one example alone has teaches nothing. */
const leastPairs = 2

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

function countFeatures(examples: readonly Text[]): Learnt['features'] {
  const times = new Map<string, number>()
  for (const example of examples)
    for (const feature of featuresOf(example)) times.set(feature, (times.get(feature) ?? 0) + 1)
  return [...times].filter(([feature, count]) => !feature.includes('_') || count >= leastPairs)
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
