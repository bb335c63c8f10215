import { modulo, readWall, toMoment, type WallTime } from './clock.ts'

/** When somebody is there, on the clock of one place. */
export type Schedule = {
  /** IANA name, such as `Africa/Kigali`. */
  readonly timeZone: string
  /** Monday is 1, Sunday 7. */
  readonly days: readonly number[]
  /** Whole hours from 0 to 24; `closes` is later on the same day. */
  readonly opens: number
  readonly closes: number
  /** Names of holidays by local date: `12-25` comes every year, `2027-03-26` once. */
  readonly holidays?: Readonly<Record<string, string>>
}

export type Opening =
  | { readonly isOpen: true; readonly closesAt: Date }
  | {
      readonly isOpen: false
      /** Null when it does not open within a year. */
      readonly opensAt: Date | null
      /** Name of the holiday that keeps it closed on this local day, else null. */
      readonly holiday: string | null
    }

export const hourMs = 3_600_000
const dayMs = 24 * hourMs
const daysSearched = 366

/**
 * Whether a place is open at a moment, and when that changes next (CONT-2, CONT-4, CONT-7). Open from the first
 * millisecond of the opening hour to the last before the closing one. Throws a RangeError for an unknown time zone.
 */
export function openingOf(schedule: Schedule, at: Date): Opening {
  const { timeZone, opens, closes } = schedule
  const wall = readWall(at.getTime(), timeZone)
  const today = wall - modulo(wall, dayMs)
  const momentOn = (midnight: WallTime, hour: number) => new Date(toMoment(midnight + hour * hourMs, timeZone))

  for (let midnight = today; midnight <= today + daysSearched * dayMs; midnight += dayMs) {
    if (!isWeekday(schedule, midnight) || findHoliday(schedule, midnight) !== null) continue
    const closesAt = momentOn(midnight, closes)
    if (at >= closesAt) continue
    const opensAt = momentOn(midnight, opens)
    if (at >= opensAt) return { isOpen: true, closesAt }
    return { isOpen: false, opensAt, holiday: holidayToday(schedule, today) }
  }
  return { isOpen: false, opensAt: null, holiday: holidayToday(schedule, today) }
}

/** A day of the calendar, such as `2026-12-25`. */
type DayOpening = { readonly isOpen: boolean; readonly holiday: string | null }

/** Whether a place opens at all on a local day (CONT-2, CONT-7). `date` is ISO 8601. */
export function openingOn(schedule: Schedule, date: string): DayOpening {
  const midnight: WallTime = Date.parse(`${date}T00:00:00Z`)
  const holiday = holidayToday(schedule, midnight)
  return { isOpen: isWeekday(schedule, midnight) && holiday === null, holiday }
}

/** When a local day begins, such as `2026-12-25`; null for what is none. Throws a RangeError for an unknown time zone. */
export function startOfDay(date: string, timeZone: string): Date | null {
  const midnight: WallTime = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN
  return Number.isNaN(midnight) ? null : new Date(toMoment(midnight, timeZone))
}

/** A holiday on a Sunday keeps nobody out. */
function holidayToday(schedule: Schedule, today: WallTime) {
  return isWeekday(schedule, today) ? findHoliday(schedule, today) : null
}

function isWeekday({ days }: Schedule, midnight: WallTime) {
  return days.includes(new Date(midnight).getUTCDay() || 7)
}

function findHoliday({ holidays = {} }: Schedule, midnight: WallTime) {
  const date = new Date(midnight).toISOString().slice(0, 10)
  return holidays[date] ?? holidays[date.slice('2027-'.length)] ?? null
}
