import { hourMs } from '#server/clock.ts'
import { sql, type Kysely } from 'kysely'
import { defaultLanguage } from '#content/languages.ts'
import { makeOrderedId } from '#server/ids/ordered-id.ts'
import type { Clock } from './clock.ts'
import { laneOfRow, lanes as allLanes } from './lanes.ts'
import { prepare } from './prepare.ts'
import { changesOne } from './results.ts'
import { fromOutboxRow } from './rows.ts'
import type { OutboxRow, Schema } from './schema.ts'
import type { Outbox } from './outbox-storage.ts'
import type { Storage } from './storage.ts'

/** Enough to see what went wrong; an answer of a provider may be a whole page. */
const longestError = 500
/** Nothing is put off for so long (see outbox/back-off.ts): it was put in line before a clock was put back. */
const longestWaitMs = 7 * hourMs

const insert = prepare((db, row: OutboxRow) => db.insertInto('outbox').values(row))

export function createOutboxTable(db: Kysely<Schema>, engine: Storage['engine'], clock: Clock): Outbox {
  const all = db.selectFrom('outbox').selectAll()
  return {
    async add({ delivery, messageId, createdAt, dueAt = createdAt, language = defaultLanguage }) {
      await insert(db, {
        id: makeOrderedId(),
        leadId: delivery.leadId,
        chatId: 'chatId' in delivery ? delivery.chatId : null,
        kind: delivery.kind,
        delivery: JSON.stringify(delivery),
        messageId,
        status: 'waiting',
        createdAt,
        dueAt,
        takenAt: null,
        attempts: 0,
        refusals: 0,
        lastError: null,
        deliveredAt: null,
        language,
      })
    },

    reschedule(id, { from, to }) {
      const waiting = db.updateTable('outbox').set({ dueAt: to }).where('id', '=', id).where('status', '=', 'waiting')
      // A worker that takes a message moves its time.
      return changesOne(db.executeQuery(waiting.where('dueAt', '=', from)))
    },

    async claim({ now, leaseMs, limit, lanes = allLanes }) {
      const time = clock(now)
      const rows = await db
        .updateTable('outbox')
        .set({ dueAt: sql<number>`${time} + ${leaseMs}`, takenAt: time })
        .where('id', 'in', (outbox) =>
          outbox
            .selectFrom('outbox as due')
            .select('due.id')
            .where('due.status', '=', 'waiting')
            .where(laneOfRow, 'in', lanes)
            .where((due) =>
              due.or([
                due('due.dueAt', '<=', time),
                due('due.dueAt', '>', sql<number>`${time} + ${longestWaitMs}`).and('due.takenAt', 'is', null),
              ]),
            )
            .orderBy('due.dueAt')
            .limit(limit)
            // SQLite has one writer at a time; PostgreSQL steps over what another instance is just taking.
            .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .returning(laneOfRow.as('lane'))
        .execute()
      return rows
        .map((row) => ({ ...fromOutboxRow(row), lane: row.lane }))
        .toSorted((one, other) => one.createdAt - other.createdAt)
    },

    async markDelivered(id, at) {
      await db
        .updateTable('outbox')
        .set({ status: 'delivered', deliveredAt: at, lastError: null, takenAt: null })
        .where('id', '=', id)
        .execute()
    },

    async markFailed(id, error, dueAt, isRefused = false) {
      await db
        .updateTable('outbox')
        .set((outbox) => ({
          attempts: outbox('attempts', '+', 1),
          refusals: outbox('refusals', '+', isRefused ? 1 : 0),
          lastError: error.slice(0, longestError),
          takenAt: null,
          ...(dueAt === null ? { status: 'dead' as const } : { dueAt }),
        }))
        .where('id', '=', id)
        // An attempt that outlived its lease has nothing to say about a message that has gone out meanwhile.
        .where('status', '=', 'waiting')
        .execute()
    },

    revive(id, at) {
      const reviving = db
        .updateTable('outbox')
        .set({ status: 'waiting', dueAt: at, attempts: 0, refusals: 0 })
        .where('id', '=', id)
        .where((outbox) =>
          outbox.or([
            outbox('status', '=', 'dead'),
            outbox.and([outbox('status', '=', 'waiting'), outbox('attempts', '>', 0), outbox('takenAt', 'is', null)]),
          ]),
        )
      return changesOne(db.executeQuery(reviving))
    },

    async release(at) {
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ dueAt: at, takenAt: null })
        .where('status', '=', 'waiting')
        .where('takenAt', 'is not', null)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async list({ status, leadId, limit }) {
      const rows = await all
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'waiting'))
        .$if(leadId !== undefined, (query) => query.where('leadId', '=', leadId ?? ''))
        .orderBy('createdAt')
        .orderBy('id')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute()
      return rows.map(fromOutboxRow)
    },

    async count() {
      const rows = await db
        .selectFrom('outbox')
        .select((outbox) => ['status', outbox.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute()
      return { waiting: 0, delivered: 0, dead: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) }
    },

    async forget({ waysIn, letters }) {
      await db
        .deleteFrom('outbox')
        .where('leadId', 'is', null)
        // A way in that nobody waits for any more goes; of a digest that could not be sent somebody has to hear, and one
        // that was sent is looked for when somebody whom it tells of is erased.
        .where((outbox) =>
          outbox.or([
            outbox.and([outbox('status', '=', 'delivered'), outbox('deliveredAt', '<', letters)]),
            outbox.and([outbox('delivery', 'like', '%"template":"sign-in"%'), outbox('createdAt', '<', waysIn)]),
          ]),
        )
        .execute()
    },

    async nextDueAt(lanes = allLanes) {
      const row = await db
        .selectFrom('outbox')
        .select((outbox) => outbox.fn.min('dueAt').as('next'))
        .where('status', '=', 'waiting')
        .where(laneOfRow, 'in', lanes)
        .executeTakeFirst()
      return row?.next ?? null
    },

    async oldestAt(now) {
      const row = await db
        .selectFrom('outbox')
        .select(sql<number | null>`min(case attempts when 0 then due_at else created_at end)`.as('oldest'))
        .where('status', '=', 'waiting')
        .where((outbox) => outbox.or([outbox('attempts', '>', 0), outbox('dueAt', '<=', now)]))
        .executeTakeFirst()
      return row?.oldest ?? null
    },

    async lettersStuckSince() {
      const row = await db
        .selectFrom('outbox')
        .select((outbox) => outbox.fn.min('createdAt').as('since'))
        .where('status', '=', 'waiting')
        .where('kind', '=', 'mail')
        .where('attempts', '>', 0)
        .where('refusals', '=', 0)
        // Asked only where a letter was tried in vain.
        .where('createdAt', '>', (outbox) =>
          outbox
            .selectFrom('outbox as out')
            .select((out) => out.fn.coalesce(out.fn.max('out.deliveredAt'), sql<number>`0`).as('last'))
            .where('out.status', '=', 'delivered')
            .where('out.kind', '=', 'mail'),
        )
        .executeTakeFirst()
      return row?.since ?? null
    },
  }
}
