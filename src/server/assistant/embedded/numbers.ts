import type { Unsure } from '#content/assistant-words.ts'
import type { TimeUnit } from '#content/quantity-words.ts'
import { referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { packages } from '#facts/packages.ts'
import { plans } from '#facts/plans.ts'
import type { NeedName } from '#contract/plan-advice.ts'
import { mostOf } from '#contract/plan-needs.ts'
import { wordMark, writeDigits } from '../reading/number-words.ts'
import { compile, compileQuantity } from '../reading/reading-words.ts'
import { countedBy, isMoney, readQuantities, type Money, type Quantity, type Span } from '../reading/quantities.ts'
import { termOf } from './words.ts'
import { leavesOutSpeaker, readStaff, type Numbered, type Staff } from './people.ts'

type Unit = NeedName | 'months' | 'amount' | 'percent'

/** A number with what it counts, as an answer may depend on it. */
export type Counted = {
  /** Null where we count nothing of the kind. */
  readonly unit: Unit | null
  readonly value: number
  readonly word: string
  /** What an amount was named in, where its value was worked out from that. */
  readonly currencies: readonly CurrencyCode[]
  /** `More than 50 products`. */
  readonly isMore: boolean
  /** Of people. */
  readonly unsure: Unsure
  /** Any span of time. */
  readonly time: TimeUnit | null
  /** A time of day, in hours from midnight; as it is written where nobody says which half of the day. */
  readonly hour: number | null
}

export type Numbers = {
  /** The text with each number as its kind: `{users}`, `{amount}`, `{hour}`; a number of nothing we count as `{number}`. */
  readonly text: string
  /** Each number in its order. */
  readonly counted: readonly Counted[]
  readonly staff: Staff
}

/** `One shop` is a number; `one product` is an example, for nobody sells one thing, and `one day` is some day. */
const isCountedByOne = (word: string) =>
  isMoney(word) || ofYears.test(word) || (countedBy(word) ?? 'products') !== 'products'
const ofYears = compileQuantity('^(?:«years»|«months»)$', '')
const isNeed = (unit: Unit | null): unit is NeedName => unit !== null && unit in mostOf

/** `We serve 60 women`: none of them signs in. */
const served = compileQuantity('(?<![a-z])«served» $')
/** Whose people are named behind a number that does not count them: `we are 4: my staff`, but `4 of my staff`. */
const possessive = compile('(?<!(?:[a-z]|(?<![a-z])«outOf» ))«ofTheirs»(?![a-z])')
/** `A cooperative of 64 women`: nor do its members. */
const membersBehind = compileQuantity('^ (?:[a-z]+ )?«members»(?![a-z])')
const association = compileQuantity('(?<![a-z])«association»(?![a-z])')
/** `The first and the second year`, `year 1 plus year 2`: so many years in all. */
const firstYears = compileQuantity('«firstYears»', 'g')
const toDigits = (normalised: string) =>
  writeDigits(normalised.replaceAll(/(?<!\d) \+ | \+ (?!\d)/g, ' plus '), isCountedByOne).replaceAll(wordMark, '')

/** Reads the numbers of a normalised text with what they count; of people, how many sign in. */
export function readNumbers(normalised: string): Numbers {
  const digits = toDigits(normalised).replaceAll(firstYears, (said) => `${/\d(?=\D*$)/.exec(said)?.[0] ?? 2} years`)
  const quantities = readQuantities(digits).filter(({ isGlued }) => !isGlued)
  const read = withOthers(quantities.map((quantity) => ({ quantity, counted: toCounted(quantity) }))).map((one) =>
    tellWhat(digits, one),
  )
  const shops = read.flatMap(({ counted }) => (counted.unit === 'locations' ? [counted.value] : []))
  const staff = readStaff(digits, read, shops.length === 1 ? (shops[0] ?? null) : null)
  const isOfStaff = ({ quantity }: Read) => staff.spans.some(({ start }) => start === quantity.start)
  const first = read.find(isOfStaff)
  const told = read.map((one) => {
    if (!isOfStaff(one)) return one.counts === 'people' ? countAs(one, { unit: null, word: '' }) : one
    const value = one === first ? (staff.count ?? one.counted.value) : 0
    // Who is counted without whoever speaks keeps his name: `4 cashiers and a guard`.
    const word = staff.isWithSpeaker ? people : one.counted.word || people
    return countAs(one, { unit: 'users', value, word })
  })
  const unnumbered = first ? null : staff.count
  const names = unnumbered === null ? [] : staff.spans.map((span) => ({ ...span, by: ' ' }))
  const text = writeKinds(digits, told, names).replaceAll(/\s+/g, ' ').trim()
  const counted = told.map((one) => one.counted)
  return unnumbered === null
    ? { text, counted, staff }
    : { text: `${text} {users}`, counted: [...counted, users(unnumbered)], staff }
}

/** `Your 5-user plan` counts nobody; `me and 2 waiters. Plan?` does. */
function isOfPlan(text: string, { quantity: { start, unitAt }, counted }: Read): boolean {
  if (leavesOutSpeaker(counted.word)) return false
  const before = /[a-z]+(?= $)/.exec(text.slice(0, start))?.[0]
  const behind = /^ ([a-z]+)/.exec(text.slice(unitAt?.end))?.[1]
  return unitAt !== null && [before, behind].some((word) => word !== undefined && termOf(word) === 'plan')
}

/** A number with what it counts. */
function tellWhat(text: string, one: Read): Read & Pick<Numbered, 'counts'> {
  const { quantity, counted } = one
  const { end, unitAt } = quantity
  const ofNobody = countAs(one, { unit: null, word: '' })
  if (counted.unit === 'users' && unitAt !== null && possessive.test(text.slice(end, unitAt.start)))
    return { ...ofNobody, quantity: { ...quantity, unitAt: null }, counts: 'nothing' }
  const isOfMembers = association.test(text) && membersBehind.test(text.slice(end))
  return isOfMembers ? { ...ofNobody, counts: 'other' } : { ...one, counts: countsWhat(text, one) }
}

function countsWhat(text: string, one: Read): Numbered['counts'] {
  const { unit } = one.counted
  if (unit === 'users') return isOfPlan(text, one) ? 'other' : 'people'
  return unit === null && ['number', 'money'].includes(one.quantity.kind) ? 'nothing' : 'other'
}

/** So many who sign in, where no number says it. */
export const users = (value: number, unsure: Unsure = null): Counted => ({
  unit: 'users',
  value,
  word: people,
  currencies: [],
  isMore: false,
  unsure,
  time: null,
  hour: null,
})
const people = 'people'

/** A number where it stands, and what it counts. */
type Read = { readonly quantity: Quantity; readonly counted: Counted }

/** `2 shops in Huye and 3 in the other`, `47 products and 6 more`: of the same. */
const inOther = compile(String.raw`^\d+ «inOther»(?![a-z])|^(?:«moreOf»)`)
function withOthers(read: readonly Read[]): readonly Read[] {
  return read.map((one, at) => {
    const { value, behind } = one.quantity
    const isOther = one.counted.unit === null && inOther.test(`${value}${behind}`)
    const unit = isOther && read.slice(0, at).findLast(({ counted }) => isNeed(counted.unit))?.counted.unit
    return unit && unit !== 'users' ? countAs(one, { unit, word: 'others' }) : one
  })
}
const countAs = (one: Read, counted: Partial<Counted>): Read => ({ ...one, counted: { ...one.counted, ...counted } })

/** A text with each number as its kind. What it counts is said by that: `4 users` is `{users}`, `6 pm` is `{hour}`. */
function writeKinds(text: string, read: readonly Read[], others: readonly (Span & { readonly by: string })[]): string {
  const kinds = read.flatMap(({ quantity, counted: { unit, hour } }) => {
    const { start, end, unitAt } = quantity
    const kind = unit ?? (hour === null ? null : 'hour')
    const number = { start, end, by: ` {${kind ?? 'number'}} ` }
    return (kind !== null || isOffered(quantity)) && unitAt !== null ? [number, { ...unitAt, by: ' ' }] : [number]
  })
  let written = ''
  let readTo = 0
  for (const { start, end, by } of [...kinds, ...others].toSorted((one, other) => one.start - other.start)) {
    // A sign between two numbers is of both.
    if (start < readTo) continue
    written += text.slice(readTo, start) + by
    readTo = end
  }
  return written + text.slice(readTo)
}

function toCounted(quantity: Quantity): Counted {
  const currencies = quantity.kind === 'money' ? quantity.money.filter((code) => code !== 'USD') : []
  const value = quantity.value / (quantity.kind === 'money' ? (rateOf(quantity.money) ?? 1) : 1)
  const time = quantity.kind === 'duration' ? quantity.unit : null
  const hour = quantity.kind === 'clock' ? quantity.hour + quantity.minutes / 60 : null
  return { ...unitOf(quantity), value, currencies, isMore: quantity.bound === 'moreThan', unsure: null, time, hour }
}

/** `The 12 free months`: so long we offer, and nobody has been in business. */
const isOffered = ({ ahead, behind }: Quantity) => freeAhead.test(ahead) || freeBehind.test(behind)
const freeAhead = compileQuantity('(?<![a-z])«free» $')
const freeBehind = compileQuantity('^ (?:«free» )?(?:«years»|«months») «free»(?![a-z])|^ «free» ')

/** `199 a year`: between our cheapest and our dearest price an amount without a currency is in dollars. */
const isOurs = (dollars: number) =>
  100 * dollars >= plans.starter.monthlyPrice && 100 * dollars <= packages.enterprise.price
function unitOf(quantity: Quantity): Pick<Counted, 'unit' | 'word'> {
  const { kind, ahead } = quantity
  if (kind === 'percent') return { unit: 'percent', word: '' }
  if (kind === 'money' && (quantity.isNamed || isOurs(quantity.value)))
    return { unit: rateOf(quantity.money) === null ? null : 'amount', word: '' }
  if (kind === 'count' && !served.test(ahead)) return { unit: quantity.of, word: quantity.word }
  if (kind === 'duration' && (quantity.unit === 'years' || quantity.unit === 'months') && !isOffered(quantity))
    return { unit: quantity.unit, word: quantity.unit }
  return { unit: null, word: '' }
}

/** How many make a dollar; null where that is not known, or depends on which of several is meant: `francs`. */
function rateOf(money: Money): number | null {
  const rates = new Set(money.map((code) => (code === 'USD' ? 1 : referenceRates.perDollar[code])))
  return rates.size === 1 ? ([...rates][0] ?? null) : null
}

/** All numbers of a question together: whole needs only, and no more than a field takes. */
export function gather(found: readonly Counted[]) {
  const needs: Partial<Record<NeedName, number>> = {}
  const seen = new Map<NeedName, Set<string>>()
  for (const { unit, value, word } of found) {
    if (!isNeed(unit) || !Number.isInteger(value) || value < 1) continue
    // `56,000 the year` is no time.
    if (unit === 'years' && value > mostOf.years) continue
    const words = seen.get(unit) ?? new Set()
    // Two shops and a warehouse are three; three shops or five shops are five.
    const isOther = words.size > 0 && !words.has(word)
    const before = needs[unit] ?? 0
    // `We are six. Could two of us …?` are some of those who were counted.
    const sum = unit === 'users' ? Math.max(before, value) : isOther ? before + value : value
    needs[unit] = Math.min(sum, mostOf[unit])
    seen.set(unit, words.add(word))
  }
  const all = (unit: Unit) => found.filter((each) => each.unit === unit).map(({ value }) => value)
  const months = all('months').find((value) => Number.isInteger(value) && value >= 1 && value <= 600)
  const more = found.flatMap(({ unit, isMore }) => (isMore && isNeed(unit) ? [unit] : []))
  return {
    needs,
    more,
    unsure: found.find((one) => one.unsure !== null)?.unsure ?? null,
    leavesOutSpeaker: found.some(({ unit, word }) => unit === 'users' && leavesOutSpeaker(word)),
    months: months ?? null,
    amounts: all('amount').map((dollars) => Math.round(dollars * 100)),
    amountsIn: [...new Set(found.flatMap(({ unit, currencies }) => (unit === 'amount' ? currencies : [])))],
    percents: all('percent'),
    hour: found.findLast(({ hour }) => hour !== null)?.hour ?? null,
  }
}
