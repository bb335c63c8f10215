import type { PassageId } from '../knowledge.ts'
import type { Guess } from './classifier.ts'
import { defaultLanguage } from '#content/languages.ts'
import { answerTable, roleOf, type AnswerId } from '#content/assistant-topics.ts'
import { leadingLanguage } from './words.ts'
import type { Understood } from './understand.ts'
import { percentsOf } from './verdict.ts'

export type Id = AnswerId | PassageId
/** What a reading is likeliest about, and what next. */
export type Found = {
  readonly id: Id
  readonly share: number
  readonly second: Guess<Id> | null
  /** A place that says it in the question's own words: worth a quote, too. */
  readonly beside: PassageId | null
}
export type Find = (reading: Understood) => Found

/** From here on a topic is what was asked. Measured on wordings left out of the learning. */
export const sureShare = 0.5

/** Below this a topic comes near nothing: a page may be quoted to a question in another language. */
export const nearShare = 0.35
const isForeign = ({ scores }: Understood) => (leadingLanguage(scores)?.language ?? defaultLanguage) !== defaultLanguage

export const isPage = (id: Id): id is PassageId => id.startsWith('page:')
/** Whether it answers, and does not only say that nobody knows. */
export const isAnswer = (id: Id) => isPage(id) || (answerTable[id].kind ?? 'answered') === 'answered'

type Classify = (reading: Understood) => readonly Guess<Id>[]

/** What each reading is about: what lacks what it needs gives way to what stands in for it. */
export function createFind(classify: Classify): Find {
  const founds = new WeakMap<Understood, Found>()
  return (reading) => {
    const known = founds.get(reading)
    if (known) return known
    const all = classify(reading)
    const guesses = merge(all.slice(0, mostGuesses), reading)
    const topics = isForeign(reading) ? guesses.filter(({ id, share }) => !isPage(id) && share >= nearShare) : []
    const [best = none, ...others] = [...topics, ...guesses]
    const second = others.find(({ id }) => id !== best.id) ?? null
    const found = { id: best.id, share: best.share, second, beside: findBeside(best.id, all) }
    founds.set(reading, found)
    return found
  }
}
/** Where nothing is sure, what is named decides if its like is among what it may be. */
const leastNear = 0.15
const leastSharpened = 0.05
const mostGuesses = 6
const none: Guess<Id> = { id: 'unknowable', share: 0, near: 0 }

/** The place that comes nearest in words and was thought of, nearer than what was found itself. */
function findBeside(found: Id, guesses: readonly Guess<Id>[]): PassageId | null {
  const own = guesses.find(({ id }) => id === found)?.near ?? 0
  let best: { readonly id: PassageId; readonly worth: number } | null = null
  for (const { id, share, near } of guesses) {
    const worth = share + near
    if (isPage(id) && id !== found && near > own && isBeside(share, near) && worth > (best?.worth ?? 0))
      best = { id, worth }
  }
  return best?.id ?? null
}

function isBeside(share: number, near: number) {
  if (share === 0) return near >= sameQuestion
  return (share >= likelyBeside && near >= leastNearness) || (share >= thoughtOf && near >= sameWords)
}
/** Where no wording teaches to ask for it. */
const sameQuestion = 0.4
const likelyBeside = 0.05
const leastNearness = 0.15
const thoughtOf = 0.01
const sameWords = 0.3

const sharper = Object.entries(answerTable).flatMap(([id, { sharpens = '', named = [], unless = '' }]) =>
  sharpens === ''
    ? []
    : [
        {
          id: id as AnswerId,
          of: sharpens.split(' ') as AnswerId[],
          named: named.map((some) => some.split(' ')),
          unless: unless.split(' '),
        },
      ],
)

const isOneOf = (some: readonly Id[], id: Id) => some.includes(id)

/** What lacks what it needs, or leaves out what is named, gives its share to what stands in for it. */
function merge(guesses: readonly Guess<Id>[], reading: Understood): readonly Guess<Id>[] {
  const shareOf = (some: readonly Id[]) =>
    guesses.filter(({ id }) => isOneOf(some, id)).reduce((sum, { share }) => sum + share, 0)
  const sharp = sharper.findLast((entry) => shareOf(entry.of) >= leastSharpened && isNamed(reading, entry))
  const near = sharp ? shareOf([...sharp.of, sharp.id]) : 0
  const isOpen = (guesses[0]?.share ?? 0) < sureShare && near >= leastNear
  const shares = new Map<Id, number>()
  let sure: Id | null = null
  for (const [at, guess] of guesses.entries()) {
    const id = standIn(guess.id, reading)
    const isSharpened =
      sharp !== undefined && (isOneOf(sharp.of, id) || (isOpen && at === 0 && isAnswer(id) && isAnswer(sharp.id)))
    const own = isSharpened ? sharp.id : id
    shares.set(own, (shares.get(own) ?? 0) + guess.share)
    if (isSharpened && at === 0) sure = own
  }
  return preferPlace(
    [...shares]
      .map(([id, share]) => ({ id, share: id === sure ? Math.max(share, sureShare) : share, near: 0 }))
      .toSorted((one, other) => other.share - one.share),
  )
}

/**
 * A topic gives way to the place on a page that may answer: what there is for a trade in all to any place on its page,
 * another that is not sure to a place that is likely.
 */
function preferPlace(guesses: readonly Guess<Id>[]): readonly Guess<Id>[] {
  const [best, second, ...others] = guesses
  if (!best || !second || second.share < leastPlace) return guesses
  const [place, topic] = isPage(best.id) ? [best, second] : [second, best]
  const isOfTrade = !isPage(topic.id) && roleOf(topic.id) === 'trade' && isOnPagesOf(topic.id, place.id)
  if (isOfTrade) return [{ ...place, share: best.share + second.share }, ...others]
  const isDoubtful = topic === best && isPage(place.id) && best.share < doubtfulShare && second.share >= likelyPlace
  return isDoubtful ? [{ ...place, share: best.share }, { ...topic, share: second.share }, ...others] : guesses
}
const leastPlace = 0.1
const likelyPlace = 0.2
const doubtfulShare = 0.6

/** Whether a place stands on a page that a topic is about. */
export const isOnPagesOf = (topic: AnswerId, place: Id) =>
  answerTable[topic].pages.some((page) => place.startsWith(`page:${page.replace(/#.*/, '')}:`))

function isNamed({ terms, asked, marks }: Understood, { id, named, unless }: (typeof sharper)[number]) {
  const said = new Set<string>([
    ...terms,
    ...(asked.day || asked.isNow ? ['~day'] : []),
    ...(asked.clock ? ['~clock'] : []),
    ...(asked.hour === null ? [] : ['~hour']),
    ...(asked.per === 'day' || asked.per === 'week' ? ['~dayOrWeek'] : []),
    ...(percentsOf(id).some((value) => asked.percents.includes(value)) ? ['~ownPercent'] : []),
    ...(marks.isElsewhere ? ['~elsewhere'] : []),
    ...(asked.isYesNo && !marks.isRelative ? ['~yesNo'] : []),
  ])
  const isSaid = (term: string) => said.has(term)
  return named.every((some) => some.some(isSaid)) && !unless.some(isSaid)
}

function standIn(id: Id, { terms, asked }: Understood): Id {
  const { needs, otherwise } = isPage(id) ? {} : answerTable[id]
  if (!needs || !otherwise) return id
  const has: Readonly<Record<string, boolean>> = {
    '~clock': asked.clock !== null,
    // One of the talk before was answered then.
    '{amount}': asked.amounts.length > 0,
  }
  return needs.split(' ').some((need) => has[need] ?? terms.includes(need)) ? id : otherwise
}
