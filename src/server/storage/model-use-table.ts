import type { Kysely } from 'kysely'
import { prepare } from './prepare.ts'
import type { Schema } from './schema.ts'
import type { ModelUse } from './storage.ts'
import type { Day } from '#server/clock.ts'

type Use = Schema['model_use']

export function createModelUseTable(db: Kysely<Schema>): ModelUse {
  const raise = prepare<Use & { readonly more: number }, unknown>(db, 'model-use raise', ({ more, ...use }) =>
    db
      .insertInto('model_use')
      .values(use)
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet((row) => ({ tokens: row('model_use.tokens', '+', more) })),
      ),
  )
  const find = prepare<{ readonly day: Day }, Pick<Use, 'tokens'>>(db, 'model-use find', ({ day }) =>
    db.selectFrom('model_use').select('tokens').where('day', '=', day),
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
