import type { Kysely } from 'kysely'
import { readAll } from './results.ts'
import { fromWishRow, toWishRow } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Wishes } from './storage.ts'

export function createWishesTable(db: Kysely<Schema>): Wishes {
  const all = db.selectFrom('wishes').selectAll()
  const list = (wanted: typeof all) => readAll(db.executeQuery(wanted), fromWishRow)

  return {
    async add(wish) {
      await db.insertInto('wishes').values(toWishRow(wish)).execute()
    },

    ofLead: (leadId) => list(all.where('leadId', '=', leadId).orderBy('number')),

    ofLeads: async (leadIds) =>
      leadIds.length === 0 ? [] : list(all.where('leadId', 'in', leadIds).orderBy('number')),

    async update(wish) {
      const { told, asked, open, isRepeated } = toWishRow(wish)
      await db
        .updateTable('wishes')
        .set({ told, asked, open, isRepeated })
        .where('leadId', '=', wish.leadId)
        .where('number', '=', wish.number)
        .execute()
    },

    list: () => list(all.orderBy('leadId').orderBy('number')),
  }
}
