import { referenceRates } from '#facts/exchange-rates.ts'
import { ngoProgram } from '#facts/programs.ts'
import { findMentions } from './mentions.ts'
import { offers, type Offer, type PriceSense } from './offers.ts'
import { programsNear, type Rule, type Said, type Statement } from './statement.ts'
import { pattern, says } from './words.ts'

type Amount = Said<'money'>

/** An amount of money must be a price of ours: of the plan it is said of, for the time it is said of. */
export const judgeMoney: Rule = (statement) =>
  statement.numbers.some((one) => one.kind === 'money' && !isOurs(one, statement)) && 'amount'

function isOurs(amount: Amount, statement: Statement) {
  const { ahead, behind, saidOf } = amount
  if (isRate(amount, statement) || isOfNgos(amount, statement)) return true
  const isOther = says('otherThing', ahead.slice(-40)) || says('otherThing', behind.slice(0, 30))
  const isForEach =
    says('forEachBehind', behind) ||
    says('forEachAhead', ahead) ||
    (saidOf === undefined && says('everyOffer', statement.text))
  if (isOther || isForEach || says('givenAhead', ahead)) return false
  return isComputed(amount, statement) || isPrice(amount, statement)
}

function isPrice({ value, money, ahead, behind, saidOf }: Amount, statement: Statement) {
  const { text, before, offers: named } = statement
  // `Plans from $6.9`: of none in particular, it is the price of the smallest.
  const isFrom = says('cheapestAhead', ahead)
  const smallest = isFrom ? offers.filter(({ isSmallest }) => isSmallest) : offers
  const candidates = saidOf && isFrom && named.length === 0 ? offers : (saidOf ?? smallest)
  const programs = programsNear(statement)
  const asked = senses.find(([words, isBehind]) => says(words, isBehind ? behind : ahead))?.[2]
  const isTaken = says('takenBehind', behind)
  const suits = (sense: PriceSense) => {
    if (sense === 'saving') return isTaken || says('takenOff', text)
    if (isTaken) return false
    if (sense !== 'twelve months') return asked === undefined || sense === asked
    return (asked === undefined || asked === 'year') && says('ofTwelveMonths', `${before} ${text}`)
  }
  return candidates
    .flatMap(({ prices }) => prices)
    .some(
      ({ currency, amount, sense, program }) =>
        money.includes(currency) &&
        Math.abs(amount - value) < 0.001 &&
        (program === null || programs.includes(program)) &&
        suits(sense),
    )
}

/** How often an amount is paid, as the words right behind it or else those before it say. */
const senses = [
  ['perMonth', true, 'month'],
  ['perYear', true, 'year'],
  ['atOnce', true, 'once'],
  ['monthAhead', false, 'month'],
  ['yearAhead', false, 'year'],
  ['onceAhead', false, 'once'],
] as const

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

/** The revenue below which a non-profit qualifies, and the setup that costs it nothing. */
function isOfNgos({ money, value }: Amount, statement: Statement) {
  if (!money.includes('USD') || !programsNear(statement).includes('ngo')) return false
  if (value * 100 === ngoProgram.eligibility.annualRevenueBelow) return says('revenue', statement.text)
  return value * 100 === ngoProgram.setupFee && says('setup', statement.text)
}

/** A word of money that stands beside no number we could read hides an amount: `vinte e nove dolares`. */
export const judgeUnreadMoney: Rule = ({ text, numbers }) =>
  findMentions(text, [[pattern('moneyWords', 'giu')]]).some(({ start, end, ahead }) => {
    const isBeside = numbers.some(
      (number) => (number.end <= start && start - number.end <= 12) || (number.start >= end && number.start - end <= 3),
    )
    return !isBeside && !says('aloneBehindMoney', ahead.slice(-20)) && !says('rate', text.slice(start))
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
