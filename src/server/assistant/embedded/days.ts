import type { DayWords, NamedDay } from '#content/assistant-words.ts'
import { dayWords as english } from '#content/en/assistant/day-words.ts'
import { dayWords as french } from '#content/fr/assistant/day-words.ts'

const tables: readonly DayWords[] = [english, french]
const monthByWord = new Map(
  tables.flatMap(({ months }) =>
    months.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
  ),
)
const months = [...monthByWord.keys()].join('|')
const dates = new RegExp(
  String.raw`\b(?:(?<first>\d{1,2})(?:st|nd|rd|th|er)? (?:of |de )?(?<after>${months})|(?<before>${months}) (?:the )?(?<last>\d{1,2})(?:st|nd|rd|th)?)\b`,
)
const longestMonth = 31

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
  for (const { feasts, tomorrow } of tables) {
    if (nameOf(tomorrow).test(text)) return { text: text.replace(nameOf(tomorrow), '{day}'), day: { kind: 'tomorrow' } }
    for (const [feast, names] of Object.entries(feasts)) {
      const [feastMonth = 1, feastDay = 1] = feast.split('-').map(Number)
      if (nameOf(names).test(text))
        return { text: text.replace(nameOf(names), '{day}'), day: { kind: 'date', month: feastMonth, day: feastDay } }
    }
  }
  return { text, day: null }
}

const nameOf = (names: string) => new RegExp(String.raw`\b(?:${names})\b`)
