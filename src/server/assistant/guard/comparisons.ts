import { findOffers } from './mentions.ts'
import type { Offer } from './offers.ts'
import type { Judge } from './statement.ts'

const less = /\b(?:cheaper|costs? less|less expensive|lower[- ]priced|moins cher\w*|coute moins)\b/iu
const more = /\b(?:dearer|costs? more|more expensive|pricier|plus cher\w*|coute plus)\b/iu
const same =
  /\bsame (?:price|cost|amount)|\bcosts? (?:exactly )?the same|\bmeme prix|\bat (?:the )?"?\w+"?(?:'s)? price|\bfor the price of|\bau prix d/iu
const denied = /\b(?:not|no|pas)\b|n't\b/iu

/** Whether one plan is cheaper than another follows from their prices; no two cost the same. */
export const judgeComparisons: Judge = ({ text }) => {
  const [one, other] = findOffers(text)
  if (one === undefined || other === undefined || denied.test(text)) return []
  if (same.test(text)) return 'amount'
  const between = text.slice(one.end, other.start)
  const isCheaper = one.things.some((thing) => other.things.some((than) => priceOf(thing) < priceOf(than)))
  const isDearer = one.things.some((thing) => other.things.some((than) => priceOf(thing) > priceOf(than)))
  const isWrong = (less.test(between) && !isCheaper) || (more.test(between) && !isDearer)
  return isWrong ? 'amount' : []
}

const priceOf = ({ prices }: Offer) => prices[0]?.amount ?? 0
