import type { Kysely } from 'kysely'
import { nameMailbox } from './mailbox.ts'
import { prepare } from './prepare.ts'
import type { Schema } from './schema.ts'
import type { Confirmations } from './storage.ts'

type Count = Schema['confirmations']

export function createConfirmationsTable(db: Kysely<Schema>): Confirmations {
  // One statement, so that of requests that arrive together none slips past the bound.
  const take = prepare<Count & { readonly most: number }, unknown>(db, 'confirmations take', ({ most, ...count }) =>
    db
      .insertInto('confirmations')
      .values(count)
      .onConflict((conflict) =>
        conflict
          .columns(['mailbox', 'day'])
          .doUpdateSet((row) => ({ letters: row('confirmations.letters', '+', 1) }))
          .where('confirmations.letters', '<', most),
      ),
  )
  return {
    async take(email, day, most) {
      const { numAffectedRows } = await take({ mailbox: nameMailbox(email), day, letters: 1, most })
      return numAffectedRows === 1n
    },
    async eraseBefore(day) {
      await db.deleteFrom('confirmations').where('day', '<', day).execute()
    },
  }
}
