import { referenceRates } from '#facts/exchange-rates.ts'
import { ngoProgram } from '#facts/programs.ts'
import { offers, type Offer, type PriceSense } from './offers.ts'
import { isSaving } from './own-answer.ts'
import { around, programsNear, type QuantityOf, type QuantityRule, type Rule, type Statement } from './statement.ts'
import { pattern, says } from './words.ts'

type Amount = QuantityOf<'money'>

/** An amount of money must be a price of ours: of the plan it is said of, for the time it is said of. */
export const judgeMoney: QuantityRule<'money'> = (amount, of, statement) => {
  const { text } = statement
  if (isRate(amount, statement) || isOfNgos(amount, statement)) return null
  const [lead, after] = around(text, amount, 60, 60)
  const isOther = says('otherThing', lead.slice(-40)) || says('otherThing', after.slice(0, 30))
  const isForEach =
    says('forEachBehind', after) || says('forEachAhead', lead) || (of === undefined && says('everyOffer', text))
  if (isOther || isForEach || says('givenAhead', lead)) return 'amount'
  return isComputed(amount, of, statement) || isPrice(amount, of, statement) ? null : 'amount'
}

function isPrice(amount: Amount, of: readonly Offer[] | undefined, statement: Statement) {
  const { text, before, offers: named } = statement
  const [lead, after] = around(text, amount, 60, 60)
  // `Plans from $6.9`: of none in particular, it is the price of the smallest.
  const isFrom = says('cheapestAhead', lead)
  const smallest = isFrom ? offers.filter(({ isSmallest }) => isSmallest) : offers
  const candidates = of && isFrom && named.length === 0 ? offers : (of ?? smallest)
  const programs = programsNear(statement)
  const asked = senseOf(lead, after)
  const isTaken = says('takenBehind', after)
  const suits = (sense: PriceSense) => {
    if (sense === 'saving') return isTaken || says('takenOff', text)
    if (isTaken) return false
    if (sense !== 'twelve months') return asked === undefined || sense === asked
    return (asked === undefined || asked === 'year') && says('ofTwelveMonths', `${before} ${text}`)
  }
  return candidates
    .flatMap(({ prices }) => prices)
    .some(
      ({ currency, amount: price, sense, program }) =>
        amount.money.includes(currency) &&
        Math.abs(price - amount.value) < 0.001 &&
        (program === null || programs.includes(program)) &&
        suits(sense),
    )
}

/** How often an amount is paid, as the words right behind it or else those before it say. */
function senseOf(lead: string, after: string): PriceSense | undefined {
  if (says('perMonth', after)) return 'month'
  if (says('perYear', after)) return 'year'
  if (says('atOnce', after)) return 'once'
  if (says('monthAhead', lead)) return 'month'
  if (says('yearAhead', lead)) return 'year'
  return says('onceAhead', lead) ? 'once' : undefined
}

/** A sum that our own answer to the question has worked out for the same plan; what is paid again and again is none. */
const isComputed = (amount: Amount, of: readonly Offer[] | undefined, { text, computed }: Statement) =>
  !says('againBehind', text.slice(amount.end)) &&
  computed.some(
    (one) =>
      one.value === amount.value &&
      one.money.some((code) => amount.money.includes(code)) &&
      one.isSaving === isSaving(text, amount) &&
      (of === undefined || one.things.length === 0 || one.things.some((thing) => of.includes(thing))),
  )

const isOneDollar = (one: Statement['quantities'][number]) =>
  one.kind === 'money' && one.value === 1 && one.money.includes('USD')
const isReference = (one: Statement['quantities'][number]) =>
  one.kind === 'money' && one.money.some((code) => code !== 'USD' && referenceRates.perDollar[code] === one.value)

/** `1 USD is about 1,465 RWF`. */
function isRate(amount: Amount, { text, quantities }: Statement) {
  if (isOneDollar(amount)) return quantities.some(isReference)
  return isReference(amount) && (quantities.some(isOneDollar) || says('saidPerDollar', text))
}

/** The revenue below which a non-profit qualifies, and the setup that costs it nothing. */
function isOfNgos({ money, value }: Amount, statement: Statement) {
  if (!money.includes('USD') || !programsNear(statement).includes('ngo')) return false
  if (value * 100 === ngoProgram.eligibility.annualRevenueBelow) return says('revenue', statement.text)
  return value * 100 === ngoProgram.setupFee && says('setup', statement.text)
}

/** A word of money that stands beside no number we could read hides an amount: `vinte e nove dolares`. */
export const judgeUnreadMoney: Rule = ({ text, quantities }) => {
  const isUnread = [...text.matchAll(pattern('moneyWords', 'giu'))].some(({ 0: said, index }) => {
    const end = index + said.length
    const isBeside = quantities.some(
      (number) => (number.end <= index && index - number.end <= 12) || (number.start >= end && number.start - end <= 3),
    )
    const isAlone = says('aloneBehindMoney', text.slice(Math.max(0, index - 20), index))
    return !isBeside && !isAlone && !says('rate', text.slice(index))
  })
  return isUnread ? 'amount' : null
}

/** Whether one plan is cheaper than another follows from their prices; no two cost the same. */
export const judgeComparisons: Rule = ({ text, offers: [one, other] }) => {
  if (one === undefined || other === undefined || says('saysNo', text)) return null
  if (says('samePrice', text)) return 'amount'
  const between = text.slice(one.end, other.start)
  const isSome = (compare: (difference: number) => boolean) =>
    one.things.some((thing) => other.things.some((than) => compare(priceOf(thing) - priceOf(than))))
  const isWrong =
    (says('isCheaper', between) && !isSome((difference) => difference < 0)) ||
    (says('isDearer', between) && !isSome((difference) => difference > 0))
  return isWrong ? 'amount' : null
}

const priceOf = ({ prices }: Offer) => prices[0]?.amount ?? 0
