import { callbackMs } from '#contract/callback.ts'
import type { DeskWanted } from '#contract/desk.ts'
import { sayPlace as say, type Place } from '#contract/place.ts'
import { defaultLanguage, languages } from '#content/languages.ts'
import { desk } from '#content/team/desk.ts'
import { headquarters } from '#facts/offices.ts'

// Times, places and names, as every page of the desk says them.

const { time } = desk

/** Everybody at the desk reads the clock of the Kigali office, as the letters do. */
const zone = { timeZone: headquarters.timeZone } as const
const day = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'short', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'short' })
const clock = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' })
const date = new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' })

const minuteMs = 60_000
const dayMs = 86_400_000

/** `10:08` */
export const sayClock = (moment: number): string => clock.format(moment)

/** `2026-11-20`, as a field for a date holds it. */
const sayDate = (moment: number): string => date.format(moment)

/** `10:08` today, `Mon 12:48` within a week, `17 Nov, 12:48` within half a year, `17 Nov 2025` before. */
export function sayMoment(moment: number, now: number): string {
  if (sayDate(moment) === sayDate(now)) return clock.format(moment)
  const away = Math.abs(now - moment)
  if (away < 6 * dayMs) return `${weekday.format(moment)} ${clock.format(moment)}`
  return away < 180 * dayMs ? sayDayAndClock(moment) : dayOfYear.format(moment)
}

/** `17 Nov, 12:48` */
const sayDayAndClock = (moment: number): string => `${day.format(moment)}, ${clock.format(moment)}`

/** `03:08 tomorrow`, `12:48`: when something is due. */
export function sayDue(moment: number, now: number, tomorrow: string): string {
  if (sayDate(moment) === sayDate(now)) return clock.format(moment)
  if (sayDate(moment) === sayDate(now + dayMs)) return `${clock.format(moment)} ${tomorrow}`
  return sayMoment(moment, now)
}

const longWeekday = new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'long', day: 'numeric', month: 'short' })

/** `Wednesday 25 Nov, 09:00 to 11:00`: when somebody would like to be called. */
export function sayCallback(beginsAt: number): string {
  const endsAt = beginsAt + callbackMs
  return `${longWeekday.format(beginsAt)}, ${clock.format(beginsAt)} to ${clock.format(endsAt)}`
}

/** `under a minute`, `24 min`, `2 h 40`, `17 h`, `3 days`: as exact as somebody needs it who plans a day. */
export function sayDuration(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / minuteMs))
  if (minutes === 0) return time.moment
  if (minutes < 60) return time.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return time.days(Math.round(hours / 24))
  // Nobody counts minutes half a day ahead.
  if (hours >= 12) return time.hours(Math.round(minutes / 60), '')
  const rest = minutes % 60
  return time.hours(hours, rest === 0 ? '' : String(rest).padStart(2, '0'))
}

/** `2 h 40 left`, `1 h 20 late`. */
export function sayLeft(dueAt: number, now: number): string {
  const left = dueAt - now
  return left > 0 ? time.left(sayDuration(left)) : time.late(sayDuration(-left))
}

/** How much of a promise's time is still there, from 0 to 100. */
export function shareLeft(
  { askedAt, dueAt }: { readonly askedAt: number; readonly dueAt: number },
  now: number,
): number {
  const share = ((dueAt - now) / Math.max(1, dueAt - askedAt)) * 100
  return Math.round(Math.min(100, Math.max(0, share)) * 10) / 10
}

/** Where somebody is, as our team reads it; `unknown` where nothing is known. */
export function sayPlace(place: Place, unknown = ''): string {
  return say(place, languages[defaultLanguage].locale, unknown)
}

/** `Demo, Plan` */
export const sayWanted = (wanted: readonly DeskWanted[]): string => wanted.map((one) => desk.wanted[one]).join(', ')

/** `Claire Umuhoza` → `CU`, `Paulo` → `P`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('')
}
