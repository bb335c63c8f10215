import type { Kysely } from 'kysely'
import { prepare } from './prepare.ts'
import type { Schema, VitalRow } from './schema.ts'
import type { View, Visits } from './storage.ts'
import type { Day } from '#server/clock.ts'

const raiseViews = prepare((db, { day, path, referrer, device }: View) =>
  db
    .insertInto('visits')
    .values({ day, path, referrer, device, views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path', 'referrer', 'device'])
        .doUpdateSet((row) => ({ views: row('visits.views', '+', 1) })),
    ),
)
const raiseVital = prepare((db, { day, path, device, vital, upTo }: Omit<VitalRow, 'views'>) =>
  db
    .insertInto('vitals')
    .values({ day, path, device, vital, upTo, views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path', 'device', 'vital', 'upTo'])
        .doUpdateSet((kept) => ({ views: kept('vitals.views', '+', 1) })),
    ),
)
const findReferrer = prepare((db, { day, referrer }: { readonly day: Day; readonly referrer: string }) =>
  db.selectFrom('visits').select('day').where('day', '=', day).where('referrer', '=', referrer).limit(1),
)

/** Counters: each view raises a row or makes it. Nothing here can tell one visitor from another. */
export function createVisitsTable(db: Kysely<Schema>): Visits {
  return {
    async addView(view) {
      await raiseViews(db, view)
    },

    async addVital(vital) {
      await raiseVital(db, vital)
    },

    async hasReferrer(day, referrer) {
      return (await findReferrer(db, { day, referrer })).rows.length > 0
    },

    async countReferrers(day) {
      const { referrers } = await db
        .selectFrom('visits')
        .select((visits) => visits.fn.count<number>('referrer').distinct().as('referrers'))
        .where('day', '=', day)
        .where('referrer', '!=', '')
        .executeTakeFirstOrThrow()
      return referrers
    },

    countBy(property, since) {
      return db
        .selectFrom('visits')
        .select((visits) => [`${property} as key`, visits.fn.sum<number>('views').as('views')])
        .where('day', '>=', since)
        .groupBy(property)
        .$if(property !== 'day', (query) => query.orderBy('views', 'desc'))
        .orderBy('key')
        .execute()
    },

    countVitals(since) {
      return db
        .selectFrom('vitals')
        .select((vitals) => ['path', 'device', 'vital', 'upTo', vitals.fn.sum<number>('views').as('views')])
        .where('day', '>=', since)
        .groupBy(['path', 'device', 'vital', 'upTo'])
        .execute()
    },

    async eraseBefore(day) {
      await db.deleteFrom('visits').where('day', '<', day).execute()
      await db.deleteFrom('vitals').where('day', '<', day).execute()
    },
  }
}
