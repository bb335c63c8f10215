import { stated } from '#content/guard-figures.ts'
import { referenceRates } from '#facts/exchange-rates.ts'
import { plans } from '#facts/plans.ts'
import { findMentions, offers, type Offer, type PriceSense } from './offers.ts'
import type { Rule, Said, Statement } from './statement.ts'
import { readQuantities, type Quantity } from '../reading/quantities.ts'
import { compile, pattern, says } from './words.ts'

type Amount = Said<'money'>

/** An amount of money must be a price of ours: of the plan it is said of, for the time it is said of. */
export const judgeMoney: Rule = (statement) =>
  statement.numbers.some((one) => one.kind === 'money' && !isOurs(one, statement)) && 'amount'

function isOurs(amount: Amount, statement: Statement) {
  const { ahead, behind, saidOf } = amount
  if (isRate(amount, statement) || isStated(amount, statement)) return true
  const isOfOther = says('otherThing', `${ahead.slice(-40)}\n${behind.slice(0, 30)}`)
  const isForEach =
    says('forEachBehind', behind) ||
    says('forEachAhead', ahead) ||
    (saidOf === undefined && says('everyOffer', statement.text))
  if (isOfOther || isForEach || says('givenAhead', ahead)) return false
  return isPrice(amount, statement) || isComputed(amount, statement) || isOverTime(amount, statement)
}

/** How an amount is paid, or that it is not, as the words right behind it or else those before it say. */
const senses = [
  ['takenBehind', 'behind', 'saving'],
  ['perMonth', 'behind', 'month'],
  ['perYear', 'behind', 'year'],
  ['atOnce', 'behind', 'once'],
  ['monthAhead', 'ahead', 'month'],
  ['yearAhead', 'ahead', 'year'],
  ['onceAhead', 'ahead', 'once'],
] as const

/** How often each price is paid in a length of time: three years are 36 months, and months alone are no year. */
const timesIn = (one: Quantity): Readonly<Partial<Record<PriceSense, number>>> => {
  if (one.kind !== 'duration') return {}
  if (one.unit === 'months') return { month: one.value }
  return one.unit === 'years' ? { month: 12 * one.value, year: one.value, saving: one.value } : {}
}

/** A sum over months or years that are named beside it or in the question. */
const isOverTime = (amount: Amount, { numbers, theirs }: Statement) =>
  [...numbers, ...theirs].some((one) => isSumOver(one, amount))

/** Whether an amount is what its plan costs or saves over a length of time: `$207 for 3 years`. */
const isSumOver = (time: Quantity, amount: Amount) =>
  amount.money.includes('USD') &&
  !says('againBehind', amount.behind) &&
  (amount.saidOf ?? [])
    .flatMap(({ prices }) => prices)
    .some(
      ({ currency, amount: price, sense, program }) =>
        currency === 'USD' &&
        program === null &&
        (sense === 'saving') === isSaving(amount) &&
        Math.abs(price * (timesIn(time)[sense] ?? NaN) - amount.value) < 0.001,
    )

/** For how long an amount is said to pay; `never` for a time that no price is for. */
function senseOfSpan({ end }: Amount, { text, numbers }: Statement) {
  const span = numbers.find(
    (one) => one.kind === 'duration' && one.start >= end && says('untilSpan', text.slice(end, one.start)),
  )
  return span && (({ 1: 'month', 12: 'year' } as const)[timesIn(span).month ?? 0] ?? 'never')
}

function isPrice(amount: Amount, statement: Statement) {
  const { text, before, offers: named } = statement
  const { value, saidOf, program: of } = amount
  const money = (!amount.isNamed && otherMoney(amount.ahead)) || amount.money
  // `Plans from $6.9`: of none in particular, it is the price of the smallest.
  const isFrom = named.length === 0 && says('cheapestAhead', amount.ahead)
  const smallest = offers.filter(({ isSmallest }) => isSmallest)
  const candidates = isFrom ? [...(saidOf ?? []), ...smallest] : (saidOf ?? offers)
  const asked = senseOfSpan(amount, statement) ?? senses.find(([words, side]) => says(words, amount[side]))?.[2]
  const mayBe = (sense: PriceSense) => asked === undefined || asked === sense
  const suits = (sense: PriceSense) => {
    if (sense === 'saving') return asked === sense || says('takenOff', text)
    return sense === 'twelve months' ? mayBe('year') && says('ofTwelveMonths', `${before} ${text}`) : mayBe(sense)
  }
  return candidates
    .flatMap(({ prices }) => prices)
    .some(
      ({ currency, amount: ours, sense, program }) =>
        money.includes(currency) &&
        Math.abs(ours - value) < 0.001 &&
        (program === null || program === of) &&
        suits(sense),
    )
}

/** The currency named last before an amount that has none beside it: `in francs, Starter is about 10,100 a month`. */
const otherMoney = (ahead: string) =>
  (ahead.match(/\p{L}+/gu) ?? []).flatMap((word) => readQuantities(`1 ${word}`)).findLast((one) => one.kind === 'money')
    ?.money

/** Whether an amount is saved rather than paid. */
const isSaving = ({ ahead }: Amount) => says('savingWord', ahead.slice(-25))

/** A sum that our own answer to the question has worked out for the same plan; what is paid again and again is none. */
const isComputed = (amount: Amount, { computed }: Statement) =>
  !says('againBehind', amount.behind) &&
  computed.some(
    (one) =>
      one.value === amount.value &&
      one.money.some((code) => amount.money.includes(code)) &&
      isSaving(one) === isSaving(amount) &&
      (!one.saidOf || !amount.saidOf || one.saidOf.some((offer) => amount.saidOf?.includes(offer))),
  )

const isOneDollar = (one: Said) => one.kind === 'money' && one.value === 1 && one.money.includes('USD')
const isReference = (one: Said) =>
  one.kind === 'money' && one.money.some((code) => code !== 'USD' && referenceRates.perDollar[code] === one.value)

/** `1 USD is about 1,465 RWF`. */
function isRate(amount: Amount, { text, numbers }: Statement) {
  if (isOneDollar(amount)) return numbers.some(isReference)
  return isReference(amount) && (numbers.some(isOneDollar) || says('saidPerDollar', text))
}

/** A word of money that stands beside no number we could read hides an amount: `vinte e nove dolares`. */
export const judgeUnreadMoney: Rule = ({ text, numbers }) =>
  findMentions(text, [[pattern('moneyWords', 'giu')]]).some(({ start, end, ahead }) => {
    const isBeside = numbers.some(
      (number) => (number.end <= start && start - number.end <= 12) || (number.start >= end && number.start - end <= 3),
    )
    const isOfRate = numbers.some(isReference) && says('saidPerDollar', text)
    return !isBeside && !isOfRate && !says('aloneBehindMoney', ahead.slice(-20))
  }) && 'amount'

/** Whether one plan is cheaper than another follows from their prices; no two cost the same. */
export const judgeComparisons: Rule = ({ text, offers: [one, other] }) => {
  if (one === undefined || other === undefined || says('saysNo', text)) return false
  const between = text.slice(one.end, other.start)
  const differences = one.things.flatMap((thing) => other.things.map((than) => priceOf(thing) - priceOf(than)))
  const isWrong =
    says('samePrice', text) ||
    (says('isCheaper', between) && !differences.some((difference) => difference < 0)) ||
    (says('isDearer', between) && !differences.some((difference) => difference > 0))
  return isWrong && 'amount'
}

const priceOf = ({ prices }: Offer) => prices[0]?.amount ?? 0

/** Whether a number is a figure that we may state, and said of what it is true of. */
function isStated(one: Said, { text, before }: Statement): boolean {
  const near = one.ahead + one.said + one.behind
  const clause = clauseAhead(one.ahead) + one.said + clauseBehind(one.behind)
  // What is free may be something else than what was spoken of before.
  const about = says('freeWord', near) ? text : `${before} ${text}`
  const { value, units } = measure(one)
  return stated.some(
    ([ours, unit, needs, forbids = 'nothing', program]) =>
      ours === value &&
      units.includes(unit) &&
      (program === undefined || program === one.program) &&
      says(needs, about) &&
      !says(forbids, program === undefined ? clause : near),
  )
}

const clauseAhead = (text: string) => /[^,;]*$/.exec(text)?.[0] ?? ''
const clauseBehind = (text: string) => /^[^,;]*/.exec(text)?.[0] ?? ''

function measure(one: Said): { readonly value: number; readonly units: readonly string[] } {
  const { value } = one
  if (one.kind === 'clock') return { value: one.hour, units: one.minutes === 0 ? ['hour'] : [] }
  // `8 h-18 h`.
  if (one.kind === 'duration')
    return { value, units: [one.unit === 'hours' && /^ ?h ?- ?\d/.test(one.behind) ? 'hour' : one.unit] }
  return { value, units: one.kind === 'money' ? one.money : [one.kind] }
}

/** A share, a length of time or a time of day must be ours, and all that is written as a share must be read as one. */
export const judgeFigures: Rule = (statement) => {
  const { text, numbers } = statement
  const shares = numbers.filter(({ kind }) => kind === 'percent')
  const areMore = ({ bound, start }: Said) =>
    bound === 'moreThan' || bound === 'atLeast' || says('extraShare', text.slice(0, start))
  if (
    (text.match(pattern('percentSigns', 'giu')) ?? []).length !== shares.length ||
    shares.some((one) => areMore(one) || !isStated(one, statement))
  )
    return 'percentage'
  if (numbers.some((one) => one.kind === 'duration' && !isTime(one, statement))) return 'limit'
  return numbers.some((one) => one.kind === 'clock' && !isStated(one, statement)) && 'number'
}

/** The trial, how soon we answer, how long updates and support last. */
function isTime(time: Said<'duration'>, statement: Statement) {
  const { value, unit, behind } = time
  // Years the visitor plans with, and months to be paid for. What comes with them is never theirs to say.
  const isPlanned = unit === 'years' || (unit === 'months' && says('someMoney', statement.text))
  const isCounted = () => statement.numbers.some((one) => one.kind === 'money' && isSumOver(time, one))
  const isOwn = isPlanned && (statement.own.has(value) || isCounted()) && !says('ofOurs', statement.text)
  return isOwn || isOfPackage(time) || (!says('workingDays', behind) && isStated(time, statement))
}

const unitOf = compile(String.raw`^[\s-]?\p{L}+ «ofFor»`)

/**
 * Years of updates and support that come with what is paid once, by what stands nearest in its own clause: `2 years of
 * updates`, `updates for 2 years`, `2 years, updates included`.
 */
function isOfPackage({ value, unit, ahead, behind, saidOf = offers }: Said<'duration'>) {
  const inWords = (words: string) => [...words.matchAll(pattern('whatLasts', 'giu'))]
  const [after] = inWords(behind.slice(0, 40))
  const before = ahead.slice(-45)
  const kind = unitOf.test(behind) ? after : (inWords(clauseAhead(before)).at(-1) ?? after ?? inWords(before).at(-1))
  const lasts = kind?.groups?.['updates'] === undefined ? 'supportYears' : 'updateYears'
  return kind !== undefined && unit === 'years' && saidOf.some((offer) => offer[lasts] === value)
}

/**
 * Round the clock is true of e-mail and of emergencies, and of the phone support of the largest plan; the chat and the
 * offices keep hours (CONFLICT-8, 9).
 */
export const judgeRoundTheClock: Rule = ({ text, before, numbers, offers: named }) => {
  const always = numbers.filter(({ kind }) => kind === 'always')
  if (always.length === 0 && !(says('roundTheClock', text) && says('staffed', text))) return false
  const things = named.flatMap((mention) => mention.things)
  const isOfLargest = things.some(({ name }) => name === plans.enterprise.name)
  const isOfSmaller = things.length > 0 && !isOfLargest
  // `E-mail (24/7) and live chat (Mon-Fri)`: what stands in other brackets is said of something else.
  const parts = always.map(
    ({ start, end }) => `${/[^);]*$/.exec(text.slice(0, start))?.[0]}${/^[^);]*/.exec(text.slice(end))?.[0]}`,
  )
  const isUntrue =
    says('keepsHours', parts.length > 0 ? parts.join(' ; ') : text) ||
    (isOfSmaller && says('phone', text)) ||
    !(says('alwaysRead', `${before.slice(-200)} ${text}`) || (isOfLargest && says('phone', text)))
  return isUntrue && 'number'
}
