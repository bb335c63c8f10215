import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import type { NamedAsStored } from './schema.ts'

type Execute = (query: CompiledQuery) => Promise<QueryResult<unknown>>

/** A database whose queries go to `read` where they change nothing, and to `write` otherwise. */
export function route(read: Execute, write: Execute): Kysely<NamedAsStored> {
  const executeQuery: Execute = (query) => (query.query.kind === 'SelectQueryNode' ? read(query) : write(query))
  const connection = { executeQuery } as DatabaseConnection
  const driver = Object.assign(new DummyDriver(), { acquireConnection: () => Promise.resolve(connection) })
  return new Kysely({
    dialect: {
      createAdapter: () => new OpenAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

/** Which queries wait for others is the matter of `read` and `write`. */
class OpenAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}
