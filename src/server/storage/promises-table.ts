import { sql, type Kysely } from 'kysely'
import type { PromiseLetter, Promises, StoredPromise } from './desk-storage.ts'
import type { LeadStatus } from './stored-lead.ts'
import { prepare } from './prepare.ts'
import type { PromiseRow, Schema } from './schema.ts'

const mostAtOnce = 200

const toldColumns = { soon: 'soon_told_at', late: 'late_told_at' } as const satisfies Record<
  PromiseLetter,
  keyof PromiseRow
>

export function createPromisesTable(db: Kysely<Schema>): Promises {
  const all = db.selectFrom('promises').selectAll('promises')
  const insert = prepare<PromiseRow, unknown>(db, 'promises insert', (row) => db.insertInto('promises').values(row))
  const latest = prepare<{ readonly leadId: string }, PromiseRow>(db, 'promises latest', ({ leadId }) =>
    all.where('lead_id', '=', leadId).orderBy('number', 'desc').limit(1),
  )
  // Whom somebody has written to unasked, or answered before, waits for an answer from now on.
  const openedAnew = sql<LeadStatus>`case status when 'answered' then 'new' else status end`
  const open = prepare<{ readonly id: string; readonly due_at: number; readonly wanted: string }, unknown>(
    db,
    'promises open',
    ({ id, ...change }) =>
      db
        .updateTable('leads')
        .set({ ...change, status: openedAnew, answered_at: null })
        .where('id', '=', id),
  )

  return {
    async make({ leadId, kind, askedAt, dueAt }) {
      const [last] = (await latest({ leadId })).rows
      if (last && last.answered_at === null) {
        if (last.due_at > dueAt) {
          await db
            .updateTable('promises')
            .set({ due_at: dueAt, kind })
            .where('lead_id', '=', leadId)
            .where('number', '=', last.number)
            .execute()
        }
        await open({ id: leadId, wanted: kind, due_at: Math.min(last.due_at, dueAt) })
        return
      }
      const untold = { answered_at: null, soon_told_at: null, late_told_at: null }
      const number = (last?.number ?? 0) + 1
      await insert({ lead_id: leadId, number, kind, asked_at: askedAt, due_at: dueAt, ...untold })
      await open({ id: leadId, wanted: kind, due_at: dueAt })
    },

    async takeBack(leadId, kind, next) {
      const lead = db.updateTable('leads').where('id', '=', leadId).where('wanted', '=', kind)
      await lead.set({ wanted: next ?? '' }).execute()
    },

    async reopen(leadId) {
      const { numUpdatedRows } = await db
        .updateTable('leads')
        .set({ status: 'new', answered_at: null })
        .where('id', '=', leadId)
        .where('status', '=', 'answered')
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      const [last] = (await latest({ leadId })).rows
      if (!last) return true
      await db
        .updateTable('promises')
        .set({ answered_at: null })
        .where('lead_id', '=', leadId)
        .where('number', '=', last.number)
        .execute()
      await db.updateTable('leads').set({ due_at: last.due_at }).where('id', '=', leadId).execute()
      return true
    },

    async ofLead(leadId) {
      return (await all.where('lead_id', '=', leadId).orderBy('number').execute()).map(fromPromiseRow)
    },

    async untold(letter, { dueBy, after, since }) {
      const rows = await all
        .innerJoin('leads', 'leads.id', 'promises.lead_id')
        .where('promises.answered_at', 'is', null)
        // Whoever wrote three times waits for one answer.
        .where((promises) =>
          promises.not(
            promises.exists(
              promises
                .selectFrom('leads as other')
                .select('other.id')
                .whereRef('other.person_email', '=', 'leads.person_email')
                .where('other.due_at', '>', since)
                .where((other) =>
                  other.or([
                    other('other.due_at', '<', other.ref('promises.due_at')),
                    other.and([
                      other('other.due_at', '=', other.ref('promises.due_at')),
                      other('other.id', '<', other.ref('leads.id')),
                    ]),
                  ]),
                ),
            ),
          ),
        )
        .where('promises.due_at', '<=', dueBy)
        .where('promises.due_at', '>', after)
        .where(toldColumns[letter], 'is', null)
        .orderBy('promises.due_at')
        .limit(mostAtOnce)
        .execute()
      return rows.map(fromPromiseRow)
    },

    async markTold({ leadId, number }, letter, at) {
      const { numUpdatedRows } = await db
        .updateTable('promises')
        .set({ [toldColumns[letter]]: at })
        .where('lead_id', '=', leadId)
        .where('number', '=', number)
        .where('answered_at', 'is', null)
        // Of two servers that look at the same moment, the second finds it noted.
        .where(toldColumns[letter], 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async since(time) {
      const rows = await db
        .selectFrom('promises')
        .select(['kind', 'asked_at', 'due_at', 'answered_at'])
        .where('asked_at', '>=', time)
        .execute()
      return rows.map(({ kind, asked_at, due_at, answered_at }) => {
        return { kind, askedAt: asked_at, dueAt: due_at, answeredAt: answered_at }
      })
    },
  }
}

function fromPromiseRow(row: PromiseRow): StoredPromise {
  return {
    leadId: row.lead_id,
    number: row.number,
    kind: row.kind,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    answeredAt: row.answered_at,
  }
}
