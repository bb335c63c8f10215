import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import { prepare } from './prepare.ts'
import { makeReference } from './reference.ts'
import { fromLeadRow, toLeadRow } from './rows.ts'
import { leadColumns, type LeadRow, type Schema } from './schema.ts'
import type { Leads, Person } from './storage.ts'

type Condition = (leads: ExpressionBuilder<Schema, 'leads'>) => Expression<SqlBool>

const isOf =
  (person: Person): Condition =>
  (leads) =>
    leads.or([
      leads('person_email', '=', person.email),
      // Somebody without a usable number is not the same person as everybody else without one.
      ...(person.phone ? [leads('person_phone', '=', person.phone)] : []),
    ])

export function createLeadsTable(db: Kysely<Schema>): Leads {
  const all = db.selectFrom('leads').selectAll()
  const insert = prepare<LeadRow, unknown>(db, leadColumns, (row) =>
    db
      .insertInto('leads')
      .values(row)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing()),
  )
  const findEarlier = (isThem: (person: Person) => Condition) =>
    prepare<Person & { readonly since: number }, LeadRow>(db, ['email', 'phone', 'since'], ({ since, ...person }) =>
      all
        .where(isThem(person))
        .where('received_at', '>=', since)
        .where('status', '!=', 'quarantined')
        .orderBy('received_at')
        .limit(1),
    )
  const findEarlierByBoth = findEarlier(isOf)
  const findEarlierByEmail = findEarlier((person) => isOf({ ...person, phone: '' }))
  async function findById(id: string) {
    const row = await all.where('id', '=', id).executeTakeFirst()
    return row ? fromLeadRow(row) : null
  }

  return {
    async add(lead, keys) {
      const { numAffectedRows } = await insert(toLeadRow(lead, keys))
      return numAffectedRows === 1n
    },

    find: findById,

    async ofReference(reference) {
      // It is worked out from the id and kept nowhere; somebody at the command line asks, and ids are short.
      const ids = await db.selectFrom('leads').select('id').where('source', '=', 'chat').execute()
      const named = ids.find(({ id }) => makeReference(id) === reference)
      return named ? findById(named.id) : null
    },

    async findByIdempotencyKey(key) {
      const row = await all.where('idempotency_key', '=', key).executeTakeFirst()
      return row ? fromLeadRow(row) : null
    },

    async findEarlier(person, since) {
      const find = person.phone ? findEarlierByBoth : findEarlierByEmail
      const [row] = (await find({ ...person, since })).rows
      return row ? fromLeadRow(row) : null
    },

    async ofPerson(person) {
      const rows = await all.where(isOf(person)).orderBy('received_at', 'desc').orderBy('id').execute()
      return rows.map(fromLeadRow)
    },

    async list({ status, limit }) {
      const rows = await all
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'new'))
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .orderBy('received_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(fromLeadRow)
    },

    async setStatus(id, status, at) {
      await db
        .updateTable('leads')
        .set({ status, answered_at: status === 'answered' ? at : null })
        .where('id', '=', id)
        .execute()
    },

    async eraseByEmail(email) {
      const { numDeletedRows } = await db
        .deleteFrom('leads')
        .where('person_email', '=', email.trim().toLowerCase())
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    async eraseOlderThan(time) {
      const { numDeletedRows } = await db.deleteFrom('leads').where('received_at', '<', time).executeTakeFirst()
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
