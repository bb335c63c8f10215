import { isDenied, splitClauses } from './clauses.ts'
import { condition, offering, promises } from './promise-words.ts'
import { findOffers } from './mentions.ts'
import type { Judge, Statement } from './statement.ts'

const discount = /\b(?:discounts?|rabais|remises?|reductions?|% off)\b/iu
const lifelong = /\b(?:lifetime|for life|life-?long|a vie|for ?ever)\b/iu
const updates = /updates?|upgrades?|mises? a jour/iu

/** Nothing is promised that no fact holds: no act, date, discount, refund, guarantee or paper. */
export const judgePromises: Judge = (statement) => {
  const { text, before } = statement
  const isBroken = splitClauses(text).some((clause) =>
    promises.some(({ says, unless, isDenied: mayBeDenied }) => {
      const found = says.exec(clause)
      if (!found) return false
      const ahead = clause.slice(0, found.index + found[0].length)
      if (mayBeDenied !== false && isDenied(ahead)) return false
      return unless === undefined || !(unless.test(clause) || isOfProgramBefore(unless, before, clause))
    }),
  )
  return isBroken || isFirmDiscount(statement) || areLifelongUpdatesWrong(statement) ? 'promise' : []
}

/** What was said right before may tell which programme a discount belongs to. */
function isOfProgramBefore(unless: RegExp, before: string, clause: string) {
  const last = before.slice(-200)
  return /\b(?:ngos?|non-?profits?|ong|small[- ]business\w*)\b/iu.test(last) && unless.test(`${last} ${clause}`)
}

/** Even where there is a programme, nobody is told that they have its discount. */
function isFirmDiscount({ text }: Statement) {
  return discount.test(text) && offering.test(text) && !condition.test(text) && !isDenied(text)
}

/** Updates for life come with one package only. */
function areLifelongUpdatesWrong({ text, before }: Statement) {
  const found = lifelong.exec(text)
  const near = found ? text.slice(Math.max(0, found.index - 25), found.index + 40) : ''
  if (!updates.test(near)) return false
  const named = findOffers(text)
  const things =
    (named.findLast(({ end }) => end <= (found?.index ?? 0)) ?? named[0])?.things ?? findOffers(before).at(-1)?.things
  return things === undefined
    ? /\b(?:all|every|each|any|tous|chaque)\b/iu.test(text)
    : !things.some(({ updateYears }) => updateYears === null)
}
