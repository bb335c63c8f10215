import { sql, type Kysely } from 'kysely'
import { isBeyond, isFirstOfPerson, toDeskLead, type SelectDeskLeads } from './desk-lead-rows.ts'
import type { DeskLeads } from './desk-storage.ts'
import { identifyPerson } from './person.ts'
import { countRows, readAll } from './results.ts'
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
      .innerJoin('leads', 'leads.id', 'talk.leadId')
      .leftJoin('talks', 'talks.chatId', 'talk.id')
      // Each half is found by an index of its own.
      .where(
        'talk.id',
        'in',
        db
          .selectFrom('chats')
          .select('id')
          .where('handedOffAt', '>=', since)
          .union(db.selectFrom('talks').select('chatId as id').where('calledAt', '>=', since)),
      )
      .where('talk.erasedAt', 'is', null)
      .where('leads.dueAt', 'is not', null)
      // Whoever was called and came is no longer waited for.
      .where((calls) => calls.or([calls('talks.chatId', 'is', null), calls('talks.calledAt', 'is not', null)]))

  const list = (wanted: SelectDeskLeads) => readAll(db.executeQuery(wanted), toDeskLead)

  return {
    open({ after, limit }) {
      const open = all.where('dueAt', 'is not', null).where(isFirstOfPerson('leads.dueAt'))
      const wanted = after === null ? open : open.where((leads) => isBeyond(leads, 'dueAt', '>', after))
      return list(wanted.orderBy('dueAt').orderBy('leads.id').limit(limit))
    },

    async openOf(given) {
      if (given.length === 0) return []
      const people = given.map(identifyPerson)
      const emails = people.map(({ email }) => email)
      // PostgreSQL takes no empty list, and a number consists of digits.
      const phones = people.map(({ phone }) => phone || 'none')
      const dialled = given.map(({ phoneE164 }) => phoneE164 ?? 'none')
      const inTurn = (column: 'personEmail' | 'personPhone' | 'phoneE164') =>
        sql<number>`row_number() over (partition by ${sql.ref(column)} order by due_at, id)`
      const theirs = db
        .selectFrom('leads')
        .select(['id', 'personEmail', 'personPhone', 'phoneE164'])
        .select([
          inTurn('personEmail').as('ofEmail'),
          inTurn('personPhone').as('ofPhone'),
          inTurn('phoneE164').as('ofDialled'),
        ])
        .where('dueAt', 'is not', null)
        .where((leads) =>
          leads.or([
            leads('personEmail', 'in', emails),
            leads('personPhone', 'in', phones),
            leads('phoneE164', 'in', dialled),
          ]),
        )
      const shown = db
        .selectFrom(theirs.as('beside'))
        .select('beside.id')
        .where((beside) =>
          beside.or([
            beside('personEmail', 'in', emails).and('ofEmail', '<=', mostOfOne),
            beside('personPhone', 'in', phones).and('ofPhone', '<=', mostOfOne),
            beside('phoneE164', 'in', dialled).and('ofDialled', '<=', mostOfOne),
          ]),
        )
      return list(all.where('leads.id', 'in', shown).orderBy('dueAt').orderBy('leads.id'))
    },

    held(limit) {
      const held = all.where('status', '=', 'quarantined').where('keptAt', 'is', null)
      return list(held.orderBy('receivedAt', 'desc').limit(limit))
    },

    async waiting(since, limit) {
      const calls = await waitingSince(since)
        .select(['talk.id', 'talk.leadId', 'talk.handedOffAt', 'talks.calledAt'])
        .select((call) =>
          // Whoever left without a word did so in the moment from which the visitor waits again.
          call
            .selectFrom('chatMessages')
            .select('person')
            .whereRef('chatMessages.chatId', '=', 'talk.id')
            .whereRef('chatMessages.at', '=', 'talks.calledAt')
            .where('sender', '=', sql.lit('person'))
            .orderBy('number', 'desc')
            .limit(1)
            .as('left'),
        )
        .orderBy((call) => call.fn.coalesce('talks.calledAt', 'talk.handedOffAt'))
        .limit(limit)
        .execute()
      const ids = calls.map(({ leadId }) => leadId)
      const found = ids.length === 0 ? [] : await list(all.where('leads.id', 'in', ids))
      const leads = new Map(found.map((lead) => [lead.id, lead]))
      return calls.flatMap(({ id: chatId, leadId, calledAt, handedOffAt, left }) => {
        const lead = leads.get(leadId)
        const part = readPart(left)
        const askedAt = handedOffAt ?? since
        const gone = part?.event === 'left' ? { name: part.name, askedAt } : null
        return lead ? [{ lead, chatId, since: calledAt ?? askedAt, left: gone }] : []
      })
    },

    countWaiting(since, chatId) {
      const waiting = waitingSince(since)
      return countRows(chatId === undefined ? waiting : waiting.where('talk.id', '=', chatId))
    },

    async counts(now) {
      const { open, late, taken } = await db
        .selectFrom('leads')
        .select((leads) => [
          leads.fn.count<number>('personEmail').distinct().as('open'),
          leads.fn.count<number>('personEmail').distinct().filterWhere('dueAt', '<=', now).as('late'),
          leads.fn.countAll<number>().filterWhere('ownerId', 'is not', null).as('taken'),
        ])
        .where('dueAt', 'is not', null)
        .executeTakeFirstOrThrow()
      return { open, late, all: await countRows(db.selectFrom('leads')), taken }
    },

    countPromised: (now) =>
      db
        .selectFrom('leads')
        .select((leads) => [
          leads.fn.countAll<number>().as('open'),
          leads.fn.countAll<number>().filterWhere('dueAt', '<=', now).as('late'),
        ])
        .where('dueAt', 'is not', null)
        .executeTakeFirstOrThrow(),
  }
}
