import type { Schedule } from '#contract/opening-hours.ts'

const wholeHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/**
 * A schedule in one line: milliseconds ahead of Greenwich, weekdays, hours from and to, and the dates of its holidays. The first
 * time zone that a page asks for takes a slow phone fifty milliseconds, so that one whose clock never changes goes as a
 * number. Throws where it does change.
 */
export function packHours({ timeZone, days, opens, closes, holidays = {} }: Schedule) {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month)))
  const [offset, ...others] = new Set(months.map((at) => aheadMs(timeZone, at)))
  if (others.length > 0) throw new Error(`The clocks of ${timeZone} change: the chat's hours need one that does not.`)
  return [offset, days.join(''), wholeHour(opens), wholeHour(closes), ...Object.keys(holidays)].join(' ')
}

// Swedish writes a moment as `2026-11-23 08:00:00`.
const aheadMs = (timeZone: string, at: Date) => Date.parse(`${at.toLocaleString('sv', { timeZone })}Z`) - at.getTime()

/**
 * Whether somebody is there (OPEN-33), from packed hours. The site's script carries only this question; the search for
 * the next opening is `openingOf` in the contract, and a test holds the two together.
 */
export function isWithin(packed: string, at: Date) {
  const [offset, days = '', opens = '', closes = '', ...holidays] = packed.split(' ')
  const local = new Date(at.getTime() + Number(offset))
  const [date = '', clock = ''] = local.toISOString().split('T')
  const isDay = days.includes(`${local.getUTCDay() || 7}`) && !holidays.some((day) => date.endsWith(day))
  return isDay && opens <= clock && clock < closes
}
