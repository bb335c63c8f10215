import type { PassageId } from '../knowledge.ts'
import type { Classify, Guess } from './classifier.ts'
import { answerTable, roleOf, type AnswerId } from '#content/assistant-topics.ts'
import type { Understood } from './understand.ts'

export type Id = AnswerId | PassageId
/** What a reading is likeliest about, and what next. */
export type Found = { readonly id: Id; readonly share: number; readonly second: Guess<Id> | null }
export type Find = (reading: Understood) => Found

/** From here on a topic is what was asked. Measured on wordings left out of the learning. */
export const sureShare = 0.5

/** Below this a topic comes near nothing. */
export const nearShare = 0.35

export const isPage = (id: Id): id is PassageId => id.startsWith('page:')
/** Whether it answers, and does not only say that nobody knows. */
export const isAnswer = (id: Id) => isPage(id) || (answerTable[id].kind ?? 'answered') === 'answered'

/** What each reading is about: what lacks what it needs gives way to what stands in for it. */
export function createFind(classify: Classify<Id>): Find {
  const founds = new WeakMap<Understood, Found>()
  return (reading) => {
    const known = founds.get(reading)
    if (known) return known
    const [best = none, second = null] = merge(classify(reading).slice(0, mostGuesses), reading)
    const found = { ...best, second }
    founds.set(reading, found)
    return found
  }
}
/** Where nothing is sure, what is named decides if its like is among what it may be. */
const leastNear = 0.15
const leastSharpened = 0.05
const mostGuesses = 6
const none: Guess<Id> = { id: 'unknowable', share: 0 }

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
  const said = listNamed(reading)
  const shareOf = (some: readonly Id[]) =>
    guesses.filter(({ id }) => isOneOf(some, id)).reduce((sum, { share }) => sum + share, 0)
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
      sharp !== undefined && (isOneOf(sharp.of, id) || (isOpen && at === 0 && isAnswer(id) && isAnswer(sharp.id)))
    const own = isSharpened ? sharp.id : id
    shares.set(own, (shares.get(own) ?? 0) + guess.share)
    if (isSharpened && at === 0) sure = own
  }
  return preferPlace(
    [...shares]
      .map(([id, share]) => ({ id, share: id === sure ? Math.max(share, sureShare) : share }))
      .toSorted((one, other) => other.share - one.share),
  )
}

/** What there is for a trade in all gives way to the place on its page that may answer. */
function preferPlace(guesses: readonly Guess<Id>[]): readonly Guess<Id>[] {
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
    // An amount of the talk before was answered then.
    ...terms.filter((term) => term !== '{amount}' || asked.amounts.length > 0),
    ...(asked.day || asked.isNow ? ['~day'] : []),
    ...(asked.clock ? ['~clock'] : []),
    ...(asked.hour === null ? [] : ['~hour']),
    ...(asked.per === 'day' || asked.per === 'week' ? ['~dayOrWeek'] : []),
    ...asked.percents.map((percent) => `~${percent}%`),
    ...(marks.isElsewhere ? ['~elsewhere'] : []),
    ...(asked.isYesNo ? ['~yesNo'] : []),
  ])
}

function standIn(id: Id, named: ReadonlySet<string>): Id {
  const { needs, otherwise } = isPage(id) ? {} : answerTable[id]
  return !needs || !otherwise || needs.split(' ').some((need) => named.has(need)) ? id : otherwise
}
