import type { Kysely } from 'kysely'
import type { LastAnswer, LeadTalk } from './desk-storage.ts'
import { changesOne } from './results.ts'
import type { Schema } from './schema.ts'

export function createLeadTalkTable(db: Kysely<Schema>): LeadTalk {
  return {
    async addNote(note) {
      await db
        .insertInto('leadNotes')
        .values(note)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    notes: (leadId) =>
      db.selectFrom('leadNotes').selectAll().where('leadId', '=', leadId).orderBy('at', 'desc').orderBy('id').execute(),

    addReply(reply) {
      const adding = db.insertInto('leadReplies').values(reply)
      return changesOne(db.executeQuery(adding.onConflict((conflict) => conflict.column('id').doNothing())))
    },

    async findReply(id) {
      const row = await db.selectFrom('leadReplies').selectAll().where('id', '=', id).executeTakeFirst()
      return row ?? null
    },

    replies: (leadId) =>
      db
        .selectFrom('leadReplies')
        .selectAll('leadReplies')
        .innerJoin('leads', 'leads.id', 'leadReplies.leadId')
        .innerJoin('leads as asked', 'asked.personEmail', 'leads.personEmail')
        .where('asked.id', '=', leadId)
        .orderBy('at')
        .orderBy('leadReplies.id')
        .execute(),

    async lastAnswers(emails) {
      if (emails.length === 0) return new Map()
      const letters = await db
        .selectFrom('leadReplies')
        .innerJoin('leads', 'leads.id', 'leadReplies.leadId')
        .select(['leads.personEmail as email', 'leadReplies.by', 'leadReplies.at'])
        .where('leads.personEmail', 'in', emails)
        .execute()
      // Whoever calls or marks what nobody has takes it.
      const others = await db
        .selectFrom('leads')
        .innerJoin('members', 'members.id', 'leads.ownerId')
        .select(['personEmail as email', 'members.name as by', 'answeredAt as at'])
        .where('personEmail', 'in', emails)
        .where('answeredAt', 'is not', null)
        .execute()
      const last = new Map<string, LastAnswer>()
      // Of the two that one answer leaves, the letter names who wrote it.
      for (const { email, by, at } of [...letters, ...others])
        if (at !== null && at > (last.get(email)?.at ?? -1)) last.set(email, { by, at })
      return last
    },
  }
}
