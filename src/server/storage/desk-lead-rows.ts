import { sql, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { kindOfRequest } from '#contract/wanted.ts'
import type { Cursor, DeskLead, Promised } from './desk-storage.ts'
import { fromLeadRow } from './rows.ts'
import type { LeadRow, Schema } from './schema.ts'
import type { Milliseconds } from '#server/clock.ts'

/** More of a first sentence than a list shows. */
const longestFirstWords = 240

type DeskRow = LeadRow & {
  askedAt: number | null
  promised: Promised | null
  wishes: string | null
  firstWords: string | null
}
export type BuildLeads = ExpressionBuilder<Schema, 'leads'>

/** Leads as the desk works with them; each query says which. */
export const selectDeskLeads = (db: Kysely<Schema>) =>
  db
    .selectFrom('leads')
    .selectAll('leads')
    .select((leads) => [
      ofLastPromise(leads, 'askedAt').as('askedAt'),
      ofLastPromise(leads, 'kind').as('promised'),
      wishesOf(leads)
        .select(sql<string>`string_agg(wishes.intent, ',' order by wishes.number)`.as('intents'))
        .as('wishes'),
      leads
        .selectFrom('chatMessages')
        .innerJoin('chats', 'chats.id', 'chatMessages.chatId')
        .select(sql<string>`substr(chat_messages.text, 1, ${sql.lit(longestFirstWords)})`.as('words'))
        .whereRef('chats.leadId', '=', 'leads.id')
        .where('chats.erasedAt', 'is', null)
        .where('chatMessages.sender', '=', 'user')
        .orderBy('chatMessages.number')
        .limit(1)
        .as('firstWords'),
    ])
export type SelectDeskLeads = ReturnType<typeof selectDeskLeads>

export function ofLastPromise<Column extends 'askedAt' | 'kind'>(leads: BuildLeads, column: Column) {
  return leads
    .selectFrom('promises')
    .select(column)
    .whereRef('promises.leadId', '=', 'leads.id')
    .orderBy('number', 'desc')
    .limit(1)
}

/** What was wished since the last promise was made, and was not taken back. */
export function wishesOf(leads: BuildLeads) {
  return leads
    .selectFrom('wishes')
    .whereRef('wishes.leadId', '=', 'leads.id')
    .where('wishes.at', '>=', (wishes) => ofLastPromise(wishes as unknown as BuildLeads, 'askedAt'))
    .where('wishes.told', 'not like', sql.lit('%"takenBack":%'))
}

/** Whether no other lead of the same person is due earlier, among those that are due after `since`. */
export const isFirstOfPerson = (dueAt: 'leads.dueAt' | 'promises.dueAt', since: Milliseconds = 0) =>
  sql<SqlBool>`not exists (
    select 1 from leads other
    where other.person_email = leads.person_email and other.due_at > ${since}
      and (other.due_at, other.id) < (${sql.ref(dueAt)}, leads.id)
  )`

/** What stands in a list behind a cursor, or before it. */
export function isBeyond(leads: BuildLeads, column: 'dueAt' | 'receivedAt', sign: '<' | '>', { at, id }: Cursor) {
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
    dueAt: row.dueAt,
    askedAt: row.askedAt,
    ownerId: row.ownerId,
    ownedAt: row.ownedAt,
    country: row.country,
    firstWords: row.message.slice(0, longestFirstWords) || (row.firstWords ?? ''),
  }
}
