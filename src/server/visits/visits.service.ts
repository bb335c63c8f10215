import { vitals } from '#contract/visit-parts.ts'
import type { Visit } from '#contract/visit.ts'
import { type Day, toDay } from '#server/clock.ts'
import type { Storage, Tables } from '#server/storage/storage.ts'
import type { Parts } from '#server/parts.ts'
import { findBucket } from './buckets.ts'

export type VisitService = {
  /** Counts one page view, with its measurements, all or nothing. */
  count(visit: Visit): Promise<void>
}

type Needs = Pick<Parts, 'now'> & {
  readonly storage: Pick<Storage, 'together'>
  /** The addresses that are counted by name. */
  readonly pages: ReadonlySet<string>
  /** Our own host; a visitor who comes from there came from nowhere else. */
  readonly host: string
}

/** What stands for the addresses that are no page, and for the hosts beyond the day's most. */
const others = '(other)'
/** Anybody may claim to come from anywhere; the table must not grow with what they think of. */
export const mostReferrers = 200

export function createVisitService({ storage, pages, host, now }: Needs): VisitService {
  /** The name a referrer is counted under. Instances that count at the same moment may pass the most by a few. */
  async function nameReferrer({ visits }: Tables, day: Day, referrer: string): Promise<string> {
    if (referrer === '' || referrer === host) return ''
    if (await visits.hasReferrer(day, referrer)) return referrer
    return (await visits.countReferrers(day)) < mostReferrers ? referrer : others
  }

  return {
    async count({ path, referrer = '', device, vitals: measured = {} }) {
      const day = toDay(now())
      const view = { day, path: pages.has(path) ? path : others, device }
      // Every unit of work takes its rows in this order, so that two of them never wait for each other.
      await storage.together(async (tables) => {
        await tables.visits.addView({ ...view, referrer: await nameReferrer(tables, day, referrer) })
        for (const vital of vitals) {
          const value = measured[vital]
          if (value !== undefined) await tables.visits.addVital({ ...view, vital, upTo: findBucket(vital, value) })
        }
      })
    },
  }
}
