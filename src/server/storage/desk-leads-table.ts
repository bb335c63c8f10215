import { sql, type Kysely, type SqlBool } from 'kysely'
import { holdLead, selectDeskLeads, toDeskLead } from './desk-lead-rows.ts'
import type { DeskLeads } from './desk-storage.ts'
import { createDueLeads } from './due-leads.ts'
import { createLeadSearch } from './lead-search.ts'
import { identifyPerson } from './person.ts'
import { readFirst } from './results.ts'
import type { Schema } from './schema.ts'
import { digitsOf } from './search-words.ts'
import type { Storage } from './storage.ts'
import { isNotice } from './talk-storage.ts'

/** One lead, what was said with it and what members change of it; the lists stand in files of their own. */
export function createDeskLeadsTable(db: Kysely<Schema>, engine: Storage['engine']): DeskLeads {
  /** Where in a text another one stands, from 1; 0 where it does not. Both engines call it by a name of their own. */
  const find = sql.raw(engine === 'postgres' ? 'strpos' : 'instr')
  const all = selectDeskLeads(db)

  return {
    ...createDueLeads(db, all),
    ...createLeadSearch(db, all, find),

    find: (id) => readFirst(db.executeQuery(all.where('leads.id', '=', id)), toDeskLead),

    async said(leadIds) {
      const messages = await db
        .selectFrom('chatMessages')
        .innerJoin('chats', 'chats.id', 'chatMessages.chatId')
        .select(['chats.leadId', 'sender', 'text', 'at', 'person'])
        .where('chats.leadId', 'in', leadIds)
        .where('chats.erasedAt', 'is', null)
        .where('sender', '!=', sql.lit('agent'))
        .orderBy('number')
        .execute()
      const replies = await db
        .selectFrom('leadReplies')
        .select(['leadId', 'text', 'at'])
        .where('leadId', 'in', leadIds)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return [
        ...messages
          .filter(({ person }) => !isNotice({ person: person === null ? null : JSON.parse(person) }))
          .map((row) => ({ ...row, isOurs: row.sender === 'person' })),
        ...replies.map((row) => ({ ...row, isOurs: true })),
      ]
        .toSorted((one, other) => one.at - other.at)
        .map(({ leadId, isOurs, text }) => ({ leadId, isOurs, text }))
    },

    hold: (id) => holdLead(db, id),

    async own(id, { from, to, at }) {
      const { numUpdatedRows } = await db
        .updateTable('leads')
        .set({ ownerId: to, ownedAt: at })
        .where('id', '=', id)
        .where('ownerId', from === null ? 'is' : '=', from)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async setCountry(id, country) {
      await db.updateTable('leads').set({ country }).where('id', '=', id).execute()
    },

    async keepNumber(id, { phone, phoneE164 }) {
      const found = [digitsOf(phone), digitsOf(phoneE164)].filter(Boolean).join('\n')
      await db
        .updateTable('leads')
        .set((leads) => ({ search: sql<string>`${leads.ref('search')} || ${`\n${found}`}` }))
        .where('id', '=', id)
        .where((leads) => leads.not(sql<SqlBool>`${find}(${leads.ref('search')}, ${found}) > 0`))
        .execute()
      await db
        .updateTable('leads')
        .set({ phone, phoneE164, personPhone: identifyPerson({ email: '', phone }).phone })
        .where('id', '=', id)
        .where('phone', '=', '')
        .execute()
    },

    async keepHeld(id, at) {
      await db
        .updateTable('leads')
        .set({ keptAt: at })
        .where('id', '=', id)
        .where('status', '=', 'quarantined')
        .execute()
    },
  }
}
