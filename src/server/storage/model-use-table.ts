import type { Kysely } from 'kysely'
import { prepare } from './prepare.ts'
import { readFirst } from './results.ts'
import type { Schema } from './schema.ts'
import type { ModelUse } from './storage.ts'
import type { Day } from '#server/clock.ts'

type Use = Schema['modelUse']

const raise = prepare((db, { more, ...use }: Use & { readonly more: number }) =>
  db
    .insertInto('modelUse')
    .values(use)
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((row) => ({ tokens: row('modelUse.tokens', '+', more) })),
    ),
)
const find = prepare((db, { day }: { readonly day: Day }) =>
  db.selectFrom('modelUse').select('tokens').where('day', '=', day),
)

export function createModelUseTable(db: Kysely<Schema>): ModelUse {
  return {
    async add(day, tokens) {
      await raise(db, { day, tokens, more: tokens })
    },

    async of(day) {
      return (await readFirst(find(db, { day }), ({ tokens }) => tokens)) ?? 0
    },
  }
}
