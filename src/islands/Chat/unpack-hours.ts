import type { Schedule } from '#contract/opening-hours.ts'

/** The schedule behind the line that every page's script carries (`packHours`), in its time zone. Its holidays have lost their names. */
export function unpackHours(packed: string, timeZone: string): Schedule {
  const [, days = '', opens = '', closes = '', ...holidays] = packed.split(' ')
  return {
    timeZone,
    days: Array.from(days, Number),
    opens: Number.parseInt(opens, 10),
    closes: Number.parseInt(closes, 10),
    holidays: Object.fromEntries(holidays.map((date) => [date, ''])),
  }
}
