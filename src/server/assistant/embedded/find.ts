import { answerIds, answerTable, isCalculation, roleOf, type AnswerId } from '#content/assistant-topics.ts'
import { figures } from '#facts/claims.ts'
import { classOf } from './names.ts'
import type { Classify, Compared, Guess, Id, PassageId } from './classifier.ts'
import type { Source, Understood } from './understand.ts'

/** What a reading is likeliest about, and what next. */
export type Found = Guess & {
  /** The surest first. */
  readonly others: readonly Guess[]
  /** What may be meant as well, and is said below the answer. */
  readonly beside: PassageId | null
  /** What this takes the place of by what was told before the question: `Our NGO is eight months old. Can we apply?` */
  readonly sharpensByTold: readonly Id[]
}
export type Find = ReturnType<typeof createFind>

/** From here on a topic is what was asked. Measured on wordings left out of the learning. */
export const sureShare = 0.5

/** Below this a topic comes near nothing. */
export const nearShare = 0.35

export const isPage = (id: Id): id is PassageId => id.startsWith('page:')
/** Whether it says a price, or works one out. */
export const isOfPrice = (id: Id): boolean => roleOf(id) === 'price' || isCalculation(id)
/** Whether it answers, and does not only say that nobody knows. */
export const isAnswer = (id: Id) => isPage(id) || (answerTable[id].kind ?? 'answered') === 'answered'

/** What each reading is about: what lacks what it needs gives way to what stands in for it. */
export function createFind(classify: Classify) {
  const founds = new WeakMap<Understood, Found>()
  return { best: findBest, more: findMore }

  function findBest(reading: Understood): Found {
    const known = founds.get(reading)
    if (known) return known
    const all = classify(reading)
    const [best = none, ...others] = merge(all.slice(0, mostGuesses), reading)
    const entry = sharper.find(({ id }) => id === best.id)
    const found = {
      ...best,
      others,
      // What is worked out says a no that a page may not know of: `Please do` below `closed on Sunday`.
      beside: isCalculation(best.id) ? null : findPlaceBeside(best.id, all),
      sharpensByTold: entry?.named.some((some) => isOnlyTold(some, reading)) ? entry.of : [],
    }
    founds.set(reading, found)
    return found
  }

  /**
   * The place that says more than what was said already of a question that leans on that: null where none does. It has a
   * word of the question `own`, if that says something alone.
   */
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

/** What takes the place of others where all of something is named, and nothing that forbids it. */
const sharper = answerIds.flatMap((id) => {
  const { sharpens, named = [], unless = '', alsoSharpens } = answerTable[id]
  if (sharpens === undefined) return []
  const also = alsoSharpens ? [{ of: `${sharpens} ${alsoSharpens.of}`, named: alsoSharpens.named }] : []
  return [{ of: sharpens, named }, ...also].map((rule) => ({
    id,
    of: rule.of.split(' ') as readonly Id[],
    named: rule.named.map((some) => some.split(' ')),
    unless: unless.split(' '),
  }))
})

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

/** The feature of our plans that a topic is about; null where it is about none. */
export const featureOf = (id: Id) => (isPage(id) ? null : (answerTable[id].feature ?? null))

/** Whether it is of what we do for a price that no page names, or a place on a page of that. */
export const isPaidApart = (id: Id) => (isPage(id) ? isOnPagesOf('setup', id) : answerTable[id].isPaidApart === true)

/** Whether a place stands on a page that a topic is about. */
export const isOnPagesOf = (topic: AnswerId, place: Id) =>
  answerTable[topic].pages.some((page) => place.startsWith(`page:${page.replace(/#.*/, '')}:`))

/** What a reading names, as the entries of the topics write it: its terms, and what stands behind a word. */
export function listNamed({ terms, asked }: Understood): ReadonlySet<string> {
  return new Set([
    ...terms,
    ...(asked.day || asked.isNow ? ['~day'] : []),
    ...(asked.day?.kind === 'date' ? ['~date'] : []),
    ...(asked.clock || (asked.elsewhere?.zone && terms.includes('hours') && !terms.includes('office'))
      ? ['~clock']
      : []),
    ...(asked.hour === null ? [] : ['~hour']),
    ...(asked.per === 'day' || asked.per === 'week' ? ['~dayOrWeek'] : []),
    ...asked.percents.map((percent) => `~${percent}%`),
    ...(asked.amountsIn.length > 0 ? ['~notInDollars'] : []),
    ...(asked.features.length > 0 && (terms.includes('cheap') || terms.includes('fit')) ? ['~cheapestWith'] : []),
    ...(asked.elsewhere ? ['~elsewhere'] : []),
    ...(asked.isYesNo ? ['~yesNo'] : []),
    ...(customers.has(asked.needs.locations) ? ['~asWeClaim'] : []),
  ])
}

/** So many businesses of a kind we say to serve. */
const customers: ReadonlySet<number | undefined> = new Set(
  [figures.pharmacies, figures.retailStores, figures.restaurants, figures.hotels].map(({ value }) => value),
)

/** What is said instead of an answer that needs something which nobody named. */
export function standIn(id: Id, named: ReadonlySet<string>): Id {
  const { needs, otherwise } = isPage(id) ? {} : answerTable[id]
  return !needs || !otherwise || needs.split(' ').some((need) => named.has(need)) ? id : otherwise
}
