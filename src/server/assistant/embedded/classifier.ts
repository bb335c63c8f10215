import type { AnswerId } from '#content/assistant-topics.ts'
import type { Understood } from './understand.ts'

/** A passage among what a question may be about, beside the topics. */
export type PassageId = `page:${string}`
export type Id = AnswerId | PassageId

export type Text = Pick<Understood, 'terms' | 'looks'>

export type Guess = {
  readonly id: Id
  /** How sure it is, from 0 to 1; all ids together make 1. Nothing where no wording teaches it. */
  readonly share: number
}

export type Compared = Guess & {
  /** How much of what it says stands in the question's own words, from 0 to 1; 0 where nothing was written under it. */
  readonly near: number
}

/** What a text may be about, the surest first; of what nobody would guess, only what is near, in no order. */
export type Classify = (text: Text) => readonly Compared[]

/** A term stands for many words and says more than one of them. */
const termWeight = 2

/** A place is likelier by the question's words that stand in it: so much, as a power of e, where all of them do. */
const nearWeight = 4

/** So many letters of a word say what it is about, in whatever form it stands: `périme`, `périmés`. */
const beginning = 4

/** Nobody would guess at what has a smaller share; sorting all of it would cost half the time. */
const leastGuess = 0.0001

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
  readonly times: Readonly<Uint32Array>
}

/** What was learnt of them: for each feature, what it says for or against some of the ids; of the others it says nothing. */
export type Weights = {
  /** Where the weights of each feature begin, and where the last ones end. */
  readonly starts: Uint32Array
  /** The id that each weight is for, by its place in `ids`. */
  readonly places: Uint16Array
  readonly weights: Float16Array
}

/** What the pages say, by the same features: `places` are those of the texts. */
export type Texts = Weights & {
  /** The id of each text, by its place in `ids` and then in `others`. */
  readonly owners: readonly number[]
  /** Ids that no wording teaches. */
  readonly others: readonly string[]
}

export type Learnt = Features &
  Weights & {
    readonly texts: Texts
    readonly dictionary: Dictionary
  }

/** What words of our other languages, and roots of words, are called in the first. */
export type Dictionary = ReadonlyMap<string, string>
const root = 6
export const rootOf = (word: string) => (word.length > root ? `${word.slice(0, root)}…` : word)

/** Reads questions with what was learnt from wordings of these ids. */
export function createClassify(learnt: Learnt): Classify {
  const { texts } = learnt
  const ids = [...learnt.ids, ...texts.others]
  const read = createReader(learnt)
  return (text) => {
    const row = read(featuresOf(text, learnt.dictionary))
    const nears = new Float32Array(ids.length)
    // An id has a text in each language.
    const alike = sum(row, texts, texts.owners.length)
    for (let at = 0; at < alike.length; at++) {
      const owner = texts.owners[at] ?? 0
      nears[owner] = Math.max(nears[owner] ?? 0, alike[at] ?? 0)
    }
    const shares = shareOut(
      sum(row, learnt, learnt.ids.length).map((learned, id) => learned + nearWeight * (nears[id] ?? 0)),
    )
    const guesses: Compared[] = []
    const others: Compared[] = []
    for (let place = 0; place < ids.length; place++) {
      const guess = { id: ids[place] as Id, share: shares[place] ?? 0, near: nears[place] ?? 0 }
      if (guess.share >= leastGuess) guesses.push(guess)
      else if (guess.near > 0) others.push(guess)
    }
    return [...guesses.toSorted((one, other) => other.share - one.share), ...others]
  }

  function sum({ features, weights: own }: Row, { starts, places, weights }: Weights, count: number) {
    const sums = new Float32Array(count)
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

  return (said: Iterable<string>): Row => {
    const found: number[] = []
    const weights: number[] = []
    let squares = 0
    for (const feature of said) {
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

/** What a text is known by: its terms, words, pairs of words and beginnings of words, also as they are called in our first language. */
export function featuresOf({ terms, looks }: Text, dictionary: Dictionary): ReadonlySet<string> {
  const called = looks.flatMap((word) => dictionary.get(word) ?? dictionary.get(rootOf(word)) ?? [])
  const ofWords = (words: readonly string[]) => [
    ...words,
    ...words.slice(1).map((word, at) => `${words[at]}_${word}`),
    ...words.flatMap((word) => (word.length > beginning ? [`${word.slice(0, beginning)}…`] : [])),
  ]
  return new Set([...terms.map((term) => `#${term}`), ...ofWords(looks), ...ofWords(called)])
}

/** The share of each id: its sum as a power of e, over those of all. Writes the shares where the sums stood. */
export function shareOut(sums: Float32Array) {
  // Plain loops: learning comes through here for every wording of every round.
  let most = -Infinity
  for (let id = 0; id < sums.length; id++) most = Math.max(most, sums[id] ?? 0)
  let total = 0
  for (let id = 0; id < sums.length; id++) total += sums[id] = Math.exp((sums[id] ?? 0) - most)
  for (let id = 0; id < sums.length; id++) sums[id] = (sums[id] ?? 0) / total
  return sums
}
