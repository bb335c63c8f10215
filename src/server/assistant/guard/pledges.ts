import { pledges as english } from '#content/en/assistant/pledges.ts'
import { pledges as french } from '#content/fr/assistant/pledges.ts'
import type { Pledge } from '#content/guard-pledge.ts'
import { isDenied, type Rule, type Statement } from './statement.ts'
import { compile } from './words.ts'

const pledges = (Object.keys(english) as readonly (keyof typeof english)[]).map((name) => {
  const ours: Pledge = english[name]
  const both = [ours, ...(french[name] ? [french[name]] : [])]
  const unless = both.flatMap((pledge) => pledge.unless ?? []).join('|')
  return {
    says: compile(both.map(({ says }) => says).join('|'), ours.isCased ? 'u' : 'iu'),
    unless: unless === '' ? null : compile(unless, ours.isCased ? 'u' : 'iu'),
    isEvenDenied: ours.evenDenied === true,
  }
})

/** Nothing is promised that no fact holds: no act, date, discount, refund, guarantee or paper. */
export const judgePledges: Rule = (statement) => {
  const { clauses, before } = statement
  const isBroken = clauses.some((clause) =>
    pledges.some(({ says, unless, isEvenDenied }) => {
      const found = says.exec(clause)
      if (!found || (!isEvenDenied && isDenied(clause.slice(0, found.index + found[0].length)))) return false
      return unless === null || !(unless.test(clause) || isOfProgramBefore(unless, before, clause))
    }),
  )
  return isBroken || isFirmDiscount(statement) || areLifelongUpdatesWrong(statement) ? 'promise' : null
}

const programs = compile(String.raw`\b(?:«ngo»|«smallBusiness»)`)

/** What was said right before may tell which programme a discount belongs to. */
function isOfProgramBefore(unless: RegExp, before: string, clause: string) {
  const last = before.slice(-200)
  return programs.test(last) && unless.test(`${last} ${clause}`)
}

const discount = compile(String.raw`\b(?:«discount»)\b`)
const offering = compile('«offering»')
const condition = compile('«condition»')

/** Even where there is a programme, nobody is told that they have its discount. */
const isFirmDiscount = ({ text }: Statement) =>
  discount.test(text) && offering.test(text) && !condition.test(text) && !isDenied(text)

const lifelong = compile(String.raw`\b(?:lifetime|for life|life-?long|a vie|for ?ever)\b`)
const updates = compile('«updates»')
const ofAll = compile(String.raw`\b«every»\b`)

/** Updates for life come with one package only. */
function areLifelongUpdatesWrong({ text, offers: named, lastOffers }: Statement) {
  const found = lifelong.exec(text)
  if (!found || !updates.test(text.slice(Math.max(0, found.index - 25), found.index + 40))) return false
  const of = (named.findLast(({ end }) => end <= found.index) ?? named[0])?.things ?? lastOffers
  return of === undefined ? ofAll.test(text) : !of.some(({ updateYears }) => updateYears === null)
}
