import type { TimeUnit } from '#content/quantity-words.ts'
import { referenceRates, type CurrencyCode } from '#facts/exchange-rates.ts'
import type { NeedName } from '#contract/plan-advice.ts'
import { mostOf } from '#contract/plan-needs.ts'
import { wordMark, writeDigits } from '../reading/number-words.ts'
import { compile, compileQuantity } from '../reading/reading-words.ts'
import {
  accounts,
  countedBy,
  isMoney,
  readQuantities,
  wordsFor,
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
const toDigits = (normalised: string) =>
  writeDigits(normalised.replaceAll(/ \+ (?!\d)/g, ' plus '), isCountedByOne).replaceAll(wordMark, '')

/** Reads the numbers of a normalised text with what they count. */
export function readNumbers(normalised: string): Numbers {
  const digits = countNamed(toDigits(normalised)).replaceAll(
    firstYears,
    (said) => `${/\d(?=\D*$)/.exec(said)?.[0] ?? 2} years`,
  )
  const quantities = readQuantities(digits).filter(({ isGlued }) => !isGlued)
  const read = withOthers(countAnew(quantities.map((quantity) => ({ quantity, counted: toCounted(quantity) }))))
  const text = writeKinds(digits, read).replaceAll(/\s+/g, ' ').trim()
  const counted = countEach(read)
  const isAlone = !counted.some(({ unit }) => unit === 'users') && alone.test(text)
  return isAlone ? { text: `${text} {users}`, counted: [...counted, users(1)] } : { text, counted }
}

const alone = compile(String.raw`\b«alone»\b`)

/** So many who sign in, where no number says it. */
export const users = (value: number): Counted => ({
  unit: 'users',
  value,
  word: people,
  currencies: [],
  isMore: false,
  time: null,
  hour: null,
})

/** Before who is in each location: `every one with 2 cashiers and `. */
const eachHas = compile(String.raw`\b«eachHas» (?:\d+ [a-z]+ «and» ){0,4}$`)
/** Who is named without a number: `my wife`, `the cook`, `me`, `me the owner`. */
const someone = '(?:«me»(?: «ofTheirs» «owner»)?|(?:«ofTheirs» )?(?:«companion»|«owner»))(?![a-z])'
const usersWord = `(?:${wordsFor('users').join('|')})`
const some = String.raw`(?:«ofTheirs» )?\d+ (?:«inOther»|(?:[a-z]+ ){0,2}${usersWord}(?: «perLocation»)?)(?![a-z])`
const party = String.raw`(?:${some}|«beforePeople» \d+(?= «added» )|${someone})`
/** Between `4 staff` and `me`: ` in total plus `. */
const between = ' (?:(?:[a-z]+ ){1,3}?(?=«added» «me»(?![a-z])))?(?:«added» )?'
const parties = String.raw`(?<![a-z\d])(?<parties>${party}(?:${between}${party}){0,8})`
const listOfPeople = compile(
  String.raw`(?<ahead>\b(?:«eachHas»(?= (?:«aOne»|\d+) )|«onlySome») )?${parties}(?<behind> «signIn»)?`,
  'g',
)
const named = compile(String.raw`(?<![a-z]|\d )(?:«added» )?${someone}`, 'g')
const inPlace = compile(String.raw`(\d+) «inOther»(?![a-z])`, 'g')
const joined = compile('(?<![a-z])«added»(?![a-z])')
const me = compile('(?<![a-z])«me»(?![a-z])', 'g')
const perLocation = compile('(?<![a-z])«perLocation»(?![a-z])')

/** `The owner, a cook and 4 waiters`, `just me and my wife`: in a list of people, who is named without a number is one. */
function countNamed(text: string): string {
  return text.replaceAll(listOfPeople, (said, ...found) => {
    const { ahead = '', parties: all = '', behind = '' } = found.at(-1)
    const numbers = all.match(/\d+/g)?.length ?? 0
    const names = all.match(named)?.length ?? 0
    const mine = all.match(me)?.length ?? 0
    const isEach = eachHas.test(ahead)
    // `The cook and the owner` are only spoken of; with me, or where only they sign in, they are counted.
    const isCounted = numbers > 0 || (mine > 0 && names > mine) || (ahead !== '' && behind !== '')
    const isList = isCounted && (joined.test(all) || numbers + names > 2)
    const isOfEach = behind === '' && perLocation.test(all)
    if (names === 0 || !(isList || isEach) || (isOfEach && numbers === 0)) return said
    // `3 at reception, 2 in the bar, me`: nothing else says that they are people.
    const places = Array.from(all.matchAll(inPlace), ([, number]) => Number(number))
    if (mine > 0 && places.length === numbers && numbers > 1)
      return `${ahead}${places.reduce((sum, number) => sum + number, names)} ${companions}${behind}`
    // `One cashier each, plus me`: I am in none of the locations.
    const isApart = isOfEach || (isEach && mine > 0)
    if (numbers > 0 && !isApart) return said.replace(/\d+(?=\D*$)/, (number) => `${Number(number) + names}`)
    return `${ahead}${all.replaceAll(named, '')} ${names} ${companions}${behind}`.replaceAll(/ {2,}/g, ' ')
  })
}
/** What those who are named are called together. */
const companions = 'companions'

/** A number where it stands, and what it counts. */
type Read = { readonly quantity: Quantity; readonly counted: Counted }

/** `If two leave, so we are 5`, `12 staff, but only 4 will use it`: so many, whoever was counted before. */
const nowAre = compile(String.raw`\b«nowAre» (?:«roughly» )?$|\b«onlySome» $`)
const signIn = compile(String.raw`^ (?:[a-z]+ ){0,2}«signIn»(?![a-z])`)
function countAnew(read: readonly Read[]): readonly Read[] {
  const at = read.findLastIndex(
    ({ quantity, counted }) =>
      (counted.unit === 'users' && nowAre.test(quantity.ahead)) ||
      (isOfPeople(quantity, counted) && signIn.test(quantity.behind)),
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
    const isOther = one.counted.unit === null && inOther.test(`${value}${behind}`)
    const unit = isOther && read.slice(0, at).findLast(({ counted }) => isNeed(counted.unit))?.counted.unit
    return unit ? countAs(one, others, unit) : one
  })
}
const others = 'others'

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

/** `5 shops with 2 cashiers each`, `5 shops, each with 2 cashiers` are ten people. */
function countEach(read: readonly Read[]): readonly Counted[] {
  const shops = read.flatMap(({ counted }) => (counted.unit === 'locations' ? [counted.value] : []))
  const [times = 1] = shops.length === 1 ? shops : []
  return read.map(({ quantity: { ahead, behind }, counted }) => {
    const isEach = counted.unit === 'users' && (ofEach.test(behind) || eachHas.test(ahead))
    return isEach ? { ...counted, value: counted.value * times } : counted
  })
}

/** Says how many there are, and not who: `we are 3: me and 2 workers` are three, whoever they are. */
const isOfAll = (word: string) => word === people || accounts.has(word)

/** All numbers of a question together: whole needs only, and no more than a field takes. */
export function gather(found: readonly Counted[]) {
  const needs: Partial<Record<NeedName, number>> = {}
  const seen = new Map<NeedName, Set<string>>()
  for (const { unit, value, word } of found) {
    if (!isNeed(unit) || !Number.isInteger(value) || value < 1) continue
    const words = seen.get(unit) ?? new Set()
    // Three cashiers and two managers are five; three users or five users are five, too.
    const isOther = words.size > 0 && !words.has(word)
    // `We are six. Could two of us …?` are some of those who were counted, and `5 users: 3 cashiers and 2 managers` five.
    const isSame = (word === people && words.has(people)) || (isOther && isOfAll(word) !== [...words].some(isOfAll))
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

/** `The cook does not need a login`, `2 more waiters`: of whom was counted before, so many fewer or more sign in. */
const withoutLogin = compile(String.raw`\b«withoutLogin»\b`)
const more = compile(String.raw`\b«moreOf»`)
const areThen = compile(String.raw`\b«nowAre»\b`)
const oneOfThem = compile(String.raw`\b«ofTheirs» «companion»s?\b`)

/** The words of a sentence, and what it counts. */
type Told = { readonly words: string; readonly isQuestion: boolean; readonly counted: readonly Counted[] }
export type Reckon = (told: Told) => number | null

/**
 * Takes sentences one after the other, and says how many people sign in after one that adds to those who were counted
 * before or takes some away; null after any other.
 */
export function createReckoning(): Reckon {
  let known: number | null = null
  return (told) => {
    const { counted } = told
    const words = toDigits(told.words)
    const bare = counted.filter(({ unit }) => unit === null)
    // `And 2 more in January?`
    const further = more.test(words) && bare.length === 1 ? bare[0]?.value : undefined
    const said = gather(counted).needs.users ?? further ?? null
    const isWhole = counted.some(({ word }) => word === others)
    const then = known === null || isWhole ? null : countThen({ ...told, words }, known, said)
    known = then ?? said ?? known
    return then
  }
}

/** `The waiters need no account, just me and the cashier`: these are counted, and nobody is taken away. */
const onlyNamed = compile(String.raw`\b«onlySome» (?:«me»|\d+)(?![a-z])`)

/** `And 2 waiters`, `plus my brother on weekends`, `I open a second shop with 4 people`, `my wife will log in, too`: besides who was counted. */
const addedSome = compile(String.raw`^(?:«lead» )?«added» (?:\d+|«aOne» «companion»)(?![a-z])`)
const addedNamed = compile(String.raw`^(?:«lead» )?«added» ${someone}(?: «added» ${someone}){0,4}(?: [a-z]+){0,2}$`)
const opensAnother = compile(String.raw`\b«opensAnother»\b`)
const alsoSignsIn = compile(
  String.raw`(?<![a-z])${someone} (?:[a-z]+ ){0,2}«also»(?: [a-z]+){0,2} «signIn»|(?<![a-z])${someone} «signIn» «also»\b`,
)

/** How many sign in after that; null where it only counts, or nobody would be left. */
function countThen({ words, isQuestion, counted }: Told, known: number, said: number | null): number | null {
  const without = said ?? (oneOfThem.test(words) ? 1 : known)
  const isWithout = withoutLogin.test(words)
  // `And a cleaner, but she does not use it`: nobody who was counted.
  if (isWithout && addedSome.test(words)) return known
  if (isWithout && !onlyNamed.test(words)) return known > without ? known - without : null
  // `And 6 people` asks for others.
  const isOfOthers = isQuestion || counted.some(({ unit, word }) => unit === 'users' && isOfAll(word))
  const isAdded = ((addedSome.test(words) || addedNamed.test(words)) && !isOfOthers) || alsoSignsIn.test(words)
  if (isAdded && !isWithout) return known + (said ?? words.match(named)?.length ?? 0)
  if (said === null) return null
  // What else `If two leave, so we are 5` says is how it came about.
  if (isWithout || areThen.test(words)) return said
  return more.test(words) || opensAnother.test(words) ? known + said : null
}
