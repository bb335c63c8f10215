import { headquarters } from '#facts/offices.ts'

/** Says moments as the clock of one place shows them. Milliseconds since 1970. */
export type Clock = {
  /** `20 November 2025, 10:01 CAT` */
  sayMoment(moment: number): string
  /** `20 November 2025` */
  sayDay(moment: number): string
  /** `10:01` */
  sayTime(moment: number): string
  /** `Tuesday 24 November 2026, 09:00 to 11:00 CAT` */
  sayWindow(from: number, to: number): string
}

/** The clock of an IANA time zone, under a name of its own if it has one; that of headquarters where the zone is none. */
export function createClock(timeZone: string, zoneName?: string): Clock {
  const zone = isTimeZone(timeZone) ? timeZone : headquarters.timeZone
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone })
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone })
  const named = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short', timeZone: zone })
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: zone })
  const sayZone = (moment: number) =>
    zoneName ?? named.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value
  return {
    sayDay: (moment) => day.format(moment),
    sayTime: (moment) => time.format(moment),
    sayMoment: (moment) => `${day.format(moment)}, ${time.format(moment)} ${sayZone(moment)}`,
    sayWindow: (from, to) =>
      `${weekday.format(from)} ${day.format(from)}, ${time.format(from)} to ${time.format(to)} ${sayZone(from)}`,
  }
}

function isTimeZone(text: string): boolean {
  try {
    return Boolean(text && new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}
