import { sql } from 'kysely'

/**
 * The lines in which messages wait. Letters that somebody is waiting for, those that go out for the first time and
 * those that failed before stand in three, so that none of them waits behind the others.
 */
export const lanes = ['urgent', 'mail', 'again', 'forward', 'webhook'] as const
export type Lane = (typeof lanes)[number]

/** That of a row of the outbox. Quotation marks in what a visitor typed are escaped there. */
export const laneOfRow = sql<Lane>`case
  when kind <> 'mail' then kind
  when delivery like '%"isUrgent":true%' or delivery like '%"template":"sign-in"%' then 'urgent'
  when attempts > 0 then 'again'
  else 'mail' end`
