import { callbackMs } from '#contract/callback.ts'
import { headquarters } from '#facts/offices.ts'

/** Everybody at the desk reads the clock of the Kigali office, as the letters do. */
const zone = { timeZone: headquarters.timeZone } as const
const day = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'short', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-GB', { ...zone, weekday: 'short' })
const clock = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' })
const date = new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' })

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
