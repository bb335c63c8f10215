import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { Schema } from './schema.ts'

/** Stands in a query for a value that each call brings. */
class Slot {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

type Text = { readonly query: CompiledQuery; readonly builtBy: string }

/** Of this process, for each engine. On PostgreSQL each unit of work has tables of its own, but their texts are the same. */
const textsOfEngines = new WeakMap<object, Map<string, Text>>()

function textsOf(db: Kysely<Schema>): Map<string, Text> {
  const engine = db.getExecutor().adapter.constructor
  const texts = textsOfEngines.get(engine) ?? new Map<string, Text>()
  textsOfEngines.set(engine, texts)
  return texts
}

/**
 * A query whose text is made once in a process: building it anew costs more than running it, and every demo request runs
 * four. `build` is given stand-ins for the values of the first call; each call puts its own in their places, and none is
 * left out by a later one. `label` belongs to this query alone.
 */
export function prepare<Values extends object, Row>(
  db: Kysely<Schema>,
  label: string,
  build: (values: Values) => Compilable<Row>,
): (values: Values) => Promise<QueryResult<Row>> {
  let query: CompiledQuery<Row> | undefined

  function make(values: Values): Text {
    // Kysely only carries the stand-ins along, whatever their type.
    const stands = Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)])) as Values
    return { query: build(stands).compile(), builtBy: build.toString() }
  }

  function find(values: Values): CompiledQuery<Row> {
    const texts = textsOf(db)
    const text = texts.get(label) ?? make(values)
    if (text.builtBy !== build.toString()) throw new Error(`Two queries are called "${label}"`)
    texts.set(label, text)
    return text.query
  }

  return (values) => {
    query ??= find(values)
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? Reflect.get(values, value.name) : value,
    )
    return db.executeQuery({ ...query, parameters })
  }
}
