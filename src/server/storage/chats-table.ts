import type { Kysely } from 'kysely'
import { ErasedMeanwhile } from './failure.ts'
import { prepare } from './prepare.ts'
import { changesOne, readFirst } from './results.ts'
import { fromChatRow, fromMessageRow, toMessageRow } from './rows.ts'
import type { ChatRow, MessageRow, Schema } from './schema.ts'
import type { Chats } from './storage.ts'

type Id = { readonly id: string }
type Told = { readonly id: string; readonly number: number; readonly at: number }

export function createChatsTable(db: Kysely<Schema>): Chats {
  const all = db.selectFrom('chats').selectAll()
  const findRow = prepare<Id, ChatRow>(db, 'chats findRow', ({ id }) => all.where('id', '=', id))
  const find = (id: string) => readFirst(findRow({ id }), fromChatRow)
  /** Changes nothing: whoever would add to the same conversation waits until this unit of work is over. */
  const hold = prepare<Id, Pick<ChatRow, 'lastNumber'>>(db, 'chats hold', ({ id }) =>
    db
      .updateTable('chats')
      .set((chats) => ({ lastNumber: chats.ref('lastNumber') }))
      .where('id', '=', id)
      .returning('lastNumber'),
  )
  const setLast = prepare<Told, unknown>(db, 'chats setLast', ({ id, number, at }) =>
    db.updateTable('chats').set({ lastNumber: number, lastAt: at }).where('id', '=', id),
  )
  const insertMessage = prepare<MessageRow, unknown>(db, 'chats insertMessage', (row) =>
    db
      .insertInto('chatMessages')
      .values(row)
      .onConflict((conflict) => conflict.columns(['chatId', 'id']).doNothing()),
  )
  const allMessages = db.selectFrom('chatMessages').selectAll()
  const findMessage = prepare<Pick<MessageRow, 'chatId' | 'id'>, MessageRow>(db, 'chats findMessage', (key) =>
    allMessages.where('chatId', '=', key.chatId).where('id', '=', key.id),
  )
  const findReply = prepare<Pick<MessageRow, 'chatId'> & { readonly answers: string }, MessageRow>(
    db,
    'chats findReply',
    ({ chatId, answers }) =>
      allMessages.where('chatId', '=', chatId).where('answers', '=', answers).orderBy('number').limit(1),
  )
  const listMessages = prepare<{ readonly id: string; readonly after: number }, MessageRow>(
    db,
    'chats listMessages',
    ({ id, after }) => allMessages.where('chatId', '=', id).where('number', '>', after).orderBy('number'),
  )

  const lastOfVisitor = prepare<{ readonly id: string; readonly after: number }, MessageRow>(
    db,
    'chats lastOfVisitor',
    ({ id, after }) =>
      allMessages
        .where('chatId', '=', id)
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
          leadId,
          variant,
          timeZone,
          location,
          page,
          language,
          startedAt,
          lastAt: 0,
          lastNumber: 0,
          clearedUpTo: 0,
          summarisedUpTo: 0,
          handedOffAt: null,
          erasedAt: null,
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

    ofLead: (leadId) =>
      readFirst(db.executeQuery(all.where('leadId', '=', leadId).orderBy('startedAt').limit(1)), fromChatRow),

    async addMessage(message) {
      const { chatId, at } = message
      const [chat] = (await hold({ id: chatId })).rows
      if (!chat) throw new ErasedMeanwhile('This conversation is no longer kept')
      const kept = { ...message, number: chat.lastNumber + 1 }
      if (!(await changesOne(insertMessage(toMessageRow(kept))))) return null
      await setLast({ id: chatId, number: kept.number, at })
      return kept
    },

    findMessage: (chatId, id) => readFirst(findMessage({ chatId, id }), fromMessageRow),

    findReply: (chatId, answers) => readFirst(findReply({ chatId, answers }), fromMessageRow),

    lastOfVisitor: (chatId, after) => readFirst(lastOfVisitor({ id: chatId, after }), fromMessageRow),

    async messages(chatId, after) {
      return (await listMessages({ id: chatId, after })).rows.map(fromMessageRow)
    },

    async clear(id) {
      await db
        .updateTable('chats')
        .set((chats) => ({ clearedUpTo: chats.ref('lastNumber') }))
        .where('id', '=', id)
        .execute()
    },

    async markSummarised(id, upTo) {
      const { numUpdatedRows } = await db
        .updateTable('chats')
        .set({ summarisedUpTo: upTo })
        .where('id', '=', id)
        // Of two who would send the same summary at the same moment, the second finds it noted.
        .where('summarisedUpTo', '<', upTo)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async markHandedOff(id, at) {
      await db.updateTable('chats').set({ handedOffAt: at }).where('id', '=', id).execute()
    },

    async markErased(id, at) {
      await db.updateTable('chats').set({ erasedAt: at }).where('id', '=', id).where('erasedAt', 'is', null).execute()
    },

    async listSilent(before, limit) {
      const rows = await all
        .where('lastAt', '<', before)
        .whereRef('lastNumber', '>', 'summarisedUpTo')
        // A greeting alone, or one that follows a clearing, tells sales nothing.
        .where((chats) => chats('lastNumber', '>', chats('clearedUpTo', '+', 1)))
        .orderBy('lastAt')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(fromChatRow)
    },

    async eraseMarked() {
      const { numDeletedRows } = await db
        .deleteFrom('chats')
        .where('erasedAt', 'is not', null)
        .where('id', 'not in', (chats) =>
          chats
            .selectFrom('outbox')
            .select('chatId')
            .where('status', '!=', 'delivered')
            .where('chatId', 'is not', null),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
