import type { Kysely } from 'kysely'
import { identifyPerson } from './person.ts'
import { prepare } from './prepare.ts'
import { changesOne, readFirst } from './results.ts'
import { fromLeadRow, toLeadRow } from './rows.ts'
import type { LeadRow, Schema } from './schema.ts'
import type { Leads } from './storage.ts'

export function createLeadsTable(db: Kysely<Schema>): Leads {
  const all = db.selectFrom('leads').selectAll()
  const insert = prepare<LeadRow, unknown>(db, 'leads insert', (row) =>
    db
      .insertInto('leads')
      .values(row)
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing()),
  )
  const findEarlier = prepare<{ readonly email: string; readonly since: number }, LeadRow>(
    db,
    'leads findEarlier',
    ({ email, since }) =>
      all
        .where('personEmail', '=', email)
        .where('receivedAt', '>=', since)
        .where('status', '!=', 'quarantined')
        .orderBy('receivedAt')
        .limit(1),
  )
  const findByReference = prepare<{ readonly reference: string }, LeadRow>(
    db,
    'leads findByReference',
    ({ reference }) => all.where('reference', '=', reference).limit(1),
  )
  const countSince = prepare<{ readonly since: number; readonly most: number }, { readonly count: number }>(
    db,
    'leads countSince',
    ({ since, most }) =>
      db
        .selectFrom((leads) =>
          leads.selectFrom('leads').select('id').where('receivedAt', '>=', since).limit(most).as('latest'),
        )
        .select((latest) => latest.fn.countAll<number>().as('count')),
  )
  return {
    add: (lead, keys) => changesOne(insert(toLeadRow(lead, keys))),

    find: (id) => readFirst(db.executeQuery(all.where('id', '=', id)), fromLeadRow),

    ofReference: (reference) => readFirst(findByReference({ reference }), fromLeadRow),

    findByIdempotencyKey: (key) => readFirst(db.executeQuery(all.where('idempotencyKey', '=', key)), fromLeadRow),

    findEarlier: ({ email }, since) => readFirst(findEarlier({ email, since }), fromLeadRow),

    async ofPerson({ email }) {
      const rows = await all.where('personEmail', '=', email).orderBy('receivedAt', 'desc').orderBy('id').execute()
      return rows.map(fromLeadRow)
    },

    async countRelated(lead, until) {
      const { email, phone } = identifyPerson(lead)
      const others = db
        .selectFrom('leads')
        .select((leads) => leads.fn.countAll<number>().as('count'))
        .where('id', '!=', lead.id)
        .where('receivedAt', '<=', until)
        .where('status', '!=', 'quarantined')
      const sameEmail = await others.where('personEmail', '=', email).executeTakeFirstOrThrow()
      // Somebody without a usable number shares it with nobody.
      if (phone === '') return { sameEmail: sameEmail.count, samePhone: 0 }
      const samePhone = await others
        .where('personPhone', '=', phone)
        .where('personEmail', '!=', email)
        .executeTakeFirstOrThrow()
      return { sameEmail: sameEmail.count, samePhone: samePhone.count }
    },

    async list({ status, limit }) {
      const rows = await all
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'new'))
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .orderBy('receivedAt', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(fromLeadRow)
    },

    async suspect(id, suspicions) {
      await db
        .updateTable('leads')
        .set({ suspicions: JSON.stringify(suspicions) })
        .where('id', '=', id)
        .execute()
    },

    async tellIn(id, since) {
      await db.updateTable('leads').set({ toldIn: since }).where('id', '=', id).execute()
    },

    async toldIn(since, most) {
      const told = all.where('toldIn', '=', since)
      return (await told.orderBy('receivedAt').orderBy('id').limit(most).execute()).map(fromLeadRow)
    },

    async countToldIn(since) {
      const { count } = await db
        .selectFrom('leads')
        .select((leads) => leads.fn.countAll<number>().as('count'))
        .where('toldIn', '=', since)
        .executeTakeFirstOrThrow()
      return count
    },

    async countSince(since, most) {
      const [row] = (await countSince({ since, most })).rows
      return row?.count ?? 0
    },

    async setCallback(id, callbackAt) {
      await db.updateTable('leads').set({ callbackAt }).where('id', '=', id).execute()
    },

    async setStatus(id, status, at) {
      await db
        .updateTable('leads')
        .set({ status, answeredAt: status === 'answered' ? at : null, ...(status === 'answered' && { dueAt: null }) })
        .where('id', '=', id)
        .execute()
      if (status !== 'answered') return
      await db
        .updateTable('promises')
        .set({ answeredAt: at })
        .where('leadId', '=', id)
        .where('answeredAt', 'is', null)
        .execute()
    },

    async eraseOlderThan(time) {
      const { numDeletedRows } = await db
        .deleteFrom('leads')
        .where('receivedAt', '<', time)
        .where((leads) =>
          leads.not(
            leads.exists(
              leads
                .selectFrom('outbox')
                .select('outbox.id')
                .whereRef('outbox.leadId', '=', 'leads.id')
                .where('outbox.status', '=', 'waiting'),
            ),
          ),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    async count() {
      const rows = await db
        .selectFrom('leads')
        .select((leads) => ['status', leads.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute()
      return { new: 0, answered: 0, quarantined: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) }
    },
  }
}
