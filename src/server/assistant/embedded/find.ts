import { answerTable, isCalculation, roleOf, type AnswerId } from '#content/assistant-topics.ts'
import { classOf } from './names.ts'
import type { Source, Understood } from './understand.ts'

/** A passage among what a question may be about, beside the topics. */
export type PassageId = `page:${string}`
export type Id = AnswerId | PassageId
/** What a reading is likeliest about, and what next. */
export type Found = Guess & {
  /** The surest first. */
  readonly others: readonly Guess[]
  /** What may be meant as well, and is said below the answer. */
  readonly beside: PassageId | null
  /** What this takes the place of by what was told before the question: `Our NGO is eight months old. Can we apply?` */
  readonly sharpensByTold: readonly Id[]
}
export type Find = {
  readonly best: (reading: Understood) => Found
  /**
   * The place that says more than what was said already of a question that leans on that: null where none does. It has a
   * word of the question `own`, if that says something alone.
   */
  readonly more: (reading: Understood, said: readonly Id[], own: Understood | null) => Found | null
}

/** From here on a topic is what was asked. Measured on wordings left out of the learning. */
export const sureShare = 0.5

/** Below this a topic comes near nothing. */
export const nearShare = 0.35

export const isPage = (id: Id): id is PassageId => id.startsWith('page:')
/** Whether it answers, and does not only say that nobody knows. */
export const isAnswer = (id: Id) => isPage(id) || (answerTable[id].kind ?? 'answered') === 'answered'

/** What each reading is about: what lacks what it needs gives way to what stands in for it. */
export function createFind(classify: Classify): Find {
  const founds = new WeakMap<Understood, Found>()
  return { best: findBest, more: findMore }

  function findBest(reading: Understood): Found {
    const known = founds.get(reading)
    if (known) return known
    const all = classify(reading)
    const [best = none, ...others] = merge(all.slice(0, mostGuesses), reading)
    const entry = sharper.find(({ id }) => id === best.id)
    const found = {
      id: best.id,
      share: best.share,
      others,
      // What is worked out says a no that a page may not know of: `Please do` below `closed on Sunday`.
      beside: isCalculation(best.id) ? null : findPlaceBeside(best.id, all),
      sharpensByTold: entry?.named.some((some) => isOnlyTold(some, reading)) ? entry.of : [],
    }
    founds.set(reading, found)
    return found
  }

  function findMore(reading: Understood, said: readonly Id[], own: Understood | null) {
    const asked = own && own.terms.length > 0 ? classify(own) : null
    const isAsked = ({ id }: Guess) => asked === null || asked.some((guess) => guess.id === id && guess.near > 0)
    const open = classify(reading).filter((guess) => !said.includes(guess.id) && isAsked(guess))
    const rest = open.reduce((sum, { share }) => sum + share, 0) || 1
    const place = findPlaceBeside(
      none.id,
      open
        .map((guess) => ({ ...guess, share: guess.share / rest }))
        .filter(({ share, near }) => near >= sureNear || (rest >= leastRest && share >= leastAgain && near > 0)),
    )
    return place && justThis(place, againShare)
  }
}

/** Found by itself, and nothing beside it. */
export const justThis = (id: Id, share: number): Found => ({
  id,
  share,
  others: [],
  beside: null,
  sharpensByTold: [],
})
/** A place that says more is likelier than a question that says little alone. */
const againShare = 0.55
/** So likely is a place, of all that was not said, or it has so much of the words that the question's own may be missing. */
const leastAgain = 0.25
/** Where all but what was said is no more than this, nothing of it is likely. */
const leastRest = 0.1
const sureNear = 0.25

function isOnlyTold(some: readonly string[], { tokens, asked }: Understood) {
  const isFrom = (source: Source) =>
    tokens.some(({ term, from }) => from === source && term !== null && some.includes(classOf(term, asked)))
  return isFrom('told') && !isFrom('said')
}

/** Where nothing is sure, what is named decides if its like is among what it may be. */
const leastNear = 0.15
const leastSharpened = 0.05
const mostGuesses = 6
const none: Guess = { id: 'unknowable', share: 0 }

/** The place that is likeliest and comes nearest in words together, and nearer than what was found itself. */
function findPlaceBeside(found: Id, guesses: readonly Compared[]): PassageId | null {
  const own = guesses.find(({ id }) => id === found)?.near ?? 0
  const worthOf = ({ share, near }: Compared) => share + near
  const [best] = guesses
    .filter((guess) => guess.id !== found && guess.near > own && isBeside(guess))
    .toSorted((one, other) => worthOf(other) - worthOf(one))
    .flatMap(({ id }) => (isPage(id) ? [id] : []))
  return best ?? null
}

/** What a place needs to be meant as well: the less likely it is, the more of the question's words. */
const besides: readonly (readonly [share: number, near: number])[] = [
  [0.2, 0],
  [0.08, 0.15],
  [0.03, 0.3],
  // Its wordings teach otherwise, or it has none.
  [0, 0.4],
]
const isBeside = ({ share, near }: Compared) => besides.some(([likely, alike]) => share >= likely && near >= alike)

const sharper = Object.entries(answerTable).flatMap(([id, { sharpens, named = [], unless = '', alsoSharpens: also }]) =>
  sharpens === undefined
    ? []
    : [{ of: sharpens, named }, ...(also ? [{ of: `${sharpens} ${also.of}`, named: also.named }] : [])].map((rule) => ({
        id: id as AnswerId,
        of: rule.of.split(' ') as readonly Id[],
        named: rule.named.map((some) => some.split(' ')),
        unless: unless.split(' '),
      })),
)

/** What lacks what it needs, or leaves out what is named, gives its share to what stands in for it. */
function merge(guesses: readonly Guess[], reading: Understood) {
  const said = listNamed(reading)
  const shareOf = (some: readonly Id[]) =>
    guesses.filter(({ id }) => some.includes(id)).reduce((sum, { share }) => sum + share, 0)
  const sharp = sharper.findLast(
    (entry) =>
      shareOf(entry.of) >= leastSharpened &&
      entry.named.every((some) => some.some((term) => said.has(term))) &&
      !entry.unless.some((term) => said.has(term)),
  )
  const near = sharp ? shareOf([...sharp.of, sharp.id]) : 0
  const isOpen = (guesses[0]?.share ?? 0) < sureShare && near >= leastNear
  const shares = new Map<Id, number>()
  let sure: Id | null = null
  for (const [at, guess] of guesses.entries()) {
    const id = standIn(guess.id, said)
    const isSharpened =
      sharp !== undefined && (sharp.of.includes(id) || (isOpen && at === 0 && isAnswer(id) && isAnswer(sharp.id)))
    const own = isSharpened ? sharp.id : id
    shares.set(own, (shares.get(own) ?? 0) + guess.share)
    if (isSharpened && at === 0) sure = own
  }
  const merged = [...shares]
    .map(([id, share]) => ({ id, share: id === sure ? Math.max(share, sureShare) : share }))
    .toSorted((one, other) => other.share - one.share)
  return preferPlace(merged)
}

/** What there is for a trade in all gives way to the place on its page that may answer. */
function preferPlace(guesses: readonly Guess[]): readonly Guess[] {
  const [best, second, ...others] = guesses
  if (!best || !second || second.share < leastPlace) return guesses
  const [place, topic] = isPage(best.id) ? [best, second] : [second, best]
  const isOfTrade = !isPage(topic.id) && roleOf(topic.id) === 'trade' && isOnPagesOf(topic.id, place.id)
  return isOfTrade ? [{ ...place, share: best.share + second.share }, ...others] : guesses
}
const leastPlace = 0.1

/** Whether a place stands on a page that a topic is about. */
export const isOnPagesOf = (topic: AnswerId, place: Id) =>
  answerTable[topic].pages.some((page) => place.startsWith(`page:${page.replace(/#.*/, '')}:`))

/** What a reading names, as the entries of the topics write it: its terms, and what stands behind a word. */
function listNamed({ terms, asked, marks }: Understood): ReadonlySet<string> {
  return new Set([
    ...terms,
    ...(asked.day || asked.isNow ? ['~day'] : []),
    ...(asked.clock || (asked.zone && terms.includes('hours') && !terms.includes('office')) ? ['~clock'] : []),
    ...(asked.hour === null ? [] : ['~hour']),
    ...(asked.per === 'day' || asked.per === 'week' ? ['~dayOrWeek'] : []),
    ...asked.percents.map((percent) => `~${percent}%`),
    ...(asked.amountsIn.length > 0 ? ['~notInDollars'] : []),
    ...(asked.features.length > 0 && (terms.includes('cheap') || terms.includes('fit')) ? ['~cheapestWith'] : []),
    ...(marks.isElsewhere ? ['~elsewhere'] : []),
    ...(asked.isYesNo ? ['~yesNo'] : []),
  ])
}

function standIn(id: Id, named: ReadonlySet<string>): Id {
  const { needs, otherwise } = isPage(id) ? {} : answerTable[id]
  return !needs || !otherwise || needs.split(' ').some((need) => named.has(need)) ? id : otherwise
}

export type Text = Pick<Understood, 'terms' | 'looks'>

type Guess = {
  readonly id: Id
  /** How sure it is, from 0 to 1; all ids together make 1. Nothing where no wording teaches it. */
  readonly share: number
}

export type Compared = Guess & {
  /** How much of what it says stands in the question's own words, from 0 to 1; 0 where nothing was written under it. */
  readonly near: number
}

/** What a text may be about, the surest first. */
type Classify = (text: Text) => readonly Compared[]

/** A term stands for many words and says more than one of them. */
const termWeight = 2

/** A place is likelier by the question's words that stand in it: so much, as a power of e, where all of them do. */
const nearWeight = 4

/** So many letters of a word say what it is about, in whatever form it stands: `périme`, `périmés`. */
const beginning = 4

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
    for (const [at, near] of sum(row, texts, texts.owners.length).entries()) {
      const owner = texts.owners[at] ?? 0
      nears[owner] = Math.max(nears[owner] ?? 0, near)
    }
    const shares = shareOut(
      sum(row, learnt, learnt.ids.length).map((learned, id) => learned + nearWeight * (nears[id] ?? 0)),
    )
    return ids
      .map((id, place) => ({ id: id as Id, share: shares[place] ?? 0, near: nears[place] ?? 0 }))
      .toSorted((one, other) => other.share - one.share)
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
