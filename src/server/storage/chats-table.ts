import type { Kysely } from 'kysely'
import { ErasedMeanwhile } from './failure.ts'
import { prepare } from './prepare.ts'
import { changesOne, readAll, readFirst } from './results.ts'
import { fromChatRow, fromMessageRow, toMessageRow } from './rows.ts'
import type { MessageRow, Schema } from './schema.ts'
import type { Chats } from './storage.ts'

type Id = { readonly id: string }
type Place = { readonly id: string; readonly after: number }
type Told = { readonly id: string; readonly number: number; readonly at: number }
type Key = Pick<MessageRow, 'chatId' | 'id'>

const findRow = prepare((db, { id }: Id) => db.selectFrom('chats').selectAll().where('id', '=', id))
/** Changes nothing: whoever would add to the same conversation waits until this unit of work is over. */
const holdRow = prepare((db, { id }: Id) =>
  db
    .updateTable('chats')
    .set((chats) => ({ lastNumber: chats.ref('lastNumber') }))
    .where('id', '=', id)
    .returning('lastNumber'),
)
const setLast = prepare((db, { id, number, at }: Told) =>
  db.updateTable('chats').set({ lastNumber: number, lastAt: at }).where('id', '=', id),
)
const insertMessage = prepare((db, row: MessageRow) =>
  db
    .insertInto('chatMessages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['chatId', 'id']).doNothing()),
)
const allMessages = (db: Kysely<Schema>) => db.selectFrom('chatMessages').selectAll()
const findMessage = prepare((db, { chatId, id }: Key) =>
  allMessages(db).where('chatId', '=', chatId).where('id', '=', id),
)
const findReply = prepare((db, { chatId, answers }: Pick<MessageRow, 'chatId'> & { readonly answers: string }) =>
  allMessages(db).where('chatId', '=', chatId).where('answers', '=', answers).orderBy('number').limit(1),
)
const listMessages = prepare((db, { id, after }: Place) =>
  allMessages(db).where('chatId', '=', id).where('number', '>', after).orderBy('number'),
)
const lastOfVisitor = prepare((db, { id, after }: Place) =>
  allMessages(db)
    .where('chatId', '=', id)
    .where('number', '>', after)
    .where('sender', '=', 'user')
    .orderBy('number', 'desc')
    .limit(1),
)

export function createChatsTable(db: Kysely<Schema>): Chats {
  const all = db.selectFrom('chats').selectAll()
  const find = (id: string) => readFirst(findRow(db, { id }), fromChatRow)

  return {
    async add(chat) {
      const { leadId, location } = chat
      const silent = { lastAt: 0, lastNumber: 0, clearedUpTo: 0, summarisedUpTo: 0, handedOffAt: null, erasedAt: null }
      await db
        .insertInto('chats')
        .values({ ...chat, ...silent })
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
      await holdRow(db, { id })
      return find(id)
    },

    ofLead: (leadId) =>
      readFirst(db.executeQuery(all.where('leadId', '=', leadId).orderBy('startedAt').limit(1)), fromChatRow),

    async addMessage(message) {
      const { chatId, at } = message
      const [chat] = (await holdRow(db, { id: chatId })).rows
      if (!chat) throw new ErasedMeanwhile('This conversation is no longer kept')
      const kept = { ...message, number: chat.lastNumber + 1 }
      if (!(await changesOne(insertMessage(db, toMessageRow(kept))))) return null
      await setLast(db, { id: chatId, number: kept.number, at })
      return kept
    },

    findMessage: (chatId, id) => readFirst(findMessage(db, { chatId, id }), fromMessageRow),

    findReply: (chatId, answers) => readFirst(findReply(db, { chatId, answers }), fromMessageRow),

    lastOfVisitor: (chatId, after) => readFirst(lastOfVisitor(db, { id: chatId, after }), fromMessageRow),

    messages: (chatId, after) => readAll(listMessages(db, { id: chatId, after }), fromMessageRow),

    async clear(id) {
      await db
        .updateTable('chats')
        .set((chats) => ({ clearedUpTo: chats.ref('lastNumber') }))
        .where('id', '=', id)
        .execute()
    },

    markSummarised(id, upTo) {
      const noting = db.updateTable('chats').set({ summarisedUpTo: upTo }).where('id', '=', id)
      // Of two who would send the same summary at the same moment, the second finds it noted.
      return changesOne(db.executeQuery(noting.where('summarisedUpTo', '<', upTo)))
    },

    async markHandedOff(id, at) {
      await db.updateTable('chats').set({ handedOffAt: at }).where('id', '=', id).execute()
    },

    async markErased(id, at) {
      await db.updateTable('chats').set({ erasedAt: at }).where('id', '=', id).where('erasedAt', 'is', null).execute()
    },

    listSilent(before, limit) {
      const silent = all
        .where('lastAt', '<', before)
        .whereRef('lastNumber', '>', 'summarisedUpTo')
        // A greeting alone, or one that follows a clearing, tells sales nothing.
        .where((chats) => chats('lastNumber', '>', chats('clearedUpTo', '+', 1)))
      return readAll(db.executeQuery(silent.orderBy('lastAt').orderBy('id').limit(limit)), fromChatRow)
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
