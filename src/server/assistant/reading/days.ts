import { assistantWords } from '#content/assistant.ts'
import type { DayWords, NamedDay } from '#content/assistant-words.ts'

const tables: readonly DayWords[] = Object.values(assistantWords).map(({ dayWords }) => dayWords)
const monthByWord = new Map(
  tables.flatMap(({ months }) =>
    months.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
  ),
)
const months = [...monthByWord.keys()].join('|')
/** `May 5 users share a login?` asks for leave, not for a day: before its day, May stands at the end. */
const may = String.raw`may(?= \d{1,2}(?:st|nd|rd|th)?$)`
const monthsBefore = [...monthByWord.keys()].map((word) => (word === 'may' ? may : word)).join('|')
const dates = new RegExp(
  String.raw`\b(?:(?<first>\d{1,2})(?:st|nd|rd|th|er)? (?:of |de )?(?<after>${months})|(?<before>${monthsBefore}) (?:the )?(?<last>\d{1,2})(?:st|nd|rd|th)?)\b`,
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
