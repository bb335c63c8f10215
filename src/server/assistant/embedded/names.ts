import type { Asked, ClockAsked, DayWords, Elsewhere, NamedDay, Since } from '#content/assistant-words.ts'
import { currencyCodes, type CurrencyCode } from '#facts/exchange-rates.ts'
import { offices as facts, type OfficeId } from '#facts/offices.ts'
import type { PackageId } from '#facts/packages.ts'
import { plans as listed, type PlanId } from '#facts/plans.ts'
import { assistantWords, spokenLanguages } from '#content/assistant.ts'
import { languages } from '#content/languages.ts'
import { outsideNames, outsideWords } from '#content/outside-names.ts'
import { countryNames, townNames } from '../reading/place-names.ts'
import { anyOf, compile, listEach } from '../reading/reading-words.ts'
import { otherCodes } from '../reading/quantities.ts'
import { normalise, oneOf, stem, termOf, wordOfCode } from './words.ts'

type Entities = Pick<Asked, 'plans' | 'packages' | 'offices' | 'currencies' | 'isSharedName' | 'isOnce'>

/** Terms that name something a table of facts holds. Visitors write any word, `constructor` as well. */
const plans = new Map<string, PlanId>(Object.values(listed).map(({ id }) => [id, id]))
const packages = new Map<string, PackageId>([
  ['essential', 'essential'],
  ['businesspackage', 'business'],
])
/** Towns, and the quarters that an address names in one word: `Cocody`. */
const offices = new Map<string, OfficeId>([
  ...facts.flatMap(({ id, address, country }) =>
    address
      .split(', ')
      .filter((part) => /^\p{L}+$/u.test(part) && part !== country)
      .map((part) => [termOf(normalise(part)), id] as const),
  ),
  ...facts.map(({ id }) => [id, id] as const),
  ['headquarters', 'kigali'],
])
const currencies = new Map<string, readonly CurrencyCode[]>([
  ...currencyCodes.map((code) => [code.toLowerCase(), [code]] as const),
  ['cfa', ['XAF', 'XOF']],
  ['franc', ['RWF', 'XAF', 'XOF']],
])
/** Said of a package, `Enterprise` is the package of that name. */
export const isPaidOnce = oneOf('onetime package license lifetime buy essential')

export const isOffice = (term: string) => offices.has(term)

const unique = <Value>(values: readonly Value[]) => [...new Set(values)]
const pick = <Value>(terms: readonly string[], table: ReadonlyMap<string, Value>) =>
  unique(terms.flatMap((term) => table.get(term) ?? []))

export function readEntities(terms: readonly string[]): Entities {
  const isOnce = terms.some(isPaidOnce) && !terms.includes('subscription')
  const isOffer = isOnce || (terms.includes('compare') && pick(terms, plans).length > 0)
  const named: readonly PackageId[] = [
    ...pick(terms, packages),
    ...(isOffer && terms.includes('businessname') ? (['business'] as const) : []),
  ]
  const enterprise = isOnce && terms.includes('enterprise') ? (['enterprise'] as const) : []
  const isNamedTwice = terms.indexOf('enterprise') !== terms.lastIndexOf('enterprise')
  return {
    // `Enterprise by the year or the Enterprise licence` names both.
    plans: pick(terms, plans).filter((plan) => plan !== 'enterprise' || enterprise.length === 0 || isNamedTwice),
    packages: unique([...named, ...enterprise]),
    offices: pick(terms, offices),
    ...readCurrencies(terms),
    isOnce,
  }
}

/** A name that several share says no more beside one of them: `1,500 francs, in XOF`. */
function readCurrencies(terms: readonly string[]): Pick<Entities, 'currencies' | 'isSharedName'> {
  const named = terms.map((term) => currencies.get(term)).filter((codes) => codes !== undefined)
  const alone = named.flatMap((codes) => (codes.length === 1 ? codes : []))
  const meant = named.filter((codes) => codes.length === 1 || !codes.some((code) => alone.includes(code)))
  return { currencies: unique(meant.flat()), isSharedName: meant.length > 0 && alone.length === 0 }
}

/** The term with what it names put as its kind, as the topics are written: `kampala` → `{office}`. A franc names no one currency. */
export function classOf(term: string, { packages: named }: Pick<Asked, 'packages'>): string {
  if (term === 'enterprise' && named.includes('enterprise')) return '{package}'
  if (plans.has(term)) return '{plan}'
  if (packages.has(term)) return '{package}'
  if (offices.has(term) && term !== 'headquarters') return '{office}'
  return currencies.has(term) && term !== 'franc' ? '{currency}' : term
}

const shortest = 4
const ownPlaces: readonly string[] = facts.flatMap(({ city, countryCode }) => [city, countryCode])
/** `Africa/Dar_es_Salaam` → `Dar es Salaam`. */
export const townOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Nobody who says Christmas means the island's clock. */
const feastNames = new Set(
  Object.values(assistantWords).flatMap(({ dayWords: { feasts } }) =>
    Object.values<string>(feasts).flatMap((names) => names.split('|')),
  ),
)

/** Towns, those of the world's clocks with their zone, and countries, without our own, by their normalised names. */
function listPlaces(): ReadonlyMap<string, Elsewhere> {
  const clocks = new Map(Intl.supportedValuesOf('timeZone').map((zone) => [townOf(zone), zone] as const))
  const places = [
    ...countryNames.map(([name, code]) => [name, { town: null, zone: null, office: null }, code] as const),
    ...[...clocks].map(([town, zone]) => [town, { town, zone, office: null }, town] as const),
    ...townNames.map(([town, code]) => {
      const office = facts.find(({ countryCode }) => countryCode === code)?.id ?? null
      return [town, { town, zone: clocks.get(town) ?? null, office }, town] as const
    }),
  ]
  return new Map(
    places
      .filter(
        ([name, , place]) => !ownPlaces.includes(place) && name.length >= shortest && !feastNames.has(normalise(name)),
      )
      .map(([name, place]) => [normalise(name), place] as const),
  )
}
const others = listPlaces()
const othersByFirst = new Set(Array.from(others.keys(), (name) => name.replace(/ .*/, '')))

/** What ours are called, and others, too: a franc, a shilling. */
const unit = anyOf(({ money: { dollar, franc, shilling } }) => [dollar, franc, shilling].filter(Boolean).join('|'))
/** By what words the names of other currencies differ from ours: `kenyan`, `congolais`, `queniano`. */
function listOtherMoney(): ReadonlySet<string> {
  const names = spokenLanguages.map(
    (language) => new Intl.DisplayNames(languages[language].locale, { type: 'currency' }),
  )
  const wordsOf = (some: readonly string[]) =>
    some.flatMap((code) => names.flatMap((name) => normalise(name.of(code) ?? '').split(' '))).map(stem)
  const ours: readonly string[] = ['USD', ...currencyCodes]
  const known = new Set(wordsOf(ours))
  const foreign = Intl.supportedValuesOf('currency').filter((code) => !ours.includes(code))
  return new Set(wordsOf(foreign).filter((word) => word.length >= shortest && !known.has(word)))
}
const otherMoney = listOtherMoney()
const isOther = (word: string) => otherMoney.has(stem(word)) || others.has(word)
const unitOfSome = new RegExp(
  String.raw`\b(?:(?<ahead>[a-z]+) )?(?:${unit})\b(?:(?: (?:of|du|de|do|da))? (?<behind>[a-z]+))?`,
  'g',
)
const otherUnit = new RegExp(String.raw`\b(?:${anyOf(({ money }) => money.other)}|${otherCodes})\b`, 'gi')

/** Puts its kind, `{othermoney}`, for a currency in which we name no price: `kenyan shillings`, `francs du burundi`, `euros`. */
export const markOtherMoney = (normalised: string): string =>
  normalised
    .replaceAll(unitOfSome, (said, ahead = '', behind = '') => {
      if (isOther(ahead)) return `{othermoney} ${behind}`.trim()
      return isOther(behind) ? `${ahead} {othermoney}`.trim() : said
    })
    .replaceAll(otherUnit, '{othermoney}')

const ofApi = compile(String.raw`\b«ofApi»\b`)
const statusCodes = compile(String.raw`(?<=\b«aheadOfCode» )[45]\d\d\b|\b(?:40[1349]|422|429|50[234])\b`, 'g')
/** Of each status by which an API answers a word of its own: `our script gets c429`. */
export const markStatusCodes = (normalised: string): string =>
  ofApi.test(normalised) ? normalised.replaceAll(statusCodes, wordOfCode) : normalised

/** The place where we have no office that a normalised text names; null where it names none. */
export function findOtherPlace(normalised: string): Elsewhere | null {
  const words = normalised.split(' ')
  return (
    words
      .flatMap((word, at) => (othersByFirst.has(word) ? [3, 2, 1].map((length) => words.slice(at, at + length)) : []))
      .map((some) => others.get(some.join(' ')))
      .find((place) => place !== undefined) ?? null
  )
}

const tables: readonly DayWords[] = Object.values(assistantWords).map(({ dayWords }) => dayWords)
const monthByWord = new Map(
  tables.flatMap(({ months }) =>
    months.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
  ),
)
const monthNames = [...monthByWord.keys()].join('|')
const anyDay = (of: (words: DayWords) => string) => tables.flatMap((words) => of(words) || []).join('|')
const ending = `(?:${anyDay((words) => words.dayEnding)})?`
const beside = `(?:${anyDay((words) => words.besideDay)})?`
/** `May 5 users share a login?` asks for leave, not for a day. */
const mayBeWord = new RegExp(`^(?:${anyDay((words) => words.alsoWord)})$`)
const monthsBefore = [...monthByWord.keys()]
  .map((word) => (mayBeWord.test(word) ? String.raw`${word}(?= ${beside}\d{1,2}${ending}$)` : word))
  .join('|')
const dates = new RegExp(
  String.raw`\b(?:(?<first>\d{1,2})${ending} ${beside}(?<after>${monthNames})|(?<before>${monthsBefore}) ${beside}(?<last>\d{1,2})${ending})(?: ${beside}(?<year>20[2-4]\d))?\b`,
)
const longestMonth = 31
/** Days that are called by a name. */
const namedDays: readonly (readonly [RegExp, NamedDay])[] = tables.flatMap(({ feasts, afterTomorrow, tomorrow }) => [
  [nameOf(afterTomorrow), { kind: 'afterTomorrow' }] as const,
  [nameOf(tomorrow), { kind: 'tomorrow' }] as const,
  ...Object.entries(feasts).map(([date, names]) => {
    const [month = 1, day = 1] = date.split('-').map(Number)
    return [nameOf(names), { kind: 'date', month, day }] as const
  }),
])

const weekdayByWord = new Map(tables.flatMap(({ weekdays }) => weekdays.map((word, at) => [word, at + 1] as const)))
const weekdayNames = [...weekdayByWord.keys()].join('|')
/** On Saturdays is on a Saturday. */
const weekdays = new RegExp(String.raw`\b(${weekdayNames})s?\b`)
/** `Monday to Friday` are our hours, and no day that is asked for. */
const fromDayToDay = compile(String.raw`\b(?:${weekdayNames})s?(?: feira)? (?:«toDay») (?:${weekdayNames})\b`, 'g')
const next = anyDay((words) => words.next)
const nextWeekday = new RegExp(
  String.raw`\b(?:${next}) (?:${weekdayNames})\b|\b(?:${weekdayNames})(?: feira)? (?:${next})\b`,
)

/**
 * Reads the day that a normalised text names, and puts its kind in its place, `{day}`. A day of the week stays: what is
 * opened on it is learnt from its name.
 */
export function readDay(text: string): { readonly text: string; readonly day: NamedDay | null } {
  const [date = '', first, after, before, last, year] = dates.exec(text) ?? []
  const day = Number(first ?? last)
  const month = monthByWord.get(after ?? before ?? '')
  if (month !== undefined && day >= 1 && day <= longestMonth)
    return { text: text.replace(date, '{day}'), day: { kind: 'date', month, day, ...(year && { year: Number(year) }) } }
  const [name, called] = namedDays.find(([each]) => each.test(text)) ?? []
  if (name && called) return { text: text.replace(name, '{day}'), day: called }
  const weekday = weekdayByWord.get(weekdays.exec(text.replace(fromDayToDay, ''))?.[1] ?? '')
  return {
    text,
    day: weekday === undefined ? null : { kind: 'weekday', weekday, ...(nextWeekday.test(text) && { isNext: true }) },
  }
}

const founded = compile(String.raw`(?<![a-z])(?:(?<isOfMonth>«founded»)|«sinceAhead»)(?<when>(?: [a-z\d]+){1,6})`)
const anyMonth = new RegExp(String.raw`\b(?:${monthNames})\b`)
const thisYear = compile(String.raw`\b(?:«thisYear»)\b`)
const lastYear = compile(String.raw`\b(?:«lastYear»)\b`)

/** Since when a normalised text says that somebody has been there: `registered in April this year`, `since 2021`. */
export function readSince(text: string): Since | null {
  const { isOfMonth, when = '' } = founded.exec(text)?.groups ?? {}
  const [named = null] = /\b20\d\d\b/.exec(when) ?? []
  const year = named !== null ? Number(named) : thisYear.test(when) ? 'this' : lastYear.test(when) ? 'last' : null
  // `We have no card since May`: of something else. `We started, may we apply?`: of nothing.
  const [word = ''] = (isOfMonth && anyMonth.exec(when)) || []
  const month = (year === null && mayBeWord.test(word) ? undefined : monthByWord.get(word)) ?? null
  return month === null && year === null ? null : { month, year }
}

const now = nameOf(anyDay((words) => words.now))

/** Whether a normalised text means this moment or today. */
export const meansNow = (text: string) => now.test(text)

function nameOf(names: string) {
  return new RegExp(String.raw`\b(?:${names})\b`)
}

const zoneNames = new Map(facts.map(({ id, zoneName }) => [zoneName.toLowerCase(), id]))
const zones = [...zoneNames.keys()].join('|')
/** Whose clock is asked for; the word that is caught, or else all of it, names a town or a zone. */
const namedClocks = [
  ...[...listEach('townBeforeClock'), ...listEach('townBehindClock')].map(
    (town) => new RegExp(String.raw`\b${town}\b`, 'g'),
  ),
  compile(String.raw`\b«isHere» «inTown» ([a-z]+)\b.*\b«clockWord»\b`, 'g'),
  compile(String.raw`\b«clockWord»\b.*\b«isHere» «inTown» ([a-z]+)\b`, 'g'),
  // `Eat` is a word as well.
  new RegExp(String.raw`(?<=\d(?: ?[ap]m)? )(${zones})\b|\b(?!eat\b)(?:${zones})\b`, 'g'),
]
const own = compile('«ownClock»')
const here = compile(String.raw`\b«isHere» «inTown» (?<town>[a-z]+)\b`)

/** `Here in Luanda it is five`: the town of an office where somebody says to be. */
export const readHere = (text: string): OfficeId | null =>
  offices.get(termOf(here.exec(text)?.groups?.town ?? '')) ?? null

/** On whose clock hours are asked for: that of an office's town, or the visitor's; null where on none. */
export function readClock(text: string): ClockAsked | null {
  const [named] = namedClocks
    .flatMap((pattern) => Array.from(text.matchAll(pattern), ([said, word = said]) => word))
    // Another town is the visitor's own.
    .flatMap((word) =>
      termOf(word) === 'country' ? 'visitor' : (offices.get(termOf(word)) ?? zoneNames.get(word) ?? []),
    )
  return named ?? (own.test(text) ? 'visitor' : null)
}

const outside = [
  ...outsideNames.map((name) => [name, shapeOf(name, '', 'iu')] as const),
  // At the start of a sentence every word has its capital.
  ...outsideWords.map((name) => [name, shapeOf(name, String.raw`(?<!^|[.?!]\s)`, 'u')] as const),
]

/** `QuickBooks`, `quick books`; `Booking.com`, `booking com`. */
function shapeOf(name: string, ahead: string, flags: string) {
  const shape = name.replaceAll(/[.\s-]|(?<=[a-z])(?=[A-Z])/g, String.raw`[.\s-]?`)
  return new RegExp(String.raw`${ahead}(?<![\p{L}\d])${shape}(?![\p{L}\d])`, flags)
}

/** What a message names that no page of ours does, as it is written properly. */
export const findOutsideNames = (text: string): readonly string[] =>
  outside.flatMap(([name, shape]) => (shape.test(text) ? [name] : []))
