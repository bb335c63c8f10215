import type { ExpressionBuilder, Kysely } from 'kysely'
import { prepare } from './prepare.ts'
import type { Schema, TalkRow } from './schema.ts'
import type { Talk, Talks } from './talk-storage.ts'

const empty = {
  called_at: null,
  missed_at: null,
  answered_at: null,
  took_ms: null,
  member_id: null,
  member_name: '',
  joined_at: null,
  waits_since: null,
  visitor_at: 0,
  visitor_saw: 0,
  member_saw: 0,
  said_number: 0,
  said_at: 0,
  mailed_up_to: 0,
} as const satisfies Omit<TalkRow, 'chat_id'>

const most = 500

export function createTalksTable(db: Kysely<Schema>): Talks {
  const all = db.selectFrom('talks').selectAll('talks')
  const findRow = prepare<{ readonly id: string }, TalkRow>(db, 'talks findRow', ({ id }) =>
    all.where('chat_id', '=', id),
  )
  const update = (chatId: string) => db.updateTable('talks').where('chat_id', '=', chatId)
  const add = (chatId: string) =>
    db
      .insertInto('talks')
      .values({ chat_id: chatId, ...empty })
      .onConflict((conflict) => conflict.column('chat_id').doNothing())
      .execute()
  /** Of conversations that somebody may still go on with. */
  const open = all.innerJoin('chats', 'chats.id', 'talks.chat_id').where('chats.erased_at', 'is', null).limit(most)

  return {
    async find(chatId) {
      const [row] = (await findRow({ id: chatId })).rows
      return row ? fromTalkRow(row) : null
    },

    async call(chatId, at) {
      await add(chatId)
      await update(chatId)
        .set({ called_at: at, missed_at: null })
        .where('member_id', 'is', null)
        .where((talks) => talks.or([talks('called_at', 'is', null), talks('missed_at', 'is not', null)]))
        .execute()
    },

    async join(chatId, { id, name }, at) {
      await add(chatId)
      await update(chatId)
        .set((talks) => ({
          member_id: id,
          member_name: name,
          joined_at: at,
          // Whoever called waits from now on for a word.
          waits_since: talks.case().when('called_at', 'is', null).then(null).else(at).end(),
          answered_at: keepUnless(talks, 'answered_at', at),
          took_ms: talks
            .case()
            .when('called_at', 'is', null)
            .then(talks.ref('took_ms'))
            .else(talks(talks.val(at), '-', talks.ref('called_at')))
            .end(),
        }))
        .execute()
      await update(chatId).set({ called_at: null, missed_at: null }).execute()
    },

    async leave(chatId) {
      await update(chatId).set({ member_id: null, member_name: '', joined_at: null, waits_since: null }).execute()
    },

    async waitAgain(chatId, at) {
      await update(chatId).set({ called_at: at, missed_at: at }).where('member_id', 'is', null).execute()
    },

    async say(chatId, number, at) {
      await update(chatId).set({ said_number: number, said_at: at, waits_since: null }).execute()
    },

    async wait(chatId, at) {
      await update(chatId).set({ waits_since: at }).where('waits_since', 'is', null).execute()
    },

    async see(chatId, side, upTo) {
      const column = side === 'visitor' ? 'visitor_saw' : 'member_saw'
      const { numUpdatedRows } = await update(chatId)
        .set({ [column]: upTo })
        .where(column, '<', upTo)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async meetVisitor(chatId, at) {
      await update(chatId).set({ visitor_at: at }).where('visitor_at', '<', at).execute()
    },

    async listUnanswered(before) {
      const rows = await open
        .where('called_at', '<=', before)
        .where('missed_at', 'is', null)
        .where('member_id', 'is', null)
        .execute()
      return rows.map(fromTalkRow)
    },

    async markMissed(chatId, at) {
      const { numUpdatedRows } = await update(chatId)
        .set({ missed_at: at })
        .where('called_at', 'is not', null)
        .where('missed_at', 'is', null)
        .where('member_id', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async listSilent(before) {
      const rows = await open.where('member_id', 'is not', null).where('waits_since', '<=', before).execute()
      return rows.map(fromTalkRow)
    },

    async listJoined() {
      return (await open.where('member_id', 'is not', null).execute()).map(fromTalkRow)
    },

    async listUnread(before) {
      const rows = await open
        .whereRef('said_number', '>', 'mailed_up_to')
        .whereRef('said_number', '>', 'visitor_saw')
        .where('said_at', '<=', before)
        .where('visitor_at', '<=', before)
        .execute()
      return rows.map(fromTalkRow)
    },

    async markMailed(chatId, upTo) {
      const { numUpdatedRows } = await update(chatId)
        .set({ mailed_up_to: upTo })
        .where('mailed_up_to', '<', upTo)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async look(chatId, memberId, at) {
      await db
        .insertInto('talk_looks')
        .values({ chat_id: chatId, member_id: memberId, at })
        .onConflict((conflict) => conflict.columns(['chat_id', 'member_id']).doUpdateSet({ at }))
        .execute()
    },

    async listLooking(chatId, since) {
      const rows = await db
        .selectFrom('talk_looks')
        .select('member_id')
        .where('chat_id', '=', chatId)
        .where('at', '>', since)
        .orderBy('member_id')
        .execute()
      return rows.map(({ member_id }) => member_id)
    },

    async listTaken(since) {
      const rows = await db
        .selectFrom('talks')
        .select('took_ms')
        .where('answered_at', '>', since)
        .orderBy('took_ms')
        .execute()
      return rows.flatMap(({ took_ms }) => (took_ms === null ? [] : [took_ms]))
    },
  }
}

/** Whoever joins without having been called answers no call. */
function keepUnless(talks: ExpressionBuilder<Schema, 'talks'>, column: 'answered_at', at: number) {
  return talks.case().when('called_at', 'is', null).then(talks.ref(column)).else(at).end()
}

function fromTalkRow(row: TalkRow): Talk {
  return {
    chatId: row.chat_id,
    calledAt: row.called_at,
    missedAt: row.missed_at,
    answeredAt: row.answered_at,
    tookMs: row.took_ms,
    member: row.member_id === null ? null : { id: row.member_id, name: row.member_name },
    joinedAt: row.joined_at,
    waitsSince: row.waits_since,
    visitorAt: row.visitor_at,
    visitorSaw: row.visitor_saw,
    memberSaw: row.member_saw,
    saidNumber: row.said_number,
    saidAt: row.said_at,
    mailedUpTo: row.mailed_up_to,
  }
}
