import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { Schema } from './schema.ts'

/** Stands in a query for a value that each call brings. */
class Slot {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * A query whose text is made once: building it anew costs more than running it, and every demo request runs four.
 * `build` is given stand-ins for the named values; each call puts the real ones in their places.
 */
export function prepare<Values extends object, Row>(
  db: Kysely<Schema>,
  names: readonly (keyof Values)[],
  build: (values: Values) => Compilable<Row>,
): (values: Values) => Promise<QueryResult<Row>> {
  let query: CompiledQuery<Row> | undefined
  return (values) => {
    // Kysely only carries the stand-ins along, whatever their type.
    query ??= build(Object.fromEntries(names.map((name) => [name, new Slot(name)])) as Values).compile()
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? Reflect.get(values, value.name) : value,
    )
    return db.executeQuery({ ...query, parameters })
  }
}
