import type { Asked } from '#content/assistant-words.ts'
import type { TimeUnit } from '#content/quantity-words.ts'
import { referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import { plans } from '#facts/plans.ts'
import type { NeedName } from '#contract/plan-advice.ts'
import { mostOf } from '#contract/plan-needs.ts'
import { wordMark, writeDigits } from '../reading/number-words.ts'
import { compile, compileQuantity } from '../reading/reading-words.ts'
import {
  accounts,
  countedBy,
  isMoney,
  readQuantities,
  staffed,
  type Money,
  type Quantity,
} from '../reading/quantities.ts'

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
  /** Any span of time. */
  readonly time: TimeUnit | null
  /** A time of day, in hours from midnight; as it is written where nobody says which half of the day. */
  readonly hour: number | null
}

export type Numbers = {
  /** The text with each number as its kind: `{users}`, `{amount}`; a number of nothing we count as `{number}`. */
  readonly text: string
  /** Each number in its order. */
  readonly counted: readonly Counted[]
  /** Whether the visitor counts among the users without having given the number. */
  readonly self: Asked['self']
}

/** `One shop` is a number; `one product` is an example, for nobody sells one thing, and `one day` is some day. */
const isCountedByOne = (word: string) =>
  isMoney(word) || ofYears.test(word) || (countedBy(word) ?? 'products') !== 'products'
const ofYears = compileQuantity('^(?:«years»|«months»)$', '')
const isNeed = (unit: Unit | null): unit is NeedName => unit !== null && unit in mostOf

/** `a team of 8`, `we are 8`, `nous sommes 8`: people, though nothing names them. */
const beforePeople = compile('«beforePeople» (?:«roughly» )?$')
/** `We serve 60 women`: none of them signs in. */
const served = compileQuantity('(?<![a-z])«served» $')
/** What is counted where only `we are 8` says so. */
const people = 'people'
const ofUs = compile(String.raw`^ ?«ofUs»\b`)
/** `The first and the second year`, `year 1 plus year 2`: so many years in all. */
const firstYears = compileQuantity('«firstYears»', 'g')
/** Before who is in each location: `every one with a pharmacist and `. */
const inEach = String.raw`(?:^| )«eachHas» (?:(?:${wordMark}?\d+|«aOne») [a-z]+ «and» ){0,4}`
const oneInEach = compile(`(?<=${inEach})«aOne» (?=([a-z]+))`, 'g')
/** Reads the numbers of a normalised text with what they count. */
export function readNumbers(normalised: string): Numbers {
  const digits = writeDigits(multiplyPrices(normalised).replaceAll(/ \+ (?!\d)/g, ' plus '), isCountedByOne)
    .replaceAll(firstYears, (said) => `${/\d(?=\D*$)/.exec(said)?.[0] ?? 2} years`)
    .replaceAll(oneInEach, (said, word: string) => (countedBy(word) === 'users' ? `${wordMark}1 ` : said))
  const quantities = readQuantities(digits).filter(({ isGlued }) => !isGlued)
  const counted = quantities.map((quantity) => ({ quantity, counted: toCounted(quantity) }))
  const read = withoutStations(withOthers(countAnew(counted)))
  const text = writeKinds(digits, read)
  const added = addSelf(countPeople(read, digits), digits.replaceAll(wordMark, ''))
  const own = added.self === 'alone' ? ' {users}' : ''
  return { ...added, text: `${text.replaceAll(wordMark, '')}${own}`.replaceAll(/\s+/g, ' ').trim() }
}

/** `6.9 x 3`: so many times one of our prices is an amount. */
function multiplyPrices(text: string): string {
  return text.replaceAll(/(\d+(?:\.\d+)?) ?[x×*] ?(\d+(?:\.\d+)?)(?! ?[x×*])/g, (said, one: string, other: string) => {
    const [a, b] = [Number(one), Number(other)]
    const isPriced = [a, b].some((factor) => pricesInDollars.has(factor))
    return isPriced ? `${Math.round(a * b * 100) / 100} dollars` : said
  })
}
const pricesInDollars: ReadonlySet<number> = new Set(
  Object.values(plans).flatMap(({ monthlyPrice, annualPrice }) => [monthlyPrice / 100, annualPrice / 100]),
)

/** A number where it stands, and what it counts. */
type Read = { readonly quantity: Quantity; readonly counted: Counted }

/** `If two leave, so we are 5`, `12 staff, but only 4 will use it`: so many, whoever was counted before. */
const nowAre = compile(String.raw`\b«nowAre» (?:«roughly» )?$|\b«onlySome» $`)
const signIn = compile(String.raw`^ (?:[a-z]+ ){0,2}«signIn»(?![a-z])`)
function countAnew(read: readonly Read[]): readonly Read[] {
  const at = read.findLastIndex(
    ({ quantity, counted }) =>
      (counted.unit === 'users' && nowAre.test(quantity.ahead)) ||
      (isOfPeople(quantity, counted) && signIn.test(quantity.behind.replaceAll(wordMark, ''))),
  )
  return read.map((one, place) => {
    if (place === at && one.counted.unit === null) return countAs(one, people)
    return place < at && one.counted.unit === 'users' ? { ...one, counted: { ...one.counted, unit: null } } : one
  })
}
const isOfPeople = ({ kind }: Quantity, { unit }: Counted) => unit === 'users' || (unit === null && kind === 'number')
const countAs = (one: Read, word: string, unit: Unit = 'users'): Read => ({
  ...one,
  counted: { ...one.counted, unit, word },
})

/** `4 people in Kilamba and 3 in the other`, `47 products and 6 more`: of the same. */
const inOther = compile(String.raw`^\d+ «inOther»(?![a-z])|^(?:«moreOf»)`)
function withOthers(read: readonly Read[]): readonly Read[] {
  return read.map((one, at) => {
    const { value, behind } = one.quantity
    const isOther = one.counted.unit === null && inOther.test(`${value}${behind.replaceAll(wordMark, '')}`)
    const unit = isOther && read.slice(0, at).findLast(({ counted }) => isNeed(counted.unit))?.counted.unit
    return unit ? countAs(one, others, unit) : one
  })
}
export const others = 'others'

/** `2 tills and 3 cashiers` are three people: who stands at the tills has been counted. */
function withoutStations(read: readonly Read[]): readonly Read[] {
  const isStation = ({ counted }: Read) => counted.unit === 'users' && staffed.has(counted.word)
  const isCountedItself = read.some((one) => one.counted.unit === 'users' && !isStation(one))
  return read.map((one) =>
    isCountedItself && isStation(one) ? { ...one, counted: { ...one.counted, unit: null } } : one,
  )
}

/** A text with each number as its kind. What it counts is said by that: `4 users` is `{users}`. */
function writeKinds(text: string, read: readonly Read[]): string {
  const kinds = read.flatMap(({ quantity: { start, end, unitAt }, counted: { unit } }) => {
    const number = { start, end, by: ` {${unit ?? 'number'}} ` }
    return unit !== null && unitAt !== null ? [number, { ...unitAt, by: ' ' }] : [number]
  })
  let written = ''
  let readTo = 0
  for (const { start, end, by } of kinds.toSorted((one, other) => one.start - other.start)) {
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
  return { ...unitOf(quantity), value, currencies, isMore: quantity.bound === 'moreThan', time, hour }
}

function unitOf(quantity: Quantity): Pick<Counted, 'unit' | 'word'> {
  const { kind, ahead, behind } = quantity
  if (kind === 'percent') return { unit: 'percent', word: '' }
  if (kind === 'money' && quantity.isNamed) return { unit: rateOf(quantity.money) === null ? null : 'amount', word: '' }
  if (kind === 'count')
    return served.test(ahead) ? { unit: null, word: '' } : { unit: quantity.of, word: quantity.word }
  if (kind === 'duration' && (quantity.unit === 'years' || quantity.unit === 'months'))
    return { unit: quantity.unit, word: quantity.unit }
  const isPeople = kind !== 'duration' && (beforePeople.test(ahead) || ofUs.test(behind))
  return isPeople ? { unit: 'users', word: people } : { unit: null, word: '' }
}

/** How many make a dollar; null where that is not known, or depends on which of several is meant: `francs`. */
function rateOf(money: Money): number | null {
  const rates = new Set(money.map((code) => (code === 'USD' ? 1 : referenceRates.perDollar[code])))
  return rates.size === 1 ? ([...rates][0] ?? null) : null
}

const ofEach = compile(String.raw`^(?: \p{L}+)? (?:«perLocation»)(?!\p{L})`, 'u')
const eachHas = compile(`${inEach}$`)

/** `5 shops with 2 cashiers each`, `5 shops, each with 2 cashiers` are ten people. */
function countPeople(read: readonly Read[], text: string): readonly Counted[] {
  const shops = read.flatMap(({ counted }) => (counted.unit === 'locations' ? [counted.value] : []))
  const [times = 1] = shops.length === 1 ? shops : []
  return read.map(({ quantity, counted }, at) => {
    if (counted.unit !== 'users') return counted
    const isEach =
      ofEach.test(quantity.behind.replaceAll(wordMark, '')) || eachHas.test(quantity.ahead.replaceAll(wordMark, ''))
    const companions = countCompanions(quantity, read[at + 1], text)
    return { ...counted, value: counted.value * (isEach ? times : 1) + companions }
  })
}

/** `The owner, a cook and 4 waiters`, `2 cashiers and my wife`: who is named beside a number, and has none, is one more. */
const namedBefore = compile(
  String.raw`(?:(?:^| )(?:«ofTheirs» )?(?:(?<!\d )«companion»|«owner»|«me»)(?: «added»)?){1,6} $`,
)
const joined = compile('«added» $')
/** `One cashier each, plus me and a cook`: the owner behind a number is counted by `addSelf`. */
const namedBehind = compile(
  String.raw`^(?: «perLocation»)?(?: (?:«added» (?:«me»|«ofTheirs» «owner»)|(?:«added» (?:«ofTheirs» )?|«ofTheirs» )«companion»)(?![a-z])){1,6}`,
)
const anyCompanion = compile(String.raw`\b«companion»\b`, 'g')
const companionOrOwner = compile(String.raw`\b(?:«companion»|«owner»)\b`, 'g')
const me = compile(String.raw`\b«me»\b`)
/** Between two of a list: `2 barmen, 5 waitresses`. */
const inList = compile(String.raw`^ (?:«and» )?${wordMark}?$`)

function countCompanions({ ahead, end, unitAt }: Quantity, next: Read | undefined, text: string) {
  const from = unitAt?.end ?? end
  const [behind = ''] = namedBehind.exec(text.slice(from)) ?? []
  const isListed =
    behind !== '' || (next?.counted.unit === 'users' && inList.test(text.slice(from, next.quantity.start)))
  const [said = ''] = namedBefore.exec(ahead.replaceAll(wordMark, '')) ?? []
  // `Me, 2 barmen and 5 waiters` counts; `give me 2 users` does not.
  const before = isListed || joined.test(said) ? said : ''
  const named = countIn(before, companionOrOwner)
  const isMeToo = (named > 0 || isListed) && me.test(before) && !withMe.test(text.replaceAll(wordMark, ''))
  return named + countIn(behind, anyCompanion) + (isMeToo ? 1 : 0)
}
const countIn = (text: string, of: RegExp) => text.match(of)?.length ?? 0

const alone = compile(String.raw`\b«alone»\b`)
const withMe = compile('«withMe»')
/** `On est cinq avec le patron`: the owner is one of the five. */
const amongUs = compile(String.raw`\b«amongUs»\b`)
const ofOwner = compile(String.raw`\b«ofOwner»\b`)

/** `Five cashiers and me` are six; `only me` is one. */
function addSelf(counted: readonly Counted[], text: string): Pick<Numbers, 'counted' | 'self'> {
  const last = counted.findLastIndex(({ unit }) => unit === 'users')
  if (last >= 0) {
    const isAmong = amongUs.test(text) && ofOwner.test(text.slice(text.search(amongUs)))
    if (!withMe.test(text) || isAmong) return { counted, self: null }
    const more = counted.map((one, at) => (at === last ? { ...one, value: one.value + 1 } : one))
    return { counted: more, self: 'added' }
  }
  if (!alone.test(text)) return { counted, self: null }
  const self: Counted = {
    unit: 'users',
    value: 1,
    word: 'alone',
    currencies: [],
    isMore: false,
    time: null,
    hour: null,
  }
  return { counted: [...counted, self], self: 'alone' }
}

/** `We are 3: me and 2 workers` are three: who was counted whole is not counted by parts. */
function withoutParts(found: readonly Counted[]): readonly Counted[] {
  const whole = found.find(({ word }) => word === people)
  const parts = found.filter(({ unit, word }) => unit === 'users' && word !== people)
  const sum = parts.reduce((all, { value }) => all + value, 0)
  return whole?.value === sum ? found.filter((one) => !parts.includes(one)) : found
}

/** All numbers of a question together: whole needs only, and no more than a field takes. */
export function gather(found: readonly Counted[]) {
  const needs: Partial<Record<NeedName, number>> = {}
  const seen = new Map<NeedName, Set<string>>()
  for (const { unit, value, word } of withoutParts(found)) {
    if (!isNeed(unit) || !Number.isInteger(value) || value < 1) continue
    const words = seen.get(unit) ?? new Set()
    // Three cashiers and two managers are five; three users or five users are five, too.
    const isOther = words.size > 0 && !words.has(word)
    // `We are six. Could two of us …?` are some of those who were counted, and `5 users: 3 cashiers and 2 managers` five.
    const isSame =
      (word === people && words.has(people)) ||
      (isOther && accounts.has(word) !== [...words].some((other) => accounts.has(other)))
    const before = needs[unit] ?? 0
    const sum = isSame ? Math.max(before, value) : isOther ? before + value : value
    needs[unit] = Math.min(sum, mostOf[unit])
    seen.set(unit, words.add(word))
  }
  const all = (unit: Unit) => found.filter((each) => each.unit === unit).map(({ value }) => value)
  const months = all('months').find((value) => Number.isInteger(value) && value >= 1 && value <= 600)
  const more = found.flatMap(({ unit, isMore }) => (isMore && isNeed(unit) ? [unit] : []))
  return {
    needs,
    more,
    months: months ?? null,
    amounts: all('amount').map((dollars) => Math.round(dollars * 100)),
    amountsIn: [...new Set(found.flatMap(({ unit, currencies }) => (unit === 'amount' ? currencies : [])))],
    percents: all('percent'),
    hour: found.find(({ hour }) => hour !== null)?.hour ?? null,
  }
}
