import { headquarters } from '#facts/offices.ts'
import { callbackMs } from '#contract/callback.ts'
import { createClock } from './clock.ts'

/** The clock of the Kigali office: what sales reads. */
export const officeClock = createClock(headquarters.timeZone, { zoneName: headquarters.zoneName })

/** A moment as the clock of the Kigali office shows it: `20 November 2025, 10:01 CAT`. Milliseconds since 1970. */
export function sayOfficeTime(moment: number): string {
  return officeClock.sayMoment(moment)
}

/** The two hours of a wish by the same clock: `Tuesday 24 November 2026, 09:00 to 11:00 CAT`. */
export function sayOfficeWindow(startsAt: number): string {
  return officeClock.sayWindow(startsAt, startsAt + callbackMs)
}
