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
 * A query whose text is made once in a process, for each engine: building it anew costs more than running it, and every
 * demo request runs four. `build` is given stand-ins for the values of the first call; each call puts its own in their
 * places, and none is left out by a later one.
 */
export function prepare<Values extends object, Row>(
  build: (db: Kysely<Schema>, values: Values) => Compilable<Row>,
): (db: Kysely<Schema>, values: Values) => Promise<QueryResult<Row>> {
  const queries = new WeakMap<object, CompiledQuery<Row>>()

  function make(db: Kysely<Schema>, values: Values): CompiledQuery<Row> {
    // Kysely only carries the stand-ins along, whatever their type.
    const stands = Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)])) as Values
    return build(db, stands).compile()
  }

  return (db, values) => {
    const engine = db.getExecutor().adapter.constructor
    const query = queries.get(engine) ?? make(db, values)
    queries.set(engine, query)
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? Reflect.get(values, value.name) : value,
    )
    return db.executeQuery({ ...query, parameters })
  }
}
