import type { Kysely } from 'kysely'
import type { LastAnswer, LeadNote, LeadReply, LeadTalk } from './desk-storage.ts'
import type { NoteRow, ReplyRow, Schema } from './schema.ts'

export function createLeadTalkTable(db: Kysely<Schema>): LeadTalk {
  return {
    async addNote(note) {
      await db
        .insertInto('lead_notes')
        .values(toNoteRow(note))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    async notes(leadId) {
      const rows = await db
        .selectFrom('lead_notes')
        .selectAll()
        .where('lead_id', '=', leadId)
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(fromNoteRow)
    },

    async addReply(reply) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('lead_replies')
        .values({ ...toNoteRow(reply), language: reply.language, subject: reply.subject })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    async findReply(id) {
      const row = await db.selectFrom('lead_replies').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? fromReplyRow(row) : null
    },

    async replies(leadId) {
      const rows = await db
        .selectFrom('lead_replies')
        .selectAll('lead_replies')
        .innerJoin('leads', 'leads.id', 'lead_replies.lead_id')
        .innerJoin('leads as asked', 'asked.person_email', 'leads.person_email')
        .where('asked.id', '=', leadId)
        .orderBy('at')
        .orderBy('lead_replies.id')
        .execute()
      return rows.map(fromReplyRow)
    },

    async lastAnswers(emails) {
      if (emails.length === 0) return new Map()
      const letters = await db
        .selectFrom('lead_replies')
        .innerJoin('leads', 'leads.id', 'lead_replies.lead_id')
        .select(['leads.person_email as email', 'lead_replies.by', 'lead_replies.at'])
        .where('leads.person_email', 'in', emails)
        .execute()
      // Whoever calls or marks what nobody has takes it.
      const others = await db
        .selectFrom('leads')
        .innerJoin('members', 'members.id', 'leads.owner_id')
        .select(['person_email as email', 'members.name as by', 'answered_at as at'])
        .where('person_email', 'in', emails)
        .where('answered_at', 'is not', null)
        .execute()
      const last = new Map<string, LastAnswer>()
      // Of the two that one answer leaves, the letter names who wrote it.
      for (const { email, by, at } of [...letters, ...others])
        if (at !== null && at > (last.get(email)?.at ?? -1)) last.set(email, { by, at })
      return last
    },
  }
}

function toNoteRow({ id, leadId, memberId, by, text, at }: LeadNote): NoteRow {
  return { id, lead_id: leadId, member_id: memberId, by, text, at }
}

function fromNoteRow({ id, lead_id, member_id, by, text, at }: NoteRow): LeadNote {
  return { id, leadId: lead_id, memberId: member_id, by, text, at }
}

function fromReplyRow(row: ReplyRow): LeadReply {
  return { ...fromNoteRow(row), language: row.language, subject: row.subject }
}
