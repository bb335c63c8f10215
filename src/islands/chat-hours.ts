import type { Schedule } from '#contract/opening-hours.ts'

const wholeHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** A schedule in one attribute of every page: zone, weekdays, hours from and to, and the dates of its holidays. */
export function packHours({ timeZone, days, opens, closes, holidays = {} }: Schedule) {
  return [timeZone, days.join(''), wholeHour(opens), wholeHour(closes), ...Object.keys(holidays)].join(' ')
}

/**
 * Whether somebody is there (OPEN-33), from packed hours. The site's script carries only this question; the search for
 * the next opening is `openingOf` in the contract, and a test holds the two together.
 */
export function isWithin(packed: string, at: Date) {
  const [timeZone, days = '', opens = '', closes = '', ...holidays] = packed.split(' ')
  // Swedish writes a moment as `2026-11-23 08:00`, which can be compared as text.
  const local = at.toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [date = '', time = ''] = local.split(' ')
  const isDay = days.includes(`${new Date(date).getUTCDay() || 7}`) && !holidays.some((day) => date.endsWith(day))
  return isDay && opens <= time && time < closes
}
