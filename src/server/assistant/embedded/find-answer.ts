import type { CalculationId } from '#content/assistant-words.ts'
import { calculationTable, type AnswerId } from './topic-table.ts'
import type { PassageAnswer, PassageFinder } from './passage-answer.ts'
import type { Scorer } from './scorer.ts'
import { tradeTerms } from './terms.ts'
import type { Understood } from './understand.ts'

export type Found =
  | { readonly kind: 'topic'; readonly id: AnswerId; readonly score: number }
  | { readonly kind: 'passage'; readonly found: PassageAnswer; readonly score: number }
  | { readonly kind: 'unknown'; readonly score: number }
  | { readonly kind: 'declined'; readonly score: number }

/** From here on a topic is what was asked; below `leastScore` it is not. Calibrated on the test's questions. */
const sureScore = 0.8
const leastScore = 0.5
/** What is worked out stands on no page: the numbers in a question say what it is about. */
/** A page must speak of the question this much better than the best topic. */
const passageLead = 0.08

type Needs = { readonly scorer: Scorer<AnswerId>; readonly passages: PassageFinder }

/** The topic or the place on the pages that a question is about, or that there is none. */
export function findAnswer({ terms, words, asked }: Understood, { scorer, passages }: Needs): Found {
  if (asksForPlan(asked, terms)) return { kind: 'topic', id: 'fit', score: 1 }
  const [best] = scorer.score(terms)
  if (best && best.score >= (calculationTable[best.id as CalculationId] ? leastScore : sureScore))
    return { kind: 'topic', id: best.id, score: best.score }
  const found = passages.find(words, terms)
  const score = best?.score ?? 0
  if (found && found.score > score + passageLead) return { kind: 'passage', found, score: found.score }
  if (best && score >= leastScore) return { kind: 'topic', id: best.id, score }
  if (found) return { kind: 'passage', found, score: found.score }
  return { kind: isOfTheTrade(terms) ? 'unknown' : 'declined', score }
}

/** People, places or products are counted, and a price or a plan is wanted: whatever else is told, it is worked out. */
function asksForPlan({ needs, plans, packages, offices }: Understood['asked'], terms: readonly string[]) {
  const isCounted = needs.users !== undefined || needs.locations !== undefined || needs.products !== undefined
  const isNamed = plans.length + packages.length + offices.length > 0
  return (
    isCounted &&
    !isNamed &&
    terms.some((term) => term === 'fit' || term === 'price' || term === 'plan') &&
    !terms.some((term) => otherWays.has(term))
  )
}

/** With these words the same numbers are asked about in another way. */
const otherWays = new Set([
  'onetime',
  'compare',
  'subscription',
  'currency',
  'discount',
  'limit',
  '{currency}',
  'volume',
])

/** A question without a word of the trade is about something else. */
const isOfTheTrade = (terms: readonly string[]) => terms.some((term) => tradeTerms.has(term) || term.startsWith('{'))
