import { sql, type Kysely } from 'kysely'
import type { PromiseLetter, Promises, StoredPromise } from './desk-storage.ts'
import type { LeadStatus } from './stored-lead.ts'
import { holdLead, isFirstOfPerson } from './desk-lead-rows.ts'
import { prepare } from './prepare.ts'
import type { PromiseRow, Schema } from './schema.ts'

const mostAtOnce = 200

const toldColumns = { soon: 'soonToldAt', late: 'lateToldAt' } as const satisfies Record<
  PromiseLetter,
  keyof PromiseRow
>

export function createPromisesTable(db: Kysely<Schema>): Promises {
  const all = db.selectFrom('promises').selectAll('promises')
  const insert = prepare<PromiseRow, unknown>(db, 'promises insert', (row) => db.insertInto('promises').values(row))
  const latest = prepare<{ readonly leadId: string }, PromiseRow>(db, 'promises latest', ({ leadId }) =>
    all.where('leadId', '=', leadId).orderBy('number', 'desc').limit(1),
  )
  // Whom somebody has written to unasked, or answered before, waits for an answer from now on.
  const openedAnew = sql<LeadStatus>`case status when 'answered' then 'new' else status end`
  const open = prepare<{ readonly id: string; readonly dueAt: number; readonly wanted: string }, unknown>(
    db,
    'promises open',
    ({ id, ...change }) =>
      db
        .updateTable('leads')
        .set({ ...change, status: openedAnew, answeredAt: null })
        .where('id', '=', id),
  )

  return {
    async make({ leadId, kind, askedAt, dueAt }) {
      // Whoever answers at this moment has been before, or waits.
      await holdLead(db, leadId)
      const [last] = (await latest({ leadId })).rows
      if (last && last.answeredAt === null) {
        if (last.dueAt > dueAt) {
          await db
            .updateTable('promises')
            .set({ dueAt, kind })
            .where('leadId', '=', leadId)
            .where('number', '=', last.number)
            .execute()
        }
        await open({ id: leadId, wanted: kind, dueAt: Math.min(last.dueAt, dueAt) })
        return
      }
      const untold = { answeredAt: null, soonToldAt: null, lateToldAt: null }
      const number = (last?.number ?? 0) + 1
      await insert({ leadId, number, kind, askedAt, dueAt, ...untold })
      await open({ id: leadId, wanted: kind, dueAt })
    },

    async takeBack(leadId, kind, next) {
      const lead = db.updateTable('leads').where('id', '=', leadId).where('wanted', '=', kind)
      await lead.set({ wanted: next ?? '' }).execute()
    },

    async reopen(leadId) {
      const { numUpdatedRows } = await db
        .updateTable('leads')
        .set({ status: 'new', answeredAt: null })
        .where('id', '=', leadId)
        .where('status', '=', 'answered')
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      const [last] = (await latest({ leadId })).rows
      if (!last) return true
      await db
        .updateTable('promises')
        .set({ answeredAt: null })
        .where('leadId', '=', leadId)
        .where('number', '=', last.number)
        .execute()
      await db.updateTable('leads').set({ dueAt: last.dueAt }).where('id', '=', leadId).execute()
      return true
    },

    async ofLead(leadId) {
      return (await all.where('leadId', '=', leadId).orderBy('number').execute()).map(fromPromiseRow)
    },

    async untold(letter, { dueBy, after, since }) {
      const rows = await all
        .innerJoin('leads', 'leads.id', 'promises.leadId')
        .where('promises.answeredAt', 'is', null)
        // Whoever wrote three times waits for one answer.
        .where(isFirstOfPerson('promises.dueAt', since))
        .where('promises.dueAt', '<=', dueBy)
        .where('promises.dueAt', '>', after)
        .where(toldColumns[letter], 'is', null)
        .orderBy('promises.dueAt')
        .limit(mostAtOnce)
        .execute()
      return rows.map(fromPromiseRow)
    },

    async markTold({ leadId, number }, letter, at) {
      const { numUpdatedRows } = await db
        .updateTable('promises')
        .set({ [toldColumns[letter]]: at })
        .where('leadId', '=', leadId)
        .where('number', '=', number)
        .where('answeredAt', 'is', null)
        // Of two servers that look at the same moment, the second finds it noted.
        .where(toldColumns[letter], 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    since: (time) =>
      db
        .selectFrom('promises')
        .select(['kind', 'askedAt', 'dueAt', 'answeredAt'])
        .where('askedAt', '>=', time)
        .execute(),
  }
}

const fromPromiseRow = ({ soonToldAt: _, lateToldAt: __, ...promise }: PromiseRow): StoredPromise => promise
