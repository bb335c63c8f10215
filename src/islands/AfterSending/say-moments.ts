import { dateLocale } from '../date-locale.ts'

/** Moments on one clock: `Tue, 10:08`, `Wed 19 Nov, 10:08`, `Wed 19`, `10:08`. */
export type Sayer = {
  readonly short: (moment: Date) => string
  readonly long: (moment: Date) => string
  readonly day: (moment: Date) => string
  readonly time: (moment: Date) => string
  /** With the zone, where there is one to name. */
  readonly timeThere: (moment: Date) => string
}

/** The visitor's own clock, or that of a place whose zone is then named behind each time. */
export function createSayer(
  place?: { readonly timeZone: string; readonly zoneName: string },
  locale = dateLocale(),
): Sayer {
  const clock = (shape: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...shape, ...(place && { timeZone: place.timeZone }) })
    return (moment: Date) => format.format(moment).replaceAll(',', '')
  }
  const time = clock({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const [weekday, date, day] = [
    clock({ weekday: 'short' }),
    clock({ weekday: 'short', day: 'numeric', month: 'short' }),
    clock({ weekday: 'short', day: 'numeric' }),
  ]
  const timeThere = (moment: Date) => time(moment) + (place ? ` ${place.zoneName}` : '')
  return {
    short: (moment) => `${weekday(moment)}, ${timeThere(moment)}`,
    long: (moment) => `${date(moment)}, ${timeThere(moment)}`,
    day,
    time,
    timeThere,
  }
}
