import { headquarters } from '#facts/offices.ts'

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: headquarters.timeZone })
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: headquarters.timeZone })

/** A moment as the clock of the Kigali office shows it: `20 November 2025, 10:01 CAT`. Milliseconds since 1970. */
export function sayOfficeTime(moment: number): string {
  return `${date.format(moment)}, ${time.format(moment)} ${headquarters.zoneName}`
}
