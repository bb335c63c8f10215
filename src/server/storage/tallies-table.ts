import type { Kysely } from 'kysely'
import { prepare } from './prepare.ts'
import { changesOne } from './results.ts'
import type { Schema } from './schema.ts'
import type { Tallies } from './storage.ts'

type Tally = Schema['tallies']

/** One statement, so that of those that arrive together none slips past the bound. */
const take = prepare((db, { most, ...tally }: Tally & { readonly most: number }) =>
  db
    .insertInto('tallies')
    .values(tally)
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'since'])
        .doUpdateSet((row) => ({ count: row('tallies.count', '+', 1) }))
        .where('tallies.count', '<', most),
    ),
)
const begin = prepare((db, tally: Tally) =>
  db
    .insertInto('tallies')
    .values(tally)
    .onConflict((conflict) => conflict.columns(['key', 'since']).doNothing()),
)

export function createTalliesTable(db: Kysely<Schema>): Tallies {
  return {
    take: (key, since, most) => changesOne(take(db, { key, since, count: 1, most })),
    begin: (key, since) => changesOne(begin(db, { key, since, count: 1 })),
    async forget(time) {
      await db.deleteFrom('tallies').where('since', '<', time).execute()
    },
  }
}
