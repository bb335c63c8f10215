import { letterWords } from '#content/letter-words.ts'
import { defaultLanguage, languages, type Language } from '#content/languages.ts'
import { isTimeZone } from '#contract/clock.ts'
import { headquarters } from '#facts/offices.ts'

/** Says moments as the clock of one place shows them. Milliseconds since 1970. */
type Clock = {
  /** `20 November 2025, 10:01 CAT` */
  sayMoment(moment: number): string
  /** `20 November 2025` */
  sayDay(moment: number): string
  /** `10:01` */
  sayTime(moment: number): string
  /** `Tuesday 24 November 2026, 09:00 to 11:00 CAT` */
  sayWindow(from: number, to: number): string
}

type Naming = {
  /** What the clock is called there, if it has a name of its own. */
  readonly zoneName?: string
  /** That of our team when absent. */
  readonly language?: Language
}

/** The clock of an IANA time zone, as a language says it; that of headquarters where the zone is none. */
export function createClock(timeZone: string, { zoneName, language = defaultLanguage }: Naming = {}): Clock {
  const { dateLocale: locale } = languages[language]
  const { sayDay, sayMoment, sayWindow } = letterWords[language]
  const zone = isTimeZone(timeZone) ? timeZone : headquarters.timeZone
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone })
  const named = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', timeZone: zone })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: zone })
  const sayZone = (moment: number) =>
    zoneName ?? named.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return {
    sayDay: (moment) => sayDay(day.format(moment)),
    sayTime: (moment) => time.format(moment),
    sayMoment: (moment) => sayMoment(sayDay(day.format(moment)), `${time.format(moment)} ${sayZone(moment)}`),
    sayWindow: (from, to) =>
      sayWindow(
        `${weekday.format(from)} ${sayDay(day.format(from))}`,
        time.format(from),
        `${time.format(to)} ${sayZone(from)}`,
      ),
  }
}
