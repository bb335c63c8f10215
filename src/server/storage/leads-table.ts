import type { Kysely } from 'kysely'
import { identifyPerson } from './person.ts'
import { prepare } from './prepare.ts'
import { changesOne, countRows, readAll, readFirst } from './results.ts'
import { fromLeadRow, toLeadRow } from './rows.ts'
import type { LeadRow, Schema } from './schema.ts'
import type { Leads } from './storage.ts'

const insert = prepare((db, row: LeadRow) =>
  db
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing()),
)
const findEarlier = prepare((db, { email, since }: { readonly email: string; readonly since: number }) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('personEmail', '=', email)
    .where('receivedAt', '>=', since)
    .where('status', '!=', 'quarantined')
    .orderBy('receivedAt')
    .limit(1),
)
const findByReference = prepare((db, { reference }: { readonly reference: string }) =>
  db.selectFrom('leads').selectAll().where('reference', '=', reference).limit(1),
)
const countSince = prepare((db, { since, most }: { readonly since: number; readonly most: number }) =>
  db
    .selectFrom((leads) =>
      leads.selectFrom('leads').select('id').where('receivedAt', '>=', since).limit(most).as('latest'),
    )
    .select((latest) => latest.fn.countAll<number>().as('count')),
)

export function createLeadsTable(db: Kysely<Schema>): Leads {
  const all = db.selectFrom('leads').selectAll()
  return {
    add: (lead, keys) => changesOne(insert(db, toLeadRow(lead, keys))),

    find: (id) => readFirst(db.executeQuery(all.where('id', '=', id)), fromLeadRow),

    ofReference: (reference) => readFirst(findByReference(db, { reference }), fromLeadRow),

    findByIdempotencyKey: (key) => readFirst(db.executeQuery(all.where('idempotencyKey', '=', key)), fromLeadRow),

    findEarlier: ({ email }, since) => readFirst(findEarlier(db, { email, since }), fromLeadRow),

    ofPerson({ email }) {
      const theirs = all.where('personEmail', '=', email).orderBy('receivedAt', 'desc').orderBy('id')
      return readAll(db.executeQuery(theirs), fromLeadRow)
    },

    async countRelated(lead, until) {
      const { email, phone } = identifyPerson(lead)
      const others = db
        .selectFrom('leads')
        .where('id', '!=', lead.id)
        .where('receivedAt', '<=', until)
        .where('status', '!=', 'quarantined')
      const sameEmail = await countRows(others.where('personEmail', '=', email))
      // Somebody without a usable number shares it with nobody.
      if (phone === '') return { sameEmail, samePhone: 0 }
      const samePhone = await countRows(others.where('personPhone', '=', phone).where('personEmail', '!=', email))
      return { sameEmail, samePhone }
    },

    list({ status, limit }) {
      const wanted = status === undefined ? all : all.where('status', '=', status)
      const latest = wanted.orderBy('receivedAt', 'desc').orderBy('id')
      return readAll(db.executeQuery(limit === undefined ? latest : latest.limit(limit)), fromLeadRow)
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

    toldIn(since, most) {
      const told = all.where('toldIn', '=', since).orderBy('receivedAt').orderBy('id').limit(most)
      return readAll(db.executeQuery(told), fromLeadRow)
    },

    countToldIn: (since) => countRows(db.selectFrom('leads').where('toldIn', '=', since)),

    async countSince(since, most) {
      return (await readFirst(countSince(db, { since, most }), ({ count }) => count)) ?? 0
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
