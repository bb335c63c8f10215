import { sql, type Kysely } from 'kysely'
import { isBeyond, toDeskLead, type SelectDeskLeads } from './desk-lead-rows.ts'
import type { DeskLeads } from './desk-storage.ts'
import { identifyPerson } from './person.ts'
import type { Schema } from './schema.ts'
import type { PersonPart } from './talk-storage.ts'
import type { Milliseconds } from '#server/clock.ts'

const readPart = (person: string | null) => (person === null ? null : (JSON.parse(person) as PersonPart))

/** Of one address or number: twenty beside the one that is looked at. */
const mostOfOne = 21

type DueLeads = Pick<DeskLeads, 'open' | 'openOf' | 'held' | 'waiting' | 'countWaiting' | 'counts' | 'countPromised'>

/** Who must be answered, or decided about. */
export function createDueLeads(db: Kysely<Schema>, all: SelectDeskLeads): DueLeads {
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

  return {
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
  }
}
