import type { Kysely } from 'kysely'
import { fromWishRow, toWishRow } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Wishes } from './storage.ts'

export function createWishesTable(db: Kysely<Schema>): Wishes {
  const all = db.selectFrom('wishes').selectAll()
  return {
    async add(wish) {
      await db.insertInto('wishes').values(toWishRow(wish)).execute()
    },

    async ofLead(leadId) {
      return (await all.where('leadId', '=', leadId).orderBy('number').execute()).map(fromWishRow)
    },

    async ofLeads(leadIds) {
      if (leadIds.length === 0) return []
      return (await all.where('leadId', 'in', leadIds).orderBy('number').execute()).map(fromWishRow)
    },

    async update(wish) {
      const { told, asked, open, isRepeated } = toWishRow(wish)
      await db
        .updateTable('wishes')
        .set({ told, asked, open, isRepeated })
        .where('leadId', '=', wish.leadId)
        .where('number', '=', wish.number)
        .execute()
    },

    async list() {
      return (await all.orderBy('leadId').orderBy('number').execute()).map(fromWishRow)
    },
  }
}
