import type { QueryResult } from 'kysely'

/** The first row as it is read; null where there is none. */
export async function readFirst<Row, Read>(
  asked: Promise<QueryResult<Row>>,
  read: (row: Row) => Read,
): Promise<Read | null> {
  const [row] = (await asked).rows
  return row === undefined ? null : read(row)
}

/** Whether a row was changed by it. */
export async function changesOne(asked: Promise<QueryResult<unknown>>): Promise<boolean> {
  return (await asked).numAffectedRows === 1n
}
