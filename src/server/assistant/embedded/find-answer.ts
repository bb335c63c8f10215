import type { Classifier, Guess } from './classifier.ts'
import { decide } from './decisive.ts'
import type { PassageId } from './passage-id.ts'
import type { PassageAnswer, PassageFinder } from './passage-answer.ts'
import { tradeTerms } from './terms.ts'
import { answerTable, type AnswerId } from './topic-table.ts'
import type { Understood } from './understand.ts'

type Nearest =
  | { readonly kind: 'topic'; readonly id: AnswerId; readonly score: number }
  | { readonly kind: 'passage'; readonly found: PassageAnswer; readonly score: number }
export type Found =
  | Nearest
  | { readonly kind: 'unknown'; readonly nearest: Nearest | null; readonly score: number }
  | { readonly kind: 'declined'; readonly score: number }

/** Leads what was understood to its answer. */
export type Find = (understood: Understood) => Found

/** From here on a topic is what was asked; below `leastShare` it is not. Measured on examples left out of the learning. */
export const sureShare = 0.5
const leastShare = 0.35
/** Below that it may be, down to here. */
const nearShare = 0.2
/** A place found by its words alone is shown with a doubt below this. */
const surePlace = 0.8
/** A question without a word of the trade is about something else from here on; below, it is only not understood. */
const awayShare = 0.15
/** A page asks the same question: its answer is the one, unless a topic is certain. */
const sameQuestion = 0.85
const certainShare = 0.9

/** What a rule decides weaker than the others, and from which share on another reading goes before it. */
const overruled: Partial<Record<AnswerId, number>> = { discounts: sureShare, fit: certainShare, planPrice: sureShare }

type Needs = { readonly classifier: Classifier<AnswerId | PassageId>; readonly passages: PassageFinder }

/** The topic or the place on the pages that a question is about, or that there is none. */
export function findAnswer(understood: Understood, { classifier, passages }: Needs): Found {
  const { terms, asked } = understood
  const decided = decide(understood)
  const fromShare = decided === null ? undefined : overruled[decided]
  if (decided && fromShare === undefined) return { kind: 'topic', id: decided, score: 1 }
  const guesses = classifier.classify(understood).map((guess) => ({ ...guess, id: toAnswerable(guess.id, terms) }))
  // A percentage may be a tax or the share of an insurer, and who counts branches may ask for a price of their own.
  const isOverruled = (guesses[0]?.share ?? 0) >= (fromShare ?? 0)
  if (decided && !isOverruled) return { kind: 'topic', id: decided, score: 1 }
  // Pages speak English: a French question is answered by a page only where no topic comes near.
  const isFrench = understood.french > 0
  const best = (isFrench && guesses.find(({ id, share }) => !isPassage(id) && share >= leastShare)) || guesses[0]
  const score = best?.share ?? 0
  const found = passages.find(understood)
  if (found && !isFrench && found.alike >= sameQuestion && score < certainShare)
    return { kind: 'passage', found, score: 1 }
  if (best && score >= leastShare) return toFound(best, understood, passages)
  // People or places are counted and nothing else was understood: what fits them is worth knowing.
  if (asked.plans.length === 0 && (asked.needs.users ?? asked.needs.locations) !== undefined)
    return { kind: 'topic', id: 'fit', score: leastShare }
  if (found && found.score >= surePlace) return { kind: 'passage', found, score: found.score }
  const nearest: Nearest | null = found
    ? { kind: 'passage', found, score: found.score }
    : findNearest(understood, guesses, passages)
  const away = guesses.find(({ id }) => id === 'outOfScope')?.share ?? 0
  const isElsewhere = !nearest && !isOfTheTrade(terms) && away >= awayShare
  return isElsewhere ? { kind: 'declined', score } : { kind: 'unknown', nearest, score }
}

/** `Is Starter right for me?` counts nothing that could be too much: what the plan holds is the answer. */
const toAnswerable = (id: AnswerId | PassageId, terms: readonly string[]) =>
  id === 'limits' && !terms.some((term) => countable.has(term)) ? 'planDetails' : id
const countable = new Set('{users} {locations} {products} user location product employee more limit'.split(' '))

/** What may have been meant, to be shown with a doubt. */
function findNearest(
  understood: Understood,
  guesses: readonly Guess<AnswerId | PassageId>[],
  passages: PassageFinder,
): Nearest | null {
  const [guess] = guesses
  const isNear = guess && guess.share >= nearShare && isOfTheTrade(understood.terms) && isAnswer(guess.id)
  if (isNear) return toFound(guess, understood, passages)
  const found = passages.findNearest(understood)
  return found && { kind: 'passage', found, score: found.score }
}

/** Whether it answers, and does not only say that nobody knows. */
export const isAnswer = (id: AnswerId | PassageId): boolean =>
  isPassage(id) || (answerTable[id].kind ?? 'answered') === 'answered'

function toFound({ id, share }: Guess<AnswerId | PassageId>, understood: Understood, passages: PassageFinder): Nearest {
  if (!isPassage(id)) return { kind: 'topic', id, score: share }
  return { kind: 'passage', found: passages.quote(id.slice(pagePrefix.length), understood), score: 1 }
}
const pagePrefix = 'page:'
const isPassage = (id: AnswerId | PassageId): id is PassageId => id.startsWith(pagePrefix)

const isOfTheTrade = (terms: readonly string[]) => terms.some((term) => tradeTerms.has(term) || term.startsWith('{'))
