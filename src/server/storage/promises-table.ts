import { sql, type Kysely } from 'kysely'
import type { PromiseLetter, Promises, StoredPromise } from './desk-storage.ts'
import type { LeadStatus } from './stored-lead.ts'
import { isFirstOfPerson } from './desk-lead-rows.ts'
import { prepare } from './prepare.ts'
import { changesOne, readAll } from './results.ts'
import type { PromiseRow, Schema } from './schema.ts'

const mostAtOnce = 200

const toldColumns = { soon: 'soonToldAt', late: 'lateToldAt' } as const satisfies Record<
  PromiseLetter,
  keyof PromiseRow
>

type Opened = { readonly id: string; readonly dueAt: number; readonly wanted: string }

const insert = prepare((db, row: PromiseRow) => db.insertInto('promises').values(row))
const latest = prepare((db, { leadId }: { readonly leadId: string }) =>
  db.selectFrom('promises').selectAll().where('leadId', '=', leadId).orderBy('number', 'desc').limit(1),
)
/** Whom somebody has written to unasked, or answered before, waits for an answer from now on. */
const openedAnew = sql<LeadStatus>`case status when 'answered' then 'new' else status end`
const open = prepare((db, { id, dueAt, wanted }: Opened) =>
  db
    .updateTable('leads')
    .set({
      wanted,
      dueAt: sql<number>`case when status <> 'answered' and due_at < ${dueAt} then due_at else ${dueAt} end`,
      status: openedAnew,
      answeredAt: null,
    })
    .where('id', '=', id),
)

export function createPromisesTable(db: Kysely<Schema>): Promises {
  const all = db.selectFrom('promises').selectAll('promises')

  return {
    async make({ leadId, kind, askedAt, dueAt }) {
      // First of all: it waits for whoever is writing down an answer, so that the last promise is known as it then stands.
      await open(db, { id: leadId, wanted: kind, dueAt })
      const [last] = (await latest(db, { leadId })).rows
      if (!last || last.answeredAt !== null) {
        const untold = { answeredAt: null, soonToldAt: null, lateToldAt: null }
        await insert(db, { leadId, number: (last?.number ?? 0) + 1, kind, askedAt, dueAt, ...untold })
      } else if (last.dueAt > dueAt) {
        await db
          .updateTable('promises')
          .set({ dueAt, kind })
          .where('leadId', '=', leadId)
          .where('number', '=', last.number)
          .execute()
      }
    },

    async takeBack(leadId, kind, next) {
      const lead = db.updateTable('leads').where('id', '=', leadId).where('wanted', '=', kind)
      await lead.set({ wanted: next ?? '' }).execute()
    },

    async reopen(leadId) {
      const opening = db.updateTable('leads').set({ status: 'new', answeredAt: null }).where('id', '=', leadId)
      if (!(await changesOne(db.executeQuery(opening.where('status', '=', 'answered'))))) return false
      const [last] = (await latest(db, { leadId })).rows
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

    ofLead: (leadId) => readAll(db.executeQuery(all.where('leadId', '=', leadId).orderBy('number')), fromPromiseRow),

    untold(letter, { dueBy, after, since }) {
      const due = all
        .innerJoin('leads', 'leads.id', 'promises.leadId')
        .where('promises.answeredAt', 'is', null)
        // Whoever wrote three times waits for one answer.
        .where(isFirstOfPerson('promises.dueAt', since))
        .where('promises.dueAt', '<=', dueBy)
        .where('promises.dueAt', '>', after)
        .where(toldColumns[letter], 'is', null)
        .orderBy('promises.dueAt')
        .limit(mostAtOnce)
      return readAll(db.executeQuery(due), fromPromiseRow)
    },

    markTold({ leadId, number }, letter, at) {
      const noting = db
        .updateTable('promises')
        .set({ [toldColumns[letter]]: at })
        .where('leadId', '=', leadId)
        .where('number', '=', number)
        .where('answeredAt', 'is', null)
        // Of two servers that look at the same moment, the second finds it noted.
        .where(toldColumns[letter], 'is', null)
      return changesOne(db.executeQuery(noting))
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
