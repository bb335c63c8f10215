import type { Kysely } from 'kysely'
import { ErasedMeanwhile } from './failure.ts'
import { prepare } from './prepare.ts'
import { fromChatRow, fromMessageRow, toMessageRow } from './rows.ts'
import type { ChatRow, MessageRow, Schema } from './schema.ts'
import type { Chats } from './storage.ts'

type Id = { readonly id: string }
type Told = { readonly id: string; readonly number: number; readonly at: number }

export function createChatsTable(db: Kysely<Schema>): Chats {
  const all = db.selectFrom('chats').selectAll()
  const findRow = prepare<Id, ChatRow>(db, 'chats findRow', ({ id }) => all.where('id', '=', id))
  async function find(id: string) {
    const [row] = (await findRow({ id })).rows
    return row ? fromChatRow(row) : null
  }
  /** Changes nothing: whoever would add to the same conversation waits until this unit of work is over. */
  const hold = prepare<Id, Pick<ChatRow, 'last_number'>>(db, 'chats hold', ({ id }) =>
    db
      .updateTable('chats')
      .set((chats) => ({ last_number: chats.ref('last_number') }))
      .where('id', '=', id)
      .returning('last_number'),
  )
  const setLast = prepare<Told, unknown>(db, 'chats setLast', ({ id, number, at }) =>
    db.updateTable('chats').set({ last_number: number, last_at: at }).where('id', '=', id),
  )
  const insertMessage = prepare<MessageRow, unknown>(db, 'chats insertMessage', (row) =>
    db
      .insertInto('chat_messages')
      .values(row)
      .onConflict((conflict) => conflict.columns(['chat_id', 'id']).doNothing()),
  )
  const allMessages = db.selectFrom('chat_messages').selectAll()
  const findMessage = prepare<Pick<MessageRow, 'chat_id' | 'id'>, MessageRow>(db, 'chats findMessage', (key) =>
    allMessages.where('chat_id', '=', key.chat_id).where('id', '=', key.id),
  )
  const findReply = prepare<Pick<MessageRow, 'chat_id'> & { readonly answers: string }, MessageRow>(
    db,
    'chats findReply',
    ({ chat_id, answers }) =>
      allMessages.where('chat_id', '=', chat_id).where('answers', '=', answers).orderBy('number').limit(1),
  )
  const listMessages = prepare<{ readonly id: string; readonly after: number }, MessageRow>(
    db,
    'chats listMessages',
    ({ id, after }) => allMessages.where('chat_id', '=', id).where('number', '>', after).orderBy('number'),
  )

  const lastOfVisitor = prepare<{ readonly id: string; readonly after: number }, MessageRow>(
    db,
    'chats lastOfVisitor',
    ({ id, after }) =>
      allMessages
        .where('chat_id', '=', id)
        .where('number', '>', after)
        .where('sender', '=', 'user')
        .orderBy('number', 'desc')
        .limit(1),
  )

  return {
    async add({ id, leadId, variant, timeZone, location, page, language, startedAt }) {
      await db
        .insertInto('chats')
        .values({
          id,
          lead_id: leadId,
          variant,
          time_zone: timeZone,
          location,
          page,
          language,
          started_at: startedAt,
          last_at: 0,
          last_number: 0,
          cleared_up_to: 0,
          summarised_up_to: 0,
          handed_off_at: null,
          erased_at: null,
        })
        .execute()
      await db
        .updateTable('leads')
        .set({ country: location })
        .where('id', '=', leadId)
        .where('country', '=', '')
        .execute()
    },

    find,

    async hold(id) {
      await hold({ id })
      return find(id)
    },

    async ofLead(leadId) {
      const row = await all.where('lead_id', '=', leadId).orderBy('started_at').limit(1).executeTakeFirst()
      return row ? fromChatRow(row) : null
    },

    async addMessage(message) {
      const { chatId, at } = message
      const [chat] = (await hold({ id: chatId })).rows
      if (!chat) throw new ErasedMeanwhile('This conversation is no longer kept')
      const kept = { ...message, number: chat.last_number + 1 }
      const { numAffectedRows } = await insertMessage(toMessageRow(kept))
      if (numAffectedRows !== 1n) return null
      await setLast({ id: chatId, number: kept.number, at })
      return kept
    },

    async findMessage(chatId, id) {
      const [row] = (await findMessage({ chat_id: chatId, id })).rows
      return row ? fromMessageRow(row) : null
    },

    async findReply(chatId, answers) {
      const [row] = (await findReply({ chat_id: chatId, answers })).rows
      return row ? fromMessageRow(row) : null
    },

    async lastOfVisitor(chatId, after) {
      const [row] = (await lastOfVisitor({ id: chatId, after })).rows
      return row ? fromMessageRow(row) : null
    },

    async messages(chatId, after) {
      return (await listMessages({ id: chatId, after })).rows.map(fromMessageRow)
    },

    async clear(id) {
      await db
        .updateTable('chats')
        .set((chats) => ({ cleared_up_to: chats.ref('last_number') }))
        .where('id', '=', id)
        .execute()
    },

    async markSummarised(id, upTo) {
      const { numUpdatedRows } = await db
        .updateTable('chats')
        .set({ summarised_up_to: upTo })
        .where('id', '=', id)
        // Of two who would send the same summary at the same moment, the second finds it noted.
        .where('summarised_up_to', '<', upTo)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async markHandedOff(id, at) {
      await db.updateTable('chats').set({ handed_off_at: at }).where('id', '=', id).execute()
    },

    async markErased(id, at) {
      await db.updateTable('chats').set({ erased_at: at }).where('id', '=', id).where('erased_at', 'is', null).execute()
    },

    async listSilent(before, limit) {
      const rows = await all
        .where('last_at', '<', before)
        .whereRef('last_number', '>', 'summarised_up_to')
        // A greeting alone, or one that follows a clearing, tells sales nothing.
        .where((chats) => chats('last_number', '>', chats('cleared_up_to', '+', 1)))
        .orderBy('last_at')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(fromChatRow)
    },

    async eraseMarked() {
      const { numDeletedRows } = await db
        .deleteFrom('chats')
        .where('erased_at', 'is not', null)
        .where('id', 'not in', (chats) =>
          chats
            .selectFrom('outbox')
            .select('chat_id')
            .where('status', '!=', 'delivered')
            .where('chat_id', 'is not', null),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
