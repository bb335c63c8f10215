import { decideSum } from './decisive.ts'
import { sureShare, type Found } from './find-answer.ts'
import type { Part } from './read-message.ts'
import type { AnswerId } from './topic-table.ts'
import type { Understood } from './understand.ts'

export type FoundPart = { readonly part: Part; readonly found: Found }

/** What is asked of prices is part of the sum; said beside it, it would be said twice or for no one. */
const ofPrices = new Set<AnswerId>(
  'fit total ways currency limits comparison budget saving credit once ngoPrice halfPrice plans planPrice planDetails cheapest yearly packages packageDetails discounts creditPolicy payUs otherPeriods smallBusiness ngo packageUpdates hiddenCosts perModule whatIs unknowable outOfScope'.split(
    ' ',
  ) as AnswerId[],
)
const isOfSum = new Set(['{years}', '{months}', 'price', 'cheap', 'pay', 'buy'])
/** From here on something else is asked beside the sum. */
const sureBeside = 0.65
/** A question with fewer terms that was not understood is part of the sum: `Is he right?`. */
const leastTerms = 2

/**
 * Where all sentences together ask for one sum, the sum and what is surely asked beside it, else null.
 * Who tells of people, years and ways of paying in four sentences asks one thing.
 */
export function gatherSum(all: Understood | null, parts: readonly FoundPart[]): readonly FoundPart[] | null {
  if (!all || parts.length < 2) return null
  const isWays = parts.some(({ found }) => found.kind === 'topic' && found.id === 'ways' && found.score >= sureShare)
  const id = decideSum(all) ?? (isWays ? 'ways' : null)
  if (!id || parts.some((one) => isComplete(one, id, all))) return null
  const [{ part: first }] = parts as readonly [FoundPart]
  const part: Part = { ...first, understood: all, isQuestion: true, others: [], sides: [], together: [] }
  // Whoever tells where he lives, and when we open, asks for a clock and nothing else.
  const beside = id === 'clock' ? [] : parts.filter((one) => isBeside(one, id))
  return [{ part, found: { kind: 'topic', id, score: 1 } }, ...beside]
}

/** One sentence asks for the sum and holds all that it needs: the others ask for something else. */
const isComplete = ({ part, found }: FoundPart, id: AnswerId, { asked }: Understood) =>
  found.kind === 'topic' &&
  found.id === id &&
  found.score === 1 &&
  part.isQuestion &&
  JSON.stringify(part.understood.asked.needs) === JSON.stringify(asked.needs) &&
  part.understood.asked.months === asked.months

function isBeside({ part: { isQuestion, understood }, found }: FoundPart, id: AnswerId) {
  if (!isQuestion) return false
  if (found.kind === 'unknown' || found.kind === 'declined')
    return understood.terms.length >= leastTerms && !understood.terms.includes('price')
  // What is said of updates holds no price.
  const isPartOf = (other: AnswerId) => (id === 'packageUpdates' ? other === id : ofPrices.has(other))
  const ofSum = understood.terms.filter((term) => isOfSum.has(term)).length
  if (ofSum > 0 && (found.kind === 'passage' || ofSum === understood.terms.length)) return false
  return found.score >= sureBeside && !(found.kind === 'topic' && isPartOf(found.id))
}
