import type { Kysely } from 'kysely'
import { prepare } from './prepare.ts'
import { changesOne, readAll, readFirst } from './results.ts'
import type { Schema, TalkRow } from './schema.ts'
import type { Talk, Talks } from './talk-storage.ts'

const empty = {
  calledAt: null,
  missedAt: null,
  answeredAt: null,
  tookMs: null,
  memberId: null,
  memberName: '',
  joinedAt: null,
  waitsSince: null,
  visitorAt: 0,
  visitorSaw: 0,
  memberSaw: 0,
  saidNumber: 0,
  saidAt: 0,
  mailedUpTo: 0,
} as const satisfies Omit<TalkRow, 'chatId'>

const most = 500

const findRow = prepare((db, { id }: { readonly id: string }) =>
  db.selectFrom('talks').selectAll().where('chatId', '=', id),
)

export function createTalksTable(db: Kysely<Schema>): Talks {
  const update = (chatId: string) => db.updateTable('talks').where('chatId', '=', chatId)
  const add = (chatId: string) =>
    db
      .insertInto('talks')
      .values({ chatId, ...empty })
      .onConflict((conflict) => conflict.column('chatId').doNothing())
      .execute()
  /** Of conversations that somebody may still go on with. */
  const open = db
    .selectFrom('talks')
    .selectAll('talks')
    .innerJoin('chats', 'chats.id', 'talks.chatId')
    .where('chats.erasedAt', 'is', null)
    .limit(most)
  const list = (wanted: typeof open) => readAll(db.executeQuery(wanted), fromTalkRow)

  return {
    find: (chatId) => readFirst(findRow(db, { id: chatId }), fromTalkRow),

    async call(chatId, at) {
      await add(chatId)
      await update(chatId)
        .set({ calledAt: at, missedAt: null })
        .where('memberId', 'is', null)
        .where((talks) => talks.or([talks('calledAt', 'is', null), talks('missedAt', 'is not', null)]))
        .execute()
    },

    async join(chatId, { id, name }, at) {
      await add(chatId)
      await update(chatId)
        .set((talks) => ({
          memberId: id,
          memberName: name,
          joinedAt: at,
          // Whoever called waits from now on for a word.
          waitsSince: talks.case().when('calledAt', 'is', null).then(null).else(at).end(),
          // Whoever joins without having been called answers no call.
          answeredAt: talks.case().when('calledAt', 'is', null).then(talks.ref('answeredAt')).else(at).end(),
          tookMs: talks
            .case()
            .when('calledAt', 'is', null)
            .then(talks.ref('tookMs'))
            .else(talks(talks.val(at), '-', talks.ref('calledAt')))
            .end(),
          calledAt: null,
          missedAt: null,
        }))
        .execute()
    },

    async leave(chatId) {
      await update(chatId).set({ memberId: null, memberName: '', joinedAt: null, waitsSince: null }).execute()
    },

    async waitAgain(chatId, at) {
      await update(chatId).set({ calledAt: at, missedAt: at }).where('memberId', 'is', null).execute()
    },

    async say(chatId, number, at) {
      await update(chatId).set({ saidNumber: number, saidAt: at, waitsSince: null }).execute()
    },

    async wait(chatId, at) {
      await update(chatId).set({ waitsSince: at }).where('waitsSince', 'is', null).execute()
    },

    see(chatId, side, upTo) {
      const column = side === 'visitor' ? 'visitorSaw' : 'memberSaw'
      const seeing = update(chatId).set({ [column]: upTo })
      return changesOne(db.executeQuery(seeing.where(column, '<', upTo)))
    },

    async meetVisitor(chatId, at) {
      await update(chatId).set({ visitorAt: at }).where('visitorAt', '<', at).execute()
    },

    listUnanswered(before) {
      const called = open.where('calledAt', '<=', before).where('missedAt', 'is', null)
      return list(called.where('memberId', 'is', null))
    },

    markMissed(chatId, at) {
      const missing = update(chatId).set({ missedAt: at }).where('missedAt', 'is', null)
      return changesOne(db.executeQuery(missing.where('calledAt', 'is not', null).where('memberId', 'is', null)))
    },

    listSilent: (before) => list(open.where('memberId', 'is not', null).where('waitsSince', '<=', before)),

    listJoined: () => list(open.where('memberId', 'is not', null)),

    listUnread(before) {
      const unread = open.whereRef('saidNumber', '>', 'mailedUpTo').whereRef('saidNumber', '>', 'visitorSaw')
      return list(unread.where('saidAt', '<=', before).where('visitorAt', '<=', before))
    },

    markMailed: (chatId, upTo) =>
      changesOne(db.executeQuery(update(chatId).set({ mailedUpTo: upTo }).where('mailedUpTo', '<', upTo))),

    async look(chatId, memberId, at) {
      await db
        .insertInto('talkLooks')
        .values({ chatId, memberId, at })
        .onConflict((conflict) => conflict.columns(['chatId', 'memberId']).doUpdateSet({ at }))
        .execute()
    },

    listLooking(chatId, since) {
      const looking = db.selectFrom('talkLooks').select('memberId').where('chatId', '=', chatId).where('at', '>', since)
      return readAll(db.executeQuery(looking.orderBy('memberId')), ({ memberId }) => memberId)
    },

    async listTaken(since) {
      const rows = await db
        .selectFrom('talks')
        .select('tookMs')
        .where('answeredAt', '>', since)
        .orderBy('tookMs')
        .execute()
      return rows.flatMap(({ tookMs }) => (tookMs === null ? [] : [tookMs]))
    },
  }
}

function fromTalkRow({ memberId, memberName, ...row }: TalkRow): Talk {
  return { ...row, member: memberId === null ? null : { id: memberId, name: memberName } }
}
