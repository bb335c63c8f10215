import { channels } from '#facts/contact.ts'
import { offices } from '#facts/offices.ts'
import type { Schedule } from '#contract/opening-hours.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { defaultLanguage, languages } from '#content/languages.ts'
import type { NamedDay, WeekHours } from '#content/assistant-words.ts'

/** As people there say it; the phone and the chat run on the clock of Kampala (`contact.ts`). */
const zoneNames = new Map<string, string>([
  ...offices.map(({ timeZone, zoneName }) => [timeZone, zoneName] as const),
  [channels.phone.timeZone, 'EAT'],
])

const zoneNameOf = (timeZone: string) => zoneNames.get(timeZone) ?? timeZone

const clocks = new Map<string, Intl.DateTimeFormat>()
// Making a clock costs more than reading it.
function clockOf(timeZone: string, language: SpokenLanguage, isToday: boolean) {
  const key = `${timeZone} ${language} ${isToday}`
  const clock =
    clocks.get(key) ??
    new Intl.DateTimeFormat(languages[language].dateLocale, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(!isToday && { weekday: 'long' }),
    })
  if (clocks.size < 500) clocks.set(key, clock)
  return clock
}

/** Swedes write a day as ISO 8601 does. */
export const dayIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

/** A moment on the clock of a place, and on the visitor's where that shows another time. An unknown zone counts as none. */
export function sayMoment(moment: Date, now: Date, placeZone: string, visitorZone: string, language: SpokenLanguage) {
  const say = (zone: string) => clockOf(zone, language, dayIn(zone, moment) === dayIn(zone, now)).format(moment)
  const there = say(placeZone)
  let here: string | null = null
  try {
    here = visitorZone === '' ? null : say(visitorZone)
  } catch {
    here = null
  }
  return { there: `${there} ${zoneNameOf(placeZone)}`, here: here === there ? null : here }
}

const dayMs = 86_400_000

/** The next such day on the clock of a place, `2026-12-25`; today counts. A day no month has is the one after its last. */
export function nextDate(named: NamedDay, now: Date, timeZone: string): string {
  const today = dayIn(timeZone, now)
  if (named.kind === 'tomorrow') return toIsoDate(Date.parse(today) + dayMs)
  if (named.kind === 'weekday') {
    const weekday = new Date(today).getUTCDay() || 7
    return toIsoDate(Date.parse(today) + ((named.weekday - weekday + 7) % 7) * dayMs)
  }
  const year = Number(today.slice(0, 4))
  const [thisYear, nextYear] = [year, year + 1].map((each) => toIsoDate(Date.UTC(each, named.month - 1, named.day)))
  return (thisYear && thisYear >= today ? thisYear : nextYear) ?? today
}

const toIsoDate = (midnight: number) => new Date(midnight).toISOString().slice(0, 10)

/** `Friday 25 December`. */
export function sayDate(date: string, language: SpokenLanguage): string {
  return new Intl.DateTimeFormat(languages[language].dateLocale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date))
}

/** `08:00-18:00 CAT`. */
export function sayHours({ opens, closes, timeZone }: Schedule): string {
  const [from, to] = [opens, closes].map((hour) => `${String(hour).padStart(2, '0')}:00`)
  return `${from}-${to} ${zoneNameOf(timeZone)}`
}

export const weekOf = ({ opens, closes, timeZone }: Schedule): WeekHours => ({
  opens,
  closes,
  zone: zoneNameOf(timeZone),
})

/** What another clock shows when a place opens and closes: `05:00-15:00`. Throws a RangeError for an unknown zone. */
export function sayHoursOn(zone: string, { opens, closes, timeZone }: Schedule, now: Date): string {
  const noon = new Date(`${dayIn(timeZone, now)}T12:00:00Z`)
  const hourIn = (place: string) => Number(clockOf(place, defaultLanguage, true).format(noon).slice(0, 2))
  const ahead = hourIn(zone) - hourIn(timeZone)
  return [opens, closes].map((hour) => `${String((hour + ahead + 24) % 24).padStart(2, '0')}:00`).join('-')
}
