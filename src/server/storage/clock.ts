import { sql, type RawBuilder } from 'kysely'
import type { Milliseconds } from '#server/clock.ts'

/** What time it is while a query runs; `now` is what its caller believes. */
export type Clock = (now: Milliseconds) => RawBuilder<Milliseconds>

/** Where one process has the database for itself. */
export const clockOfCaller: Clock = (now) => sql`cast(${now} as bigint)`

/** Where many share it, of whom each may be wrong: PostgreSQL says what time it is when the query arrives. */
export const clockOfDatabase: Clock = () => sql`cast(extract(epoch from statement_timestamp()) * 1000 as bigint)`
