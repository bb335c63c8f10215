import { assistantWords } from '#content/assistant.ts'
import type { DayWords, NamedDay, ClockAsked } from '#content/assistant-words.ts'
import { offices } from '#facts/offices.ts'
import { compile, listEach } from '../reading/reading-words.ts'
import { officeOf } from './names.ts'
import { termOf } from './words.ts'

const tables: readonly DayWords[] = Object.values(assistantWords).map(({ dayWords }) => dayWords)
const monthByWord = new Map(
  tables.flatMap(({ months }) =>
    months.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
  ),
)
const months = [...monthByWord.keys()].join('|')
const anyOf = (pick: (words: DayWords) => string) => tables.flatMap((words) => pick(words) || []).join('|')
const ending = `(?:${anyOf((words) => words.dayEnding)})?`
const beside = `(?:${anyOf((words) => words.besideDay)})?`
/** `May 5 users share a login?` asks for leave, not for a day. */
const mayBeWord = new RegExp(`^(?:${anyOf((words) => words.alsoWord)})$`)
const monthsBefore = [...monthByWord.keys()]
  .map((word) => (mayBeWord.test(word) ? String.raw`${word}(?= ${beside}\d{1,2}${ending}$)` : word))
  .join('|')
const dates = new RegExp(
  String.raw`\b(?:(?<first>\d{1,2})${ending} ${beside}(?<after>${months})|(?<before>${monthsBefore}) ${beside}(?<last>\d{1,2})${ending})\b`,
)
const longestMonth = 31
/** Days that are called by a name. */
const named: readonly (readonly [RegExp, NamedDay])[] = tables.flatMap(({ feasts, tomorrow }) => [
  [nameOf(tomorrow), { kind: 'tomorrow' }] as const,
  ...Object.entries(feasts).map(([date, names]) => {
    const [month = 1, day = 1] = date.split('-').map(Number)
    return [nameOf(names), { kind: 'date', month, day }] as const
  }),
])

export type Dated = {
  /** The text with the day as its kind, `{day}`. */
  readonly text: string
  readonly day: NamedDay | null
}

/** Reads the day that a normalised text names. */
export function readDay(text: string): Dated {
  const [date = '', ...groups] = dates.exec(text) ?? []
  const [first, after, before, last] = groups
  const day = Number(first ?? last)
  const month = monthByWord.get(after ?? before ?? '')
  if (month !== undefined && day >= 1 && day <= longestMonth)
    return { text: text.replace(date, '{day}'), day: { kind: 'date', month, day } }
  const [name, called] = named.find(([each]) => each.test(text)) ?? []
  return name && called ? { text: text.replace(name, '{day}'), day: called } : { text, day: null }
}

const weekdayByWord = new Map(tables.flatMap(({ weekdays }) => weekdays.map((word, at) => [word, at + 1] as const)))
const weekdays = new RegExp(String.raw`\b(?:${[...weekdayByWord.keys()].join('|')})\b`)
const nowNames = tables.map(({ now }) => nameOf(now))

/** The day of the week that a normalised text names. It stays in the text: what is opened on it is learnt from its name. */
export function readWeekday(text: string): NamedDay | null {
  const weekday = weekdayByWord.get(weekdays.exec(text)?.[0] ?? '')
  return weekday === undefined ? null : { kind: 'weekday', weekday }
}

/** Whether a normalised text means this moment or today. */
export const meansNow = (text: string) => nowNames.some((names) => names.test(text))

function nameOf(names: string) {
  return new RegExp(String.raw`\b(?:${names})\b`)
}

/** Without a word of hours, `time in Kigali` asks for the world's clocks and not for ours. */
const aboutHours = compile(String.raw`\b«aboutHours»\b`)
/** Whose clock is asked for; the word that is caught names a town or a zone. */
const namedClocks = [
  ...[...listEach('townBeforeClock'), ...listEach('townBehindClock')].map(
    (town) => new RegExp(String.raw`\b${town}\b`, 'g'),
  ),
  compile(String.raw`\b«isHere» «inTown» ([a-z]+)\b.*\b«clockWord»\b`, 'g'),
  /\b(gmt|cat|wat)\b/g,
]
const own = compile('«ownClock»')
const zones = /\b(?:eat|gmt|cat|wat)\b/
const anyTown = compile(String.raw`\b«whatTime»\b.*\b«inTown» ([a-z]+)\b`, 'g')
const zoneNames = new Map(offices.map(({ id, zoneName }) => [zoneName.toLowerCase(), id]))

/** On whose clock hours are asked for: that of an office's town, or the visitor's; null where on none. */
export function readClock(text: string): ClockAsked | null {
  if (!aboutHours.test(text)) return null
  const isElsewhere = own.test(text) || zones.test(text)
  for (const pattern of isElsewhere ? [...namedClocks, anyTown] : namedClocks)
    for (const [, word = ''] of text.matchAll(pattern)) {
      const term = termOf(word)
      const office = officeOf(term) ?? zoneNames.get(word)
      // Another town is the visitor's own.
      if (term === 'country') return 'visitor'
      if (office && word !== 'eat') return office
    }
  return own.test(text) ? 'visitor' : null
}
