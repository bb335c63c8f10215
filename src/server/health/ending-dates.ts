import { oldestRateDays, referenceRates } from '#facts/exchange-rates.ts'
import { holidaysListedUntil } from '#facts/holidays.ts'
import { listClaims } from '#facts/register.ts'
import { dayMs, type Milliseconds } from '#server/clock.ts'

type EndingDate = {
  readonly what: 'security.txt' | 'holidays' | 'exchange rates' | 'claims'
  /** Whole days, and negative afterwards. */
  readonly daysLeft: number
}

/** What is true until a day only, and somebody has to bring up to date. `securityTxt`: as it is served; null where none is. */
export function listEndingDates(
  securityTxt: string | null,
  now: Milliseconds,
  claims = listClaims(now),
): readonly EndingDate[] {
  const [, expires] = /^Expires: (.+)$/m.exec(securityTxt ?? '') ?? []
  const proven = claims.flatMap(({ proof, isLeftOut }) =>
    proof && !isLeftOut ? [Date.parse(`${proof.until}T24:00:00Z`)] : [],
  )
  const ends = [
    ['security.txt', expires === undefined ? null : Date.parse(expires)],
    ['holidays', Date.UTC(holidaysListedUntil + 1, 0)],
    ['exchange rates', Date.parse(referenceRates.date) + (oldestRateDays + 1) * dayMs],
    ['claims', proven.length === 0 ? null : Math.min(...proven)],
  ] as const
  return ends.flatMap(([what, end]) => (end === null ? [] : [{ what, daysLeft: Math.floor((end - now) / dayMs) }]))
}
