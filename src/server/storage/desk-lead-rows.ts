import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { kindOfRequest } from '#contract/wanted.ts'
import type { Cursor, DeskLead, Promised } from './desk-storage.ts'
import { fromLeadRow } from './rows.ts'
import type { LeadRow, Schema } from './schema.ts'

/** More of a first sentence than a list shows. */
const longestFirstWords = 240

type DeskRow = LeadRow & {
  asked_at: number | null
  promised: Promised | null
  wishes: string | null
  first_words: string | null
}
export type BuildLeads = ExpressionBuilder<Schema, 'leads'>

/** Leads as the desk works with them; each query says which. */
export const selectDeskLeads = (db: Kysely<Schema>) =>
  db
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
export type SelectDeskLeads = ReturnType<typeof selectDeskLeads>

export function ofLastPromise<Column extends 'asked_at' | 'kind'>(leads: BuildLeads, column: Column) {
  return leads
    .selectFrom('promises')
    .select(column)
    .whereRef('promises.lead_id', '=', 'leads.id')
    .orderBy('number', 'desc')
    .limit(1)
}

/** What was wished since the last promise was made, and was not taken back. */
export function wishesOf(leads: BuildLeads) {
  return leads
    .selectFrom('wishes')
    .whereRef('wishes.lead_id', '=', 'leads.id')
    .where('wishes.at', '>=', (wishes) => ofLastPromise(wishes as unknown as BuildLeads, 'asked_at'))
    .where('wishes.told', 'not like', sql.lit('%"takenBack":%'))
}

/** What stands in a list behind a cursor, or before it. */
export function isBeyond(leads: BuildLeads, column: 'due_at' | 'received_at', sign: '<' | '>', cursor: Cursor | null) {
  const { at, id } = cursor ?? { at: 0, id: '' }
  return leads.or([leads(column, sign, at), leads.and([leads(column, '=', at), leads('leads.id', sign, id)])])
}

export function toDeskLead(row: DeskRow): DeskLead {
  const wanted = (row.wanted as Promised | '') || row.source
  const wished = (row.wishes ?? '').split(',').map(kindOfRequest)
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
