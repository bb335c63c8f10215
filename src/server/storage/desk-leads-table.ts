import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { requestKinds } from '#contract/intent.ts'
import { readWanted } from '#contract/wanted.ts'
import type { Cursor, DeskLead, DeskLeads, DeskStatus, LeadFilter, Promised } from './desk-storage.ts'
import { identifyPerson } from './person.ts'
import { fromLeadRow } from './rows.ts'
import type { LeadRow, Schema } from './schema.ts'
import { digitsOf } from './search-words.ts'
import type { Storage } from './storage.ts'
import type { PersonPart } from './talk-storage.ts'
import type { Milliseconds } from '#server/clock/milliseconds.ts'

/** More of a first sentence than a list shows. */
const longestFirstWords = 240
/** Of one address or number: twenty beside the one that is looked at. */
const mostOfOne = 21

type DeskRow = LeadRow & {
  asked_at: number | null
  promised: Promised | null
  wishes: string | null
  first_words: string | null
}
type Build = ExpressionBuilder<Schema, 'leads'>

export function createDeskLeadsTable(db: Kysely<Schema>, engine: Storage['engine']): DeskLeads {
  /** Where in a text another one stands, from 1; 0 where it does not. Both engines call it by a name of their own. */
  const find = sql.raw(engine === 'postgres' ? 'strpos' : 'instr')

  const all = db
    .selectFrom('leads')
    .selectAll('leads')
    .select((leads) => [
      ofLastPromise(leads, 'asked_at').as('asked_at'),
      ofLastPromise(leads, 'kind').as('promised'),
      wishesOf(leads)
        .select(sql<string>`string_agg(wishes.intent, ',' order by wishes.number)`.as('intents'))
        .as('wishes'),
      leads
        .selectFrom('chat_messages')
        .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
        .select(sql<string>`substr(chat_messages.text, 1, ${sql.lit(longestFirstWords)})`.as('words'))
        .whereRef('chats.lead_id', '=', 'leads.id')
        .where('chats.erased_at', 'is', null)
        .where('chat_messages.sender', '=', 'user')
        .orderBy('chat_messages.number')
        .limit(1)
        .as('first_words'),
    ])

  const waitingSince = (since: Milliseconds) =>
    db
      .selectFrom('chats as talk')
      .innerJoin('leads', 'leads.id', 'talk.lead_id')
      .leftJoin('talks', 'talks.chat_id', 'talk.id')
      // Each half is found by an index of its own.
      .where(
        'talk.id',
        'in',
        db
          .selectFrom('chats')
          .select('id')
          .where('handed_off_at', '>=', since)
          .union(db.selectFrom('talks').select('chat_id as id').where('called_at', '>=', since)),
      )
      .where('talk.erased_at', 'is', null)
      .where('leads.due_at', 'is not', null)
      // Whoever was called and came is no longer waited for.
      .where((calls) => calls.or([calls('talks.chat_id', 'is', null), calls('talks.called_at', 'is not', null)]))

  /**
   * A word stands in what the lead says of itself, or in what a person said in its chat: the assistant says it all. The
   * chats are read once for all leads: asked lead by lead, ten thousand cost twice as much.
   */
  const holds = (word: string) => (leads: Build) =>
    leads.or([
      // O'Hara is found as OHara, too.
      sql<SqlBool>`${find}(replace(${sql.ref('leads.search')}, '''', ''), ${word.replaceAll("'", '')}) > 0`,
      leads(
        'leads.id',
        'in',
        leads
          .selectFrom('chat_messages')
          .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
          .select('chats.lead_id')
          .where('chats.erased_at', 'is', null)
          .where('chat_messages.sender', '!=', sql.lit('agent'))
          .where(sql<SqlBool>`${find}(${sql.ref('chat_messages.search')}, ${word}) > 0`),
      ),
    ])

  const fits =
    ({ status, wanted, ownerId, country, since, words }: LeadFilter, now: Milliseconds) =>
    (leads: Build) =>
      leads.and([
        ...(status ? [statuses[status](leads, now)] : []),
        ...(wanted === 'chat' ? [leads('source', '=', 'chat'), leads('wanted', '=', '')] : []),
        ...(wanted === 'form' ? [leads('source', '=', 'form')] : []),
        ...(wanted && wanted !== 'chat' && wanted !== 'form' ? [wants(leads, wanted)] : []),
        ...(ownerId === 'none' ? [leads('owner_id', 'is', null)] : []),
        ...(ownerId !== undefined && ownerId !== 'none' ? [leads('owner_id', '=', ownerId)] : []),
        ...(country === undefined ? [] : [leads('country', '=', country)]),
        ...(since === undefined ? [] : [leads('received_at', '>=', since)]),
        ...words.map((word) => holds(word)(leads)),
      ])

  return {
    async find(id) {
      const row = await all.where('leads.id', '=', id).executeTakeFirst()
      return row ? toDeskLead(row) : null
    },

    async open({ after, limit }) {
      const rows = await all
        .where('due_at', 'is not', null)
        .where((leads) =>
          leads.not(
            leads.exists(
              leads
                .selectFrom('leads as other')
                .select('other.id')
                .whereRef('other.person_email', '=', 'leads.person_email')
                .where('other.due_at', 'is not', null)
                .where((other) =>
                  other.or([
                    other('other.due_at', '<', other.ref('leads.due_at')),
                    other.and([
                      other('other.due_at', '=', other.ref('leads.due_at')),
                      other('other.id', '<', other.ref('leads.id')),
                    ]),
                  ]),
                ),
            ),
          ),
        )
        .$if(after !== null, (query) => query.where((leads) => isBeyond(leads, 'due_at', '>', after)))
        .orderBy('due_at')
        .orderBy('leads.id')
        .limit(limit)
        .execute()
      return rows.map(toDeskLead)
    },

    async openOf(given) {
      if (given.length === 0) return []
      const people = given.map(identifyPerson)
      const emails = people.map(({ email }) => email)
      // PostgreSQL takes no empty list, and a number consists of digits.
      const phones = people.map(({ phone }) => phone || 'none')
      const dialled = given.map(({ phoneE164 }) => phoneE164 ?? 'none')
      const inTurn = (column: 'person_email' | 'person_phone' | 'phone_e164') =>
        sql<number>`row_number() over (partition by ${sql.ref(column)} order by due_at, id)`
      const theirs = db
        .selectFrom('leads')
        .select(['id', 'person_email', 'person_phone', 'phone_e164'])
        .select([
          inTurn('person_email').as('of_email'),
          inTurn('person_phone').as('of_phone'),
          inTurn('phone_e164').as('of_dialled'),
        ])
        .where('due_at', 'is not', null)
        .where((leads) =>
          leads.or([
            leads('person_email', 'in', emails),
            leads('person_phone', 'in', phones),
            leads('phone_e164', 'in', dialled),
          ]),
        )
      const shown = db
        .selectFrom(theirs.as('beside'))
        .select('beside.id')
        .where((beside) =>
          beside.or([
            beside('person_email', 'in', emails).and('of_email', '<=', mostOfOne),
            beside('person_phone', 'in', phones).and('of_phone', '<=', mostOfOne),
            beside('phone_e164', 'in', dialled).and('of_dialled', '<=', mostOfOne),
          ]),
        )
      const rows = await all.where('leads.id', 'in', shown).orderBy('due_at').orderBy('leads.id').execute()
      return rows.map(toDeskLead)
    },

    async held(limit) {
      const rows = await all
        .where('status', '=', 'quarantined')
        .where('kept_at', 'is', null)
        .orderBy('received_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toDeskLead)
    },

    async waiting(since, limit) {
      const calls = await waitingSince(since)
        .select(['talk.id', 'talk.lead_id', 'talk.handed_off_at', 'talks.called_at'])
        .select((call) =>
          // Whoever left without a word did so in the moment from which the visitor waits again.
          call
            .selectFrom('chat_messages')
            .select('person')
            .whereRef('chat_messages.chat_id', '=', 'talk.id')
            .whereRef('chat_messages.at', '=', 'talks.called_at')
            .where('sender', '=', sql.lit('person'))
            .orderBy('number', 'desc')
            .limit(1)
            .as('left'),
        )
        .orderBy((call) => call.fn.coalesce('talks.called_at', 'talk.handed_off_at'))
        .limit(limit)
        .execute()
      const ids = calls.map(({ lead_id }) => lead_id)
      const rows = ids.length === 0 ? [] : await all.where('leads.id', 'in', ids).execute()
      const leads = new Map(rows.map((row) => [row.id, toDeskLead(row)]))
      return calls.flatMap(({ id: chatId, lead_id, called_at, handed_off_at, left }) => {
        const lead = leads.get(lead_id)
        const part = readPart(left)
        const askedAt = handed_off_at ?? since
        const gone = part?.event === 'left' ? { name: part.name, askedAt } : null
        return lead ? [{ lead, chatId, since: called_at ?? askedAt, left: gone }] : []
      })
    },

    async countWaiting(since, chatId) {
      const { count } = await waitingSince(since)
        .select((calls) => calls.fn.countAll<number>().as('count'))
        .$if(chatId !== undefined, (query) => query.where('talk.id', '=', chatId ?? ''))
        .executeTakeFirstOrThrow()
      return count
    },

    async page(filter, { before, after, limit, now }) {
      const isForward = after !== undefined
      const rows = await all
        .where(fits(filter, now))
        .$if(before !== undefined, (query) =>
          query.where((leads) => isBeyond(leads, 'received_at', '<', before ?? null)),
        )
        .$if(isForward, (query) => query.where((leads) => isBeyond(leads, 'received_at', '>', after ?? null)))
        .orderBy('received_at', isForward ? 'asc' : 'desc')
        .orderBy('leads.id', isForward ? 'asc' : 'desc')
        .limit(limit)
        .execute()
      const leads = rows.map(toDeskLead)
      return isForward ? leads.toReversed() : leads
    },

    async count(filter, now) {
      const { count } = await db
        .selectFrom('leads')
        .select((leads) => leads.fn.countAll<number>().as('count'))
        .where(fits(filter, now))
        .executeTakeFirstOrThrow()
      return count
    },

    async counts(now) {
      const { open, late, taken } = await db
        .selectFrom('leads')
        .select((leads) => [
          leads.fn.count<number>('person_email').distinct().as('open'),
          leads.fn.count<number>('person_email').distinct().filterWhere('due_at', '<=', now).as('late'),
          leads.fn.countAll<number>().filterWhere('owner_id', 'is not', null).as('taken'),
        ])
        .where('due_at', 'is not', null)
        .executeTakeFirstOrThrow()
      const { all: total } = await db
        .selectFrom('leads')
        .select((leads) => leads.fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow()
      return { open, late, all: total, taken }
    },

    countPromised: (now) =>
      db
        .selectFrom('leads')
        .select((leads) => [
          leads.fn.countAll<number>().as('open'),
          leads.fn.countAll<number>().filterWhere('due_at', '<=', now).as('late'),
        ])
        .where('due_at', 'is not', null)
        .executeTakeFirstOrThrow(),

    async countries() {
      const rows = await db
        .selectFrom('leads')
        .select('country')
        .distinct()
        .where('country', '!=', '')
        .orderBy('country')
        .execute()
      return rows.map(({ country }) => country)
    },

    async said(leadIds) {
      const messages = await db
        .selectFrom('chat_messages')
        .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
        .select(['chats.lead_id', 'sender', 'text', 'at', 'person'])
        .where('chats.lead_id', 'in', leadIds)
        .where('chats.erased_at', 'is', null)
        .where('sender', '!=', sql.lit('agent'))
        .orderBy('number')
        .execute()
      const replies = await db
        .selectFrom('lead_replies')
        .select(['lead_id', 'text', 'at'])
        .where('lead_id', 'in', leadIds)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return [
        ...messages
          .filter(({ person }) => !isNotice(person))
          .map((row) => ({ ...row, isOurs: row.sender === 'person' })),
        ...replies.map((row) => ({ ...row, isOurs: true })),
      ]
        .toSorted((one, other) => one.at - other.at)
        .map(({ lead_id, isOurs, text }) => ({ leadId: lead_id, isOurs, text }))
    },

    async hold(id) {
      await db
        .updateTable('leads')
        .set((leads) => ({ owner_id: leads.ref('owner_id') }))
        .where('id', '=', id)
        .execute()
    },

    async own(id, { from, to, at }) {
      const { numUpdatedRows } = await db
        .updateTable('leads')
        .set({ owner_id: to, owned_at: at })
        .where('id', '=', id)
        .where('owner_id', from === null ? 'is' : '=', from)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async place(id, country) {
      await db.updateTable('leads').set({ country }).where('id', '=', id).execute()
    },

    async call(id, { phone, phoneE164 }) {
      const found = [digitsOf(phone), digitsOf(phoneE164)].filter(Boolean).join('\n')
      await db
        .updateTable('leads')
        .set((leads) => ({ search: sql<string>`${leads.ref('search')} || ${`\n${found}`}` }))
        .where('id', '=', id)
        .where((leads) => leads.not(sql<SqlBool>`${find}(${leads.ref('search')}, ${found}) > 0`))
        .execute()
      await db
        .updateTable('leads')
        .set({ phone, phone_e164: phoneE164, person_phone: identifyPerson({ email: '', phone }).phone })
        .where('id', '=', id)
        .where('phone', '=', '')
        .execute()
    },

    async keepHeld(id, at) {
      await db
        .updateTable('leads')
        .set({ kept_at: at })
        .where('id', '=', id)
        .where('status', '=', 'quarantined')
        .execute()
    },
  }
}

function kindOf(intent: string): Promised | null {
  const { kind } = readWanted(intent)
  return requestKinds.find((known) => known === kind) ?? null
}

/** That one of us came or went, which is nothing that was said. */
function isNotice(person: string | null): boolean {
  const part = readPart(person)
  return part !== null && part.event !== 'said'
}

const readPart = (person: string | null) => (person === null ? null : (JSON.parse(person) as PersonPart))

function ofLastPromise<Column extends 'asked_at' | 'kind'>(leads: Build, column: Column) {
  return leads
    .selectFrom('promises')
    .select(column)
    .whereRef('promises.lead_id', '=', 'leads.id')
    .orderBy('number', 'desc')
    .limit(1)
}

/** What was wished since the last promise was made, and was not taken back. */
function wishesOf(leads: Build) {
  return leads
    .selectFrom('wishes')
    .whereRef('wishes.lead_id', '=', 'leads.id')
    .where('wishes.at', '>=', (wishes) => ofLastPromise(wishes as unknown as Build, 'asked_at'))
    .where('wishes.told', 'not like', sql.lit('%"takenBack":%'))
}

/** Among all that it came for, whichever was last. */
function wants(leads: Build, kind: Promised) {
  const ofKind = sql<SqlBool>`wishes.intent || ' ' like ${`${kind} %`}`
  return leads.or([
    leads('wanted', '=', kind),
    leads(ofLastPromise(leads, 'kind'), '=', kind === 'person' ? kind : null),
    leads.exists(wishesOf(leads).select('wishes.number').where(ofKind)),
  ])
}

/** What each status of the list means, as the database sees it. */
const statuses = {
  open: (leads) => leads('due_at', 'is not', null),
  late: (leads, now) => leads('due_at', '<=', now),
  answered: (leads) => leads('status', '=', 'answered'),
  chat: (leads) => leads.and([leads('status', '=', 'new'), leads('due_at', 'is', null)]),
  held: (leads) => leads('status', '=', 'quarantined'),
} as const satisfies Record<DeskStatus, (leads: Build, now: Milliseconds) => Expression<SqlBool>>

function isBeyond(leads: Build, column: 'due_at' | 'received_at', sign: '<' | '>', cursor: Cursor | null) {
  const { at, id } = cursor ?? { at: 0, id: '' }
  return leads.or([leads(column, sign, at), leads.and([leads(column, '=', at), leads('leads.id', sign, id)])])
}

function toDeskLead(row: DeskRow): DeskLead {
  const wanted = (row.wanted as Promised | '') || row.source
  const wished = (row.wishes ?? '').split(',').map((intent) => kindOf(intent))
  const kinds = [row.promised === 'person' ? row.promised : null, ...wished, wanted === 'chat' ? null : wanted]
  const named = kinds.filter((kind) => kind !== null)
  return {
    ...fromLeadRow(row),
    wanted,
    kinds: named.length > 0 ? [...new Set(named)] : [wanted],
    dueAt: row.due_at,
    askedAt: row.asked_at,
    ownerId: row.owner_id,
    ownedAt: row.owned_at,
    country: row.country,
    firstWords: row.message.slice(0, longestFirstWords) || (row.first_words ?? ''),
  }
}
