import { referenceRates } from '#facts/exchange-rates.ts'
import { ngoProgram } from '#facts/programs.ts'
import { offers, type Offer, type Price, type PriceSense } from './offers.ts'
import { saving, savingAhead } from './own-answer.ts'
import { around, programsNear, type QuantityOf, type QuantityRule, type Rule, type Statement } from './statement.ts'
import { compile } from './words.ts'

type Amount = QuantityOf<'money'>

/** How often an amount is paid, as the words right behind it or before it say. */
const senses = (
  [
    ['month', '«monthly»'],
    ['year', '«yearly»'],
    ['once', '«once»'],
  ] as const satisfies readonly (readonly [PriceSense, string])[]
).map(
  ([sense, words]) =>
    [
      sense,
      compile(String.raw`^[^\p{L}\d]{0,4}«dollars»?[^\p{L}\d]{0,4}(?:«toPeriod»\s?[/:]?\s?){0,4}${words}`),
      compile(String.raw`(?<![\p{L}])${words}[^.;,\d$]{0,25}(?:US)?[$]?\s?$`),
    ] as const,
)
const eachOf = compile(String.raw`^[^\p{L}\d]{0,4}«dollars»?[^\p{L}\d]{0,4}«eachOf»`)
const forEach = compile(String.raw`(?<!\p{L})«each» (?:branch|user|shop|cashier|magasin|utilisateur)[^.;,\d]{0,20}$`)
/** What one pays again and again is a price, and never a sum over some time. */
const again = compile(String.raw`^[^\p{L}\d]{0,4}«dollars»?\s?(?:\/|«againPaid»(?!\p{L}))`)
const taken = compile(String.raw`^[^\p{L}\d]{0,3}(?:dollars? )?«taken»`)
const given = compile('«given»[^.;]{0,10}$')
const otherThing = compile('«otherThing»')
const cheapest = compile(String.raw`«cheapest»[^.;\d]{0,22}$`)
export const everyOffer = compile(String.raw`\b«every»\b[^.;,\d]{0,12}\b«offers»\b`)
const twelveMonths = compile('«saved»|12|«monthly»')
const takenOff = compile('«takenOff»')

/** An amount of money must be a price of ours: of the plan it is said of, for the time it is said of. */
export const judgeMoney: QuantityRule<'money'> = (amount, of, statement) => {
  const { text } = statement
  if (isRate(text, amount, statement) || isOfNgos(amount, statement)) return null
  const [lead, after] = around(text, amount, 60, 60)
  const isOther = otherThing.test(lead.slice(-40)) || otherThing.test(after.slice(0, 30))
  const isForEach = eachOf.test(after) || forEach.test(lead) || (of === undefined && everyOffer.test(text))
  if (isOther || isForEach || given.test(lead)) return 'amount'
  return isComputed(amount, of, statement) || isPrice(amount, of, statement) ? null : 'amount'
}

function isPrice(amount: Amount, of: readonly Offer[] | undefined, statement: Statement) {
  const { text, before, offers: named } = statement
  const [lead, after] = around(text, amount, 60, 60)
  const isFrom = cheapest.test(lead)
  const candidates = (of === undefined || (isFrom && named.length === 0) ? offers : of).filter(
    ({ isSmallest }) => of !== undefined || !isFrom || isSmallest,
  )
  const sense = (senses.find(([, behind]) => behind.test(after)) ?? senses.find(([, , ahead]) => ahead.test(lead)))?.[0]
  const programs = programsNear(statement)
  const suits = (price: Price) => {
    if (price.program !== null && !programs.includes(price.program)) return false
    if (price.sense === 'saving') return taken.test(after) || takenOff.test(text)
    if (taken.test(after)) return false
    if (price.sense === 'twelve months')
      return sense !== 'month' && sense !== 'once' && twelveMonths.test(`${before} ${text}`)
    return sense === undefined || price.sense === sense
  }
  return candidates
    .flatMap(({ prices }) => prices)
    .some(
      (price) => amount.money.includes(price.currency) && Math.abs(price.amount - amount.value) < 0.001 && suits(price),
    )
}

/** A sum that our own answer to the question has worked out for the same plan. */
function isComputed({ value, money, ...place }: Amount, of: readonly Offer[] | undefined, statement: Statement) {
  const { text, computed } = statement
  const isSaving = saving.test(text.slice(Math.max(0, place.start - savingAhead), place.start))
  return (
    !again.test(text.slice(place.end)) &&
    computed.some(
      (one) =>
        one.value === value &&
        one.money.some((code) => money.includes(code)) &&
        one.isSaving === isSaving &&
        (of === undefined || one.things.length === 0 || one.things.some((thing) => of.includes(thing))),
    )
  )
}

const perDollar = compile(String.raw`\b«perDollar»\b|\b(?:a|un) (?:US )?dollar(?= «dollarIs»\b)`)
const isOneDollar = (one: Statement['quantities'][number]) =>
  one.kind === 'money' && one.value === 1 && one.money.includes('USD')
const isReference = (one: Statement['quantities'][number]) =>
  one.kind === 'money' && one.money.some((code) => code !== 'USD' && referenceRates.perDollar[code] === one.value)

/** `1 USD is about 1,465 RWF`. */
function isRate(text: string, amount: Amount, { quantities }: Statement) {
  if (isOneDollar(amount)) return quantities.some(isReference)
  return isReference(amount) && (quantities.some(isOneDollar) || perDollar.test(text))
}

const revenue = compile('«revenue»')
const setup = compile('«setup»')

/** The revenue below which a non-profit qualifies, and the setup that costs it nothing. */
function isOfNgos({ money, value }: Amount, statement: Statement) {
  if (!money.includes('USD') || !programsNear(statement).includes('ngo')) return false
  if (value * 100 === ngoProgram.eligibility.annualRevenueBelow) return revenue.test(statement.text)
  return value * 100 === ngoProgram.setupFee && setup.test(statement.text)
}

const moneyWords = compile(String.raw`[$€£¢]|\b«moneyWord»\b`, 'giu')
const aloneBehind = compile(String.raw`(?:^|\b«aloneMoney»|[,(/])\s*\(?$`)
/** `a dollar is about RWF 1,465` names a rate and no price. */
const rate = compile(String.raw`^dollar «dollarIs» (?:about |around |roughly |environ )?[A-Z]{3} ?\d`)

/** A word of money that stands beside no number we could read hides an amount: `vinte e nove dolares`. */
export const judgeUnreadMoney: Rule = ({ text, quantities }) => {
  const isUnread = [...text.matchAll(moneyWords)].some(({ 0: said, index }) => {
    const end = index + said.length
    const isBeside = quantities.some(
      (number) => (number.end <= index && index - number.end <= 12) || (number.start >= end && number.start - end <= 3),
    )
    return !isBeside && !aloneBehind.test(text.slice(Math.max(0, index - 20), index)) && !rate.test(text.slice(index))
  })
  return isUnread ? 'amount' : null
}

const cheaper = compile(String.raw`\b«cheaper»\b`)
const dearer = compile(String.raw`\b«dearer»\b`)
const same = compile('«samePrice»')
const no = compile(String.raw`\b«no»\b|n't\b`)

/** Whether one plan is cheaper than another follows from their prices; no two cost the same. */
export const judgeComparisons: Rule = ({ text, offers: [one, other] }) => {
  if (one === undefined || other === undefined || no.test(text)) return null
  if (same.test(text)) return 'amount'
  const between = text.slice(one.end, other.start)
  const isSome = (compare: (one: number, other: number) => boolean) =>
    one.things.some((thing) => other.things.some((than) => compare(priceOf(thing), priceOf(than))))
  const isWrong =
    (cheaper.test(between) && !isSome((first, second) => first < second)) ||
    (dearer.test(between) && !isSome((first, second) => first > second))
  return isWrong ? 'amount' : null
}

const priceOf = ({ prices }: Offer) => prices[0]?.amount ?? 0
