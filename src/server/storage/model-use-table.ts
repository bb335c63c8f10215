import type { Kysely } from 'kysely'
import { prepare } from './prepare.ts'
import type { Schema } from './schema.ts'
import type { ModelUse } from './storage.ts'
import type { Day } from '#server/clock.ts'

type Use = Schema['modelUse']

export function createModelUseTable(db: Kysely<Schema>): ModelUse {
  const raise = prepare<Use & { readonly more: number }, unknown>(db, 'model-use raise', ({ more, ...use }) =>
    db
      .insertInto('modelUse')
      .values(use)
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet((row) => ({ tokens: row('modelUse.tokens', '+', more) })),
      ),
  )
  const find = prepare<{ readonly day: Day }, Pick<Use, 'tokens'>>(db, 'model-use find', ({ day }) =>
    db.selectFrom('modelUse').select('tokens').where('day', '=', day),
  )
  return {
    async add(day, tokens) {
      await raise({ day, tokens, more: tokens })
    },

    async of(day) {
      return (await find({ day })).rows[0]?.tokens ?? 0
    },
  }
}
