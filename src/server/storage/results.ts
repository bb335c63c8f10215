import type { QueryResult, SelectQueryBuilder } from 'kysely'

type Asked<Row> = Promise<QueryResult<Row>>

/** The first row as it is read; null where there is none. */
export async function readFirst<Row, Read>(asked: Asked<Row>, read: (row: Row) => Read): Promise<Read | null> {
  const [row] = (await asked).rows
  return row === undefined ? null : read(row)
}

/** Every row as it is read. */
export async function readAll<Row, Read>(asked: Asked<Row>, read: (row: Row) => Read): Promise<readonly Read[]> {
  return (await asked).rows.map(read)
}

/** Whether a row was changed by it. */
export async function changesOne(asked: Asked<unknown>): Promise<boolean> {
  return (await asked).numAffectedRows === 1n
}

/** How many rows a query finds. */
export async function countRows<Database, Table extends keyof Database>(
  found: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const counting = found.select((rows) => rows.fn.countAll<number>().as('count'))
  // Of any table, so that the compiler does not follow what was selected.
  const { count } = (await counting.executeTakeFirstOrThrow()) as { readonly count: number }
  return count
}
