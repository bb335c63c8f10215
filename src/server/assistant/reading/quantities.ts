import type { BoundName, CountedName, TimeUnit, MoneyName, SharedMoney } from '#content/quantity-words.ts'
import { wordMark } from './number-words.ts'
import { anyOf, compileQuantity as compile, languages } from './reading-words.ts'
import { currencyCodes, type CurrencyCode } from '#facts/exchange-rates.ts'

export type Span = { readonly start: number; readonly end: number }
/** What is said in a span, and beside it as far as that may tell what it says or what it is said of. */
export type Located = Span & { readonly said: string; readonly ahead: string; readonly behind: string }

/** What a number says, by the words around it. */
type Reading =
  /** `isNamed` is false where only a word such as `costs` or `a month` makes it money: dollars then. */
  | { readonly kind: 'money'; readonly money: Money; readonly isNamed: boolean }
  | { readonly kind: 'percent' }
  /** A time of day; `hour` counts from 0 to 23 where morning or afternoon is said, and else as it is written. */
  | { readonly kind: 'clock'; readonly hour: number; readonly minutes: number }
  | { readonly kind: 'duration'; readonly unit: TimeUnit }
  | { readonly kind: 'count'; readonly of: CountedName; readonly word: string }
  /** A part of 24/7, however it is said. */
  | { readonly kind: 'always' }
  | { readonly kind: 'number' }

/** A number where it stands in a text, with what it says. */
export type Quantity = Located &
  Reading & {
    readonly value: number
    /** Written as a word. */
    readonly isWord: boolean
    /** Part of something longer: `2fa`, `24/7`, `500+`. */
    readonly isGlued: boolean
    /** `at least`, `up to`: what stands before it makes a limit of it. */
    readonly bound: BoundName | null
    /** Where its unit stands: a currency, percent, a span of time, what is counted. */
    readonly unitAt: Span | null
  }

/** Longest first, so that a word is not read as the letter it begins with. */
const scales = languages
  .flatMap((words) => Object.entries(words.scales))
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([word, factor]) => [word, new RegExp(`(?:${word})$`, 'i'), factor] as const)
const written = new RegExp(
  String.raw`${wordMark}?(?:\d{1,3}(?:[ .,'_]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)(?: ?(?:${scales.map(([word]) => word).join('|')})(?![\p{L}\d]))?`,
  'giu',
)
/** Characters. */
const beside = 90
/** Where something is said in a text. */
export const locate = (text: string, said: string, start: number): Located => ({
  start,
  end: start + said.length,
  said,
  ahead: text.slice(Math.max(0, start - beside), start),
  behind: text.slice(start + said.length, start + said.length + beside),
})
const bounds = (['atMost', 'atLeast', 'moreThan', 'lessThan'] as const).map(
  (name) => [name, compile(String.raw`(?<!\p{L})«${name}»\s?$`)] as const,
)
const perTime = compile(String.raw`^[\s-]?(?:\/\s?«perStroke»|«perTime»)`)
const priced = compile(String.raw`(?<!\p{L})«priced»(?: «pricedAs»){0,3}\s*[:=]?\s*$`)
const percent = compile(String.raw`^\s?%|^[\s-]«percent»(?!\p{L})`)
const named = /^[\s-]?[\p{L}%]/u
const between = compile(String.raw`^\s*(?:[-/,]|«list»)\s*$`)
const clock = compile(
  String.raw`^(?::(?<minutes>\d\d)(?!\d)|\s?h(?<late>\d\d)(?!\d)|(?=\s?[ap]\.?m\b|\s?«oClock»))(?:\s?(?<half>[ap])\.?m\b\.?)?`,
)
const hour = compile(String.raw`^\s?«hours»(?![\p{L}\d])`)
/** `{day}` stands where a date was read before. */
const beforeHour = compile(String.raw`(?:\b(?:«beforeHour»|«dayName»)|\{day\}|-)\s*$`)
const range = compile(String.raw`^\s*(?:-|«range»)\s*$`)
/** `9 in the evening`, `neuf heures du soir`: the half of the day that is told in words. */
const halfOfDay = compile(
  String.raw`^\s?(?:«oClock»|«hours»)?[\s,]?(?:(?<morning>«morning»)|(?<night>«night»)|«evening»)(?!\p{L})`,
)
const noon = 12

const always = compile(
  String.raw`(?<!\d)24\s?(?:h\w*)?\s?(?:[/-]|«hours»)[\s/]*(?:«perDay» ?)?(?:«days»|24)?(?:[\s,;/]|«and»){0,6}(?:«days»[/ ]*)?7(?!\d)(?:\s?«daysAWeek»)?(?:[ /]*«perDay»? ?7)?|(?<!\d)24 «hoursADay»`,
  'giu',
)

const times = (Object.keys(languages[0]?.time ?? {}) as readonly TimeUnit[]).map(
  (unit) => [unit, compile(String.raw`^[\s-]?(?:«timeAdjectives» )?«${unit}»(?![\p{L}\d])`)] as const,
)
/** What says how many accounts there are, and not who has them. */
export const accounts: ReadonlySet<string> = new Set(languages.flatMap((words) => words.accounts.split(' ')))
/** What is said of those whom a number counts: `cashiers` of users. */
export const wordsFor = (of: CountedName): readonly string[] =>
  languages.flatMap(({ counted }) => counted[of].split(' '))
const countedByWord = new Map(
  (['users', 'locations', 'products'] as const).flatMap((of) => wordsFor(of).map((word) => [word, of] as const)),
)
/** What is counted: none of it is a slip. */
export const countedWords: readonly string[] = [...countedByWord.keys()]
const stops = new Set(anyOf((words) => words.stops).split('|'))
const uncounted = compile(String.raw`^ ?«uncounted»(?!\p{L})`)
/** How many words may stand between a number and what it counts. */
const lookAhead = 3

/** What a word counts: `cashiers` are users. */
export const countedBy = (word: string): CountedName | undefined => countedByWord.get(word)
/** Whether a word is a currency. */
export const isMoney = (word: string): boolean => findCurrency(locate(word, '', 0)) !== null
/** Whether a word is one before which a one is a number. */
export const isCounted = (word: string): boolean =>
  word === '%' || countedByWord.has(word) || readDuration(locate(word, '', 0)) !== null || isMoney(word)

/**
 * Every number of a text whose number words are digits (`writeDigits`) with what it says, in the order of the text, which
 * is plain or normalised. Decimal comma and point, any thousands mark.
 */
export function readQuantities(text: string): readonly Quantity[] {
  const spans = [...text.matchAll(always)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const found = [...text.matchAll(written)].map((match) => {
    const one = readOne(text, match[0], match.index)
    const isAlways = spans.some(({ start, end }) => start <= one.start && one.end <= end)
    return isAlways ? { ...one, kind: 'always' as const } : one
  })
  // `00` of `8:00` and of `8h00` is no number of its own.
  return shareUnits(text, found).filter(
    ({ ahead }, at, all) => all[at - 1]?.kind !== 'clock' || !/\d[:h]$/i.test(ahead),
  )
}

function readOne(text: string, said: string, at: number): Quantity {
  const located = locate(text, said, at)
  const { ahead, behind } = located
  const value = readValue(said)
  return {
    ...located,
    value,
    isWord: said.startsWith(wordMark),
    isGlued: /[\w.,/]$/.test(ahead) || /^[\w/+]/.test(behind),
    bound: bounds.find(([, words]) => words.test(ahead))?.[0] ?? null,
    unitAt: null,
    ...readKind(value, located),
  }
}

function readValue(said: string) {
  const [, , scale = 1] = scales.find(([, word]) => word.test(said)) ?? []
  const digits = /\d(?:[\d .,'_]*\d)?/.exec(said)?.[0] ?? ''
  const isGrouped = /^\d{1,3}(?:[ .,'_]\d{3})+(?:[.,]\d{1,2})?$/.test(digits)
  const whole = isGrouped ? digits.replaceAll(/[ .,'_](?=\d{3})/g, '') : digits
  // Kept to a millionth, so that 6.9 thousand is 6,900.
  return Math.round(Number(whole.replace(',', '.')) * scale * 1e6) / 1e6
}

/** What a number says, and where its unit stands. */
type Placed = Reading & { readonly unitAt?: Span | null }
function findBehind(words: RegExp, { end, behind }: Located): Span | null {
  const said = words.exec(behind)
  return said && { start: end, end: end + said[0].length }
}

function readKind(value: number, located: Located): Placed {
  const { ahead: before, behind: after } = located
  const currency = findCurrency(located)
  if (currency) return { kind: 'money', isNamed: true, ...currency }
  if (perTime.test(after) || (priced.test(before) && !named.test(after)))
    return { kind: 'money', money: ['USD'], isNamed: false }
  const shareAt = findBehind(percent, located)
  if (shareAt) return { kind: 'percent', unitAt: shareAt }
  const time = clock.exec(after)
  const told = value <= noon ? halfOfDay.exec(after.slice(time?.[0].length ?? 0)) : null
  const unitAt = findBehind(time ? clock : hour, located)
  if (time || told || (unitAt && beforeHour.test(before))) {
    const half = told && { half: isBeforeNoon(value, told.groups) ? 'a' : 'p' }
    return { ...readClock(value, { ...time?.groups, ...half }), unitAt }
  }
  return readDuration(located) ?? readCount(located) ?? { kind: 'number' }
}

/** Three at night is three in the morning, nine is not; twelve at night is its end. */
const isBeforeNoon = (value: number, said: RegExpExecArray['groups']) =>
  said?.['night'] === undefined ? said?.['morning'] !== undefined : value === noon || value < morningFrom
const morningFrom = 6

function readDuration(located: Located): Placed | null {
  for (const [unit, words] of times) {
    const unitAt = findBehind(words, located)
    if (unitAt) return { kind: 'duration', unit, unitAt }
  }
  return null
}

/** `6.30 in the evening`: what stands behind the point are minutes. */
function readClock(value: number, { minutes, late, half }: Readonly<Record<string, string | undefined>>): Reading {
  const shown = Math.floor(value)
  const whole = half === undefined || shown > noon ? shown : (shown % noon) + (/p/i.test(half) ? noon : 0)
  return { kind: 'clock', hour: whole, minutes: Number(minutes ?? late ?? Math.round((value % 1) * 100)) }
}

function readCount({ behind, end }: Located): Placed | null {
  if (uncounted.test(behind)) return null
  for (const { 0: piece, index } of [...behind.replace(/^\+/, ' ').matchAll(/[^\s-]+/g)].slice(0, lookAhead)) {
    const word = /^[\p{L}']+/u.exec(piece)?.[0].toLowerCase() ?? ''
    if (word === '' || stops.has(word)) return null
    const of = countedByWord.get(word)
    if (of) return { kind: 'count', of, word, unitAt: { start: end + index, end: end + index + word.length } }
    if (word.length < piece.length) return null
  }
  return null
}

/**
 * In a range or a list with an amount, a number of nothing else is an amount, too; before the end of a range of hours it
 * is an hour: `8 to 6 PM`.
 */
function shareUnits(text: string, found: readonly Quantity[]): readonly Quantity[] {
  const shared = [...found]
  for (const [at, next] of found.slice(1).entries()) {
    const one = shared[at] ?? next
    const gap = text.slice(one.end, next.start)
    if (one.kind === 'number' && next.kind === 'clock' && range.test(gap))
      shared[at] = { ...one, kind: 'clock', hour: one.value, minutes: 0 }
    else if (!between.test(gap)) continue
    else if (one.kind !== 'money' && next.kind === 'money')
      shared[at] = { ...one, kind: 'money', money: next.money, isNamed: next.isNamed }
    else if (one.kind === 'money' && next.kind !== 'money' && !named.test(text.slice(next.end)))
      shared[at + 1] = { ...next, kind: 'money', money: one.money, isNamed: one.isNamed }
  }
  return shared
}

/**
 * What an amount is counted in: a currency of the price list, several where the word does not tell which, or none of
 * those in which we name a price.
 */
export type Money = readonly ('USD' | CurrencyCode)[]

/** How currencies of the price list are written in no language, and the words that they share. */
const currencies: Readonly<Record<CurrencyCode, { signs: string; shares: readonly SharedMoney[] }>> = {
  RWF: { signs: 'RWF|FRW|RF', shares: ['franc'] },
  UGX: { signs: 'UGX|Ush', shares: ['shilling'] },
  AOA: { signs: 'AOA|Kz', shares: [] },
  XAF: { signs: 'XAF', shares: ['CFA', 'franc'] },
  XOF: { signs: 'XOF', shares: ['CFA', 'franc'] },
}
const sharing = (word: SharedMoney) => currencyCodes.filter((code) => currencies[code].shares.includes(word))

/** Signs of currencies in which we name no price. */
export const otherCodes = 'EUR GBP KES|KSh TZS|TSh NGN ZAR CNY INR CDF BIF GHS ETB MZN GNF MGA'
  .split(' ')
  .filter((signs) => !currencyCodes.some((code) => signs.startsWith(code)))
  .join('|')
/** The first that fits counts. */
const marks: readonly (readonly [MoneyName, signs: string, Money])[] = [
  ['USD', String.raw`US ?\$|USD`, ['USD']],
  ['otherDollar', String.raw`(?:CA|AU|NZ|HK|S|A|C|R)\$`, []],
  ['dollar', String.raw`\$`, ['USD']],
  ...currencyCodes.map((code) => [code, currencies[code].signs, [code]] as const),
  ['CFA', 'F ?CFA|CFA', sharing('CFA')],
  ['franc', '', sharing('franc')],
  ['shilling', '', sharing('shilling')],
  ['other', String.raw`${otherCodes}|¢|\p{Sc}`, []],
]
const searches = marks.map(([name, sign, money]) => {
  const said = [anyOf(({ money: words }) => words[name]), sign].filter((part) => part !== '').join('|')
  return {
    before: new RegExp(String.raw`(?<!\p{L})(?:${said})[\s:(-]{0,2}$`, 'iu'),
    // `Douze millions de dollars`.
    after: new RegExp(String.raw`^[\s-]?(?:de |d['’ ])?(?:${said})(?![\p{L}])`, 'iu'),
    money,
  }
})
/** Characters ahead of a number in which its currency is looked for. */
const near = 24

/** The money a number is an amount of, by what stands right before or behind it; null where nothing says it. */
function findCurrency(located: Located): { readonly money: Money; readonly unitAt: Span } | null {
  const { start, ahead } = located
  for (const { before, money } of searches) {
    const said = before.exec(ahead.slice(-near))
    if (said) return { money, unitAt: { start: start - said[0].length, end: start } }
  }
  for (const { after, money } of searches) {
    const unitAt = findBehind(after, located)
    if (unitAt) return { money, unitAt }
  }
  return null
}
