import { headquarters } from '#facts/offices.ts'
import { createClock } from './clock.ts'

/** The clock of the Kigali office: what sales reads. */
export const officeClock = createClock(headquarters.timeZone, headquarters.zoneName)

/** A moment as the clock of the Kigali office shows it: `20 November 2025, 10:01 CAT`. Milliseconds since 1970. */
export function sayOfficeTime(moment: number): string {
  return officeClock.sayMoment(moment)
}
