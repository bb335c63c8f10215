import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import {
  isBeyond,
  ofLastPromise,
  toDeskLead,
  wishesOf,
  type BuildLeads,
  type SelectDeskLeads,
} from './desk-lead-rows.ts'
import type { DeskLeads, DeskStatus, LeadFilter, Promised } from './desk-storage.ts'
import { countRows, readAll } from './results.ts'
import type { Schema } from './schema.ts'
import type { Milliseconds } from '#server/clock.ts'

/** Everything there is, page by page, or what is looked for. */
export function createLeadSearch(
  db: Kysely<Schema>,
  all: SelectDeskLeads,
  find: RawBuilder<unknown>,
): Pick<DeskLeads, 'page' | 'count' | 'countries'> {
  /**
   * A word stands in what the lead says of itself, or in what a person said in its chat: the assistant says it all. The
   * chats are read once for all leads: asked lead by lead, ten thousand cost twice as much.
   */
  const holds = (word: string) => (leads: BuildLeads) =>
    leads.or([
      // O'Hara is found as OHara, too.
      sql<SqlBool>`${find}(replace(${sql.ref('leads.search')}, '''', ''), ${word.replaceAll("'", '')}) > 0`,
      leads(
        'leads.id',
        'in',
        leads
          .selectFrom('chatMessages')
          .innerJoin('chats', 'chats.id', 'chatMessages.chatId')
          .select('chats.leadId')
          .where('chats.erasedAt', 'is', null)
          .where('chatMessages.sender', '!=', sql.lit('agent'))
          .where(sql<SqlBool>`${find}(${sql.ref('chat_messages.search')}, ${word}) > 0`),
      ),
    ])

  const fits =
    ({ status, wanted, ownerId, country, since, words }: LeadFilter, now: Milliseconds) =>
    (leads: BuildLeads) =>
      leads.and([
        ...(status ? [statuses[status](leads, now)] : []),
        ...(wanted === 'chat' ? [leads('source', '=', 'chat'), leads('wanted', '=', '')] : []),
        ...(wanted === 'form' ? [leads('source', '=', 'form')] : []),
        ...(wanted && wanted !== 'chat' && wanted !== 'form' ? [wants(leads, wanted)] : []),
        ...(ownerId === 'none' ? [leads('ownerId', 'is', null)] : []),
        ...(ownerId !== undefined && ownerId !== 'none' ? [leads('ownerId', '=', ownerId)] : []),
        ...(country === undefined ? [] : [leads('country', '=', country)]),
        ...(since === undefined ? [] : [leads('receivedAt', '>=', since)]),
        // The longest first: it is the rarest, and where it is nowhere no chat is read for the others.
        ...words.toSorted((one, other) => other.length - one.length).map((word) => holds(word)(leads)),
      ])

  return {
    async page(filter, { before, after, limit, now }) {
      const isForward = after !== undefined
      const cursor = after ?? before
      const found = all.where(fits(filter, now))
      const beyond = cursor && found.where((leads) => isBeyond(leads, 'receivedAt', isForward ? '>' : '<', cursor))
      const rows = await (beyond ?? found)
        .orderBy('receivedAt', isForward ? 'asc' : 'desc')
        .orderBy('leads.id', isForward ? 'asc' : 'desc')
        .limit(limit)
        .execute()
      const leads = rows.map(toDeskLead)
      return isForward ? leads.toReversed() : leads
    },

    count: (filter, now) => countRows(db.selectFrom('leads').where(fits(filter, now))),

    countries() {
      const known = db.selectFrom('leads').select('country').distinct().where('country', '!=', '')
      return readAll(db.executeQuery(known.orderBy('country')), ({ country }) => country)
    },
  }
}

/** Among all that it came for, whichever was last. */
function wants(leads: BuildLeads, kind: Promised) {
  const ofKind = sql<SqlBool>`wishes.intent || ' ' like ${`${kind} %`}`
  return leads.or([
    leads('wanted', '=', kind),
    leads(ofLastPromise(leads, 'kind'), '=', kind === 'person' ? kind : null),
    leads.exists(wishesOf(leads).select('wishes.number').where(ofKind)),
  ])
}

/** What each status of the list means, as the database sees it. */
const statuses = {
  open: (leads) => leads('dueAt', 'is not', null),
  late: (leads, now) => leads('dueAt', '<=', now),
  answered: (leads) => leads('status', '=', 'answered'),
  chat: (leads) => leads.and([leads('status', '=', 'new'), leads('dueAt', 'is', null)]),
  held: (leads) => leads('status', '=', 'quarantined'),
} as const satisfies Record<DeskStatus, (leads: BuildLeads, now: Milliseconds) => Expression<SqlBool>>
