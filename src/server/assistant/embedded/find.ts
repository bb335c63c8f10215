import type { PassageId } from '../knowledge.ts'
import type { Guess } from './classifier.ts'
import { answerTable, roleOf, type AnswerId } from '#content/assistant-topics.ts'
import type { Understood } from './understand.ts'
import { percentsOf } from './verdict.ts'

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

type Classify = (reading: Understood) => readonly Guess<Id>[]

/** What each reading is about: what lacks what it needs gives way to what stands in for it. */
export function createFind(classify: Classify): Find {
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
