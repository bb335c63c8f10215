import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Promised } from './desk-storage.ts'
import { countryOfPhone } from './lead-country.ts'
import { makeReference } from './reference.ts'
import type { Schema } from './schema.ts'
import { digitsOf, foldText, toSearchText } from './search-words.ts'

/**
 * The steps that made the database what it is, in order. A step that has shipped is never edited: add another.
 * Each is taken whole or not at all: both engines run it inside one transaction (see migrateAlone for SQLite).
 */
const migrations: Readonly<Record<string, Migration>> = {
  '001-leads-and-outbox': {
    async up(db) {
      await db.schema
        .createTable('leads')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('interested_modules', 'text', (column) => column.notNull())
        .addColumn('business_size', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('suspicions', 'text', (column) => column.notNull())
        .addColumn('attribution', 'text')
        .addColumn('follows_id', 'text', (column) => column.references('leads.id').onDelete('set null'))
        .addColumn('answered_at', 'bigint')
        .addColumn('person_email', 'text', (column) => column.notNull())
        .addColumn('person_phone', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
        .execute()
      await db.schema
        .createTable('outbox')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('delivery', 'text', (column) => column.notNull())
        .addColumn('message_id', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('last_error', 'text')
        .addColumn('delivered_at', 'bigint')
        .execute()
      await db.schema
        .createTable('spent_challenges')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('spent_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('probe')
        .ifNotExists()
        .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
        .addColumn('checked_at', 'bigint', (column) => column.notNull())
        .execute()

      const indexes: readonly (readonly [table: string, columns: string[]])[] = [
        ['leads', ['status', 'received_at']],
        ['leads', ['person_email', 'received_at']],
        ['leads', ['person_phone', 'received_at']],
        ['leads', ['follows_id']],
        ['outbox', ['status', 'kind', 'due_at']],
        ['outbox', ['lead_id']],
      ]
      for (const [table, columns] of indexes) {
        const name = `${table}_by_${columns.join('_')}`
        await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute()
      }
    },
  },
  '002-visits-and-consents': {
    async up(db) {
      await db.schema
        .createTable('visits')
        .ifNotExists()
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('referrer', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('views', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('visits_key', ['day', 'path', 'referrer', 'device'])
        .execute()
      await db.schema
        .createTable('vitals')
        .ifNotExists()
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('vital', 'text', (column) => column.notNull())
        .addColumn('up_to', 'integer', (column) => column.notNull())
        .addColumn('views', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('vitals_key', ['day', 'path', 'device', 'vital', 'up_to'])
        .execute()
      await db.schema
        .createTable('consents')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('chosen_at', 'bigint', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('necessary', 'integer', (column) => column.notNull())
        .addColumn('functional', 'integer', (column) => column.notNull())
        .addColumn('analytics', 'integer', (column) => column.notNull())
        .addColumn('marketing', 'integer', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('visits_by_day_referrer')
        .ifNotExists()
        .on('visits')
        .columns(['day', 'referrer'])
        .execute()
      await db.schema.createIndex('consents_by_chosen_at').ifNotExists().on('consents').column('chosen_at').execute()
    },
  },
  '003-chats': {
    async up(db) {
      await db.schema
        .alterTable('leads')
        .addColumn('source', 'text', (column) => column.notNull().defaultTo('form'))
        .execute()
      await db.schema
        .createTable('chats')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('variant', 'text', (column) => column.notNull())
        .addColumn('time_zone', 'text', (column) => column.notNull())
        .addColumn('location', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .addColumn('last_number', 'integer', (column) => column.notNull())
        .addColumn('cleared_up_to', 'integer', (column) => column.notNull())
        .addColumn('summarised_up_to', 'integer', (column) => column.notNull())
        .addColumn('handed_off_at', 'bigint')
        .addColumn('erased_at', 'bigint')
        .execute()
      await db.schema
        .createTable('chat_messages')
        .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.id').onDelete('cascade'))
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('sender', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('answers', 'text')
        .addColumn('sources', 'text', (column) => column.notNull())
        .addColumn('suggestions', 'text', (column) => column.notNull())
        .addColumn('hand_off', 'text')
        .addPrimaryKeyConstraint('chat_messages_key', ['chat_id', 'id'])
        .addUniqueConstraint('chat_messages_by_number', ['chat_id', 'number'])
        .execute()
      await db.schema
        .createTable('model_use')
        .addColumn('day', 'text', (column) => column.primaryKey().notNull())
        .addColumn('tokens', 'bigint', (column) => column.notNull())
        .execute()
      // A letter about a conversation goes with it: it could no longer be written.
      await db.schema
        .alterTable('outbox')
        .addColumn('chat_id', 'text', (column) => column.references('chats.id').onDelete('cascade'))
        .execute()

      await db.schema.createIndex('chats_by_lead_id').on('chats').column('lead_id').execute()
      // Only the few that the sweep for silence may still find, however many are kept.
      await db.schema
        .createIndex('chats_unsummarised_by_last_at')
        .on('chats')
        .column('last_at')
        .where(sql.ref('last_number'), '>', sql.ref('summarised_up_to'))
        .execute()
      await db.schema
        .createIndex('chats_by_erased_at')
        .on('chats')
        .column('erased_at')
        .where('erased_at', 'is not', null)
        .execute()
      await db.schema
        .createIndex('chat_messages_by_answers')
        .on('chat_messages')
        .columns(['chat_id', 'answers', 'number'])
        .execute()
      await db.schema.createIndex('outbox_by_chat_id').on('outbox').column('chat_id').execute()
    },
  },
  '004-wishes': {
    async up(db) {
      await db.schema.alterTable('chat_messages').addColumn('intent', 'text').execute()
      // They belong to the lead, as the words of a demo request do: clearing the chat does not take a request back.
      await db.schema
        .createTable('wishes')
        .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('chat_id', 'text', (column) => column.notNull())
        .addColumn('message_id', 'text', (column) => column.notNull())
        .addColumn('intent', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('told', 'text', (column) => column.notNull())
        .addColumn('asked', 'text', (column) => column.notNull())
        .addColumn('open', 'text')
        .addColumn('is_repeated', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('wishes_key', ['lead_id', 'number'])
        .execute()
    },
  },
  '005-after-sending': {
    async up(db: Kysely<Schema>) {
      await db.schema
        .alterTable('leads')
        .addColumn('reference', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
      await db.schema.alterTable('leads').addColumn('phone_e164', 'text').execute()
      await db.schema.alterTable('leads').addColumn('wish_at', 'bigint').execute()
      for (const { id } of await db.selectFrom('leads').select('id').execute()) {
        await db
          .updateTable('leads')
          .set({ reference: makeReference(id) })
          .where('id', '=', id)
          .execute()
      }
      await db.schema.createIndex('leads_by_reference').on('leads').column('reference').execute()
      await db.schema
        .createTable('confirmations')
        .addColumn('mailbox', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('letters', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('confirmations_key', ['mailbox', 'day'])
        .execute()
    },
  },
  '006-callbacks': {
    async up(db) {
      // What a visitor of the chat asks for is a wish; the call that follows a demo request is a callback.
      await db.schema.alterTable('leads').renameColumn('wish_at', 'callback_at').execute()
      await sql`
        update outbox set delivery = replace(replace(delivery, '"demo-wish"', '"demo-callback"'), '"wishAt"', '"callbackAt"')
        where delivery like '%"demo-wish"%'`.execute(db)
    },
  },
  '007-members': {
    async up(db) {
      await db.schema
        .createTable('members')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .execute()
      // Whoever is removed takes along every way in.
      await db.schema
        .createTable('sign_in_links')
        .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
        .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('desk_sessions')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('desk_tries')
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('desk_tries_key', ['key', 'since'])
        .execute()
      await db.schema
        .createIndex('desk_sessions_by_member_id')
        .on('desk_sessions')
        .columns(['member_id', 'seen_at'])
        .execute()
      await db.schema.createIndex('sign_in_links_by_member_id').on('sign_in_links').column('member_id').execute()
      await letLettersBeAboutNoLead(db)
    },
  },
  '008-desk': {
    async up(db: Kysely<Schema>) {
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
  },
  '009-talks': {
    async up(db) {
      await db.schema.alterTable('chat_messages').addColumn('person', 'text').execute()
      await db.schema
        .alterTable('chat_messages')
        .addColumn('is_for_person', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      // Only of conversations that a person was asked for or has joined.
      await db.schema
        .createTable('talks')
        .addColumn('chat_id', 'text', (column) =>
          column.primaryKey().notNull().references('chats.id').onDelete('cascade'),
        )
        .addColumn('called_at', 'bigint')
        .addColumn('missed_at', 'bigint')
        .addColumn('answered_at', 'bigint')
        .addColumn('took_ms', 'bigint')
        .addColumn('member_id', 'text')
        .addColumn('member_name', 'text', (column) => column.notNull())
        .addColumn('joined_at', 'bigint')
        .addColumn('waits_since', 'bigint')
        .addColumn('visitor_at', 'bigint', (column) => column.notNull())
        .addColumn('visitor_saw', 'integer', (column) => column.notNull())
        .addColumn('member_saw', 'integer', (column) => column.notNull())
        .addColumn('said_number', 'integer', (column) => column.notNull())
        .addColumn('said_at', 'bigint', (column) => column.notNull())
        .addColumn('mailed_up_to', 'integer', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('talk_looks')
        .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.id').onDelete('cascade'))
        .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('talk_looks_key', ['chat_id', 'member_id'])
        .execute()
      await db.schema
        .createIndex('talks_open')
        .on('talks')
        .column('called_at')
        .where('called_at', 'is not', null)
        .execute()
      await db.schema
        .createIndex('talks_joined')
        .on('talks')
        .column('waits_since')
        .where(sql.ref('member_id'), 'is not', null)
        .execute()
      await db.schema
        .createIndex('talks_unread')
        .on('talks')
        .column('said_at')
        .where(sql.ref('said_number'), '>', sql.ref('mailed_up_to'))
        .execute()
      await db.schema.createIndex('talks_by_answered_at').on('talks').column('answered_at').execute()
    },
  },
}

async function createDeskTables(db: Kysely<Schema>): Promise<void> {
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
async function fillDesk(db: Kysely<Schema>): Promise<void> {
  const day = 24 * 3_600_000
  for (const lead of await db.selectFrom('leads').selectAll().execute()) {
    const { id, name, company, email, phone, phone_e164, reference, message } = lead
    const search = toSearchText([name, company, email, digitsOf(phone), digitsOf(phone_e164), reference, message])
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
async function promiseWishes(db: Kysely<Schema>): Promise<void> {
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

/** SQLite cannot take a `not null` back: the table is made anew, on both engines in the same way. */
async function letLettersBeAboutNoLead(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('next_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    .addColumn('chat_id', 'text', (column) => column.references('chats.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('delivery', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('delivered_at', 'bigint')
    .execute()
  await sql`
    insert into next_outbox
    select id, lead_id, chat_id, kind, delivery, message_id, status, created_at, due_at, attempts, last_error, delivered_at
    from outbox`.execute(db)
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('next_outbox').renameTo('outbox').execute()
  const indexes: readonly (readonly [name: string, columns: string[]])[] = [
    ['outbox_by_status_kind_due_at', ['status', 'kind', 'due_at']],
    ['outbox_by_lead_id', ['lead_id']],
    ['outbox_by_chat_id', ['chat_id']],
  ]
  for (const [name, indexed] of indexes) await db.schema.createIndex(name).on('outbox').columns(indexed).execute()
}

/** Brings the database to the present; throws with the engine's reason when that fails. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error })
}
