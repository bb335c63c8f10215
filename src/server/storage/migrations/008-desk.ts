import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Promised } from '../desk-storage.ts'
import { countryOfPhone } from '../lead-country.ts'
import type { NamedAsStored } from '../schema.ts'
import { digitsOf, foldText, toSearchText, waysToWrite } from '../search-words.ts'

export const desk: Migration = {
  async up(db: Kysely<NamedAsStored>) {
    for (const column of ['search', 'country', 'wanted']) {
      await db.schema
        .alterTable('leads')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute()
    }
    for (const column of ['due_at', 'owned_at', 'kept_at']) {
      await db.schema.alterTable('leads').addColumn(column, 'bigint').execute()
    }
    await db.schema
      .alterTable('leads')
      .addColumn('owner_id', 'text', (column) => column.references('members.id').onDelete('set null'))
      .execute()
    await db.schema
      .alterTable('chat_messages')
      .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await createDeskTables(db)
    await fillDesk(db)
  },
}

async function createDeskTables(db: Kysely<NamedAsStored>): Promise<void> {
  await db.schema
    .createTable('promises')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('soon_told_at', 'bigint')
    .addColumn('late_told_at', 'bigint')
    .addPrimaryKeyConstraint('promises_key', ['lead_id', 'number'])
    .execute()
  await db.schema
    .createTable('lead_notes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('member_id', 'text', (column) => column.references('members.id').onDelete('set null'))
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('lead_replies')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('member_id', 'text', (column) => column.references('members.id').onDelete('set null'))
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute()
  // No reference to what it is about: it outlives that, and says no more of it than its id.
  await db.schema
    .createTable('desk_audit')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('member_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  const indexes: readonly (readonly [table: string, columns: string[]])[] = [
    ['leads', ['received_at', 'id']],
    ['leads', ['owner_id', 'received_at']],
    ['leads', ['country', 'received_at']],
    ['promises', ['asked_at']],
    ['lead_notes', ['lead_id', 'at']],
    ['lead_notes', ['member_id']],
    ['lead_replies', ['lead_id', 'at']],
    ['lead_replies', ['member_id']],
    ['desk_audit', ['at']],
  ]
  for (const [table, columns] of indexes) {
    await db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute()
  }
  // Only the few that are still to be answered, however many are kept.
  await db.schema
    .createIndex('leads_by_due_at')
    .on('leads')
    .columns(['due_at', 'id'])
    .where('due_at', 'is not', null)
    .execute()
  await db.schema
    .createIndex('promises_open_by_due_at')
    .on('promises')
    .column('due_at')
    .where(sql.ref('answered_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('chats_by_handed_off_at')
    .on('chats')
    .column('handed_off_at')
    .where('handed_off_at', 'is not', null)
    .execute()
}

/** What stands in the tables already becomes searchable, and what was promised stays promised. */
async function fillDesk(db: Kysely<NamedAsStored>): Promise<void> {
  const day = 24 * 3_600_000
  for (const lead of await db.selectFrom('leads').selectAll().execute()) {
    const { id, name, company, email, phone, phone_e164, reference, message } = lead
    const search = toSearchText([
      name,
      company,
      email,
      digitsOf(phone),
      digitsOf(phone_e164),
      ...waysToWrite(reference),
      message,
    ])
    const isPromised = lead.source === 'form' && lead.status !== 'quarantined'
    await db
      .updateTable('leads')
      .set({
        search,
        country: countryOfPhone(phone, phone_e164),
        ...(isPromised && { wanted: 'form' }),
        ...(isPromised && lead.status === 'new' && { due_at: lead.received_at + day }),
      })
      .where('id', '=', id)
      .execute()
    if (!isPromised) continue
    await db
      .insertInto('promises')
      .values({
        lead_id: id,
        number: 1,
        kind: 'form',
        asked_at: lead.received_at,
        due_at: lead.received_at + day,
        answered_at: lead.answered_at,
        soon_told_at: null,
        late_told_at: null,
      })
      .execute()
  }
  for (const { id, lead_id, location } of await db
    .selectFrom('chats')
    .select(['id', 'lead_id', 'location'])
    .execute()) {
    await db
      .updateTable('leads')
      .set({ country: location })
      .where('id', '=', lead_id)
      .where('country', '=', '')
      .execute()
    for (const message of await db
      .selectFrom('chat_messages')
      .select(['id', 'text'])
      .where('chat_id', '=', id)
      .execute()) {
      await db
        .updateTable('chat_messages')
        .set({ search: foldText(message.text) })
        .where('chat_id', '=', id)
        .where('id', '=', message.id)
        .execute()
    }
  }
  await promiseWishes(db)
}

/** Wishes and calls for a person in chats, from before the desk. */
async function promiseWishes(db: Kysely<NamedAsStored>): Promise<void> {
  const wishes = await db
    .selectFrom('wishes')
    .innerJoin('leads', 'leads.id', 'wishes.lead_id')
    .select(['wishes.lead_id', 'wishes.intent', 'wishes.at', 'leads.status', 'leads.answered_at'])
    .where('wishes.number', '=', 1)
    .execute()
  for (const { lead_id, intent, at, status, answered_at } of wishes) {
    const kind = intent.split(/[\s:;,=]/)[0] as Promised
    const times = { asked_at: at, due_at: at + 24 * 3_600_000, answered_at, soon_told_at: null, late_told_at: null }
    await db
      .insertInto('promises')
      .values({ lead_id, number: 1, kind, ...times })
      .execute()
    await db
      .updateTable('leads')
      .set({ wanted: kind, ...(status === 'new' && { due_at: times.due_at }) })
      .where('id', '=', lead_id)
      .execute()
  }
}
