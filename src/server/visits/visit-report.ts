import { vitals, type Vital } from '#contract/visit-parts.ts'
import { type Day, dayMs, type Milliseconds, toDay } from '#server/clock.ts'
import type { Storage, ViewCount, VitalCount } from '#server/storage/storage.ts'
import { estimateQuantile } from './buckets.ts'

/** What three of four views stayed within: milliseconds, for `cls` a score. Null where nothing was measured. */
export type Measured = Readonly<Record<Vital, number | null>>
type Counted = ViewCount & { readonly p75: Measured }

export type VisitReport = {
  readonly from: Day
  readonly to: Day
  readonly views: number
  readonly p75: Measured
  /** Every day of the time, those without a view too. */
  readonly days: readonly ViewCount[]
  readonly pages: readonly Counted[]
  readonly referrers: readonly ViewCount[]
  readonly devices: readonly Counted[]
}

/** The share of views the verdict is made for. */
const share = 0.75

/** The last `days` days of UTC, today included. */
export async function reportVisits(storage: Storage, days: number, now: Milliseconds): Promise<VisitReport> {
  const dates = Array.from({ length: days }, (_, number) => toDay(now - (days - 1 - number) * dayMs))
  const [from = toDay(now), to = from] = [dates[0], dates.at(-1)]
  const { visits } = storage
  const [byDay, pages, referrers, devices, counts] = await Promise.all([
    visits.countBy('day', from),
    visits.countBy('path', from),
    visits.countBy('referrer', from),
    visits.countBy('device', from),
    visits.countVitals(from),
  ])
  const viewsOf = new Map(byDay.map(({ key, views }) => [key, views]))
  const measure = (belongs: (count: VitalCount) => boolean) => measureAll(counts.filter(belongs))
  return {
    from,
    to,
    views: byDay.reduce((sum, { views }) => sum + views, 0),
    p75: measureAll(counts),
    days: dates.map((key) => ({ key, views: viewsOf.get(key) ?? 0 })),
    pages: pages.map((page) => ({ ...page, p75: measure(({ path }) => path === page.key) })),
    referrers,
    devices: devices.map((one) => ({ ...one, p75: measure(({ device }) => device === one.key) })),
  }
}

function measureAll(counts: readonly VitalCount[]): Measured {
  const found = vitals.map((vital) => {
    const buckets = counts.filter((count) => count.vital === vital)
    return [vital, estimateQuantile(vital, buckets, share)] as const
  })
  return Object.fromEntries(found) as Record<Vital, number | null>
}
