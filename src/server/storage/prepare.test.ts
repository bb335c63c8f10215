import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it, vi } from 'vitest'
import { prepare } from './prepare.ts'
import type { Schema } from './schema.ts'

const connect = () =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

it('builds a prepared query once in a process, however many units of work run it', async () => {
  const built = vi.fn<() => void>()
  const find = prepare((db, { id }: { readonly id: string }) => {
    built()
    return db.selectFrom('leads').select('id').where('id', '=', id)
  })
  for (const id of ['1', '2', '3']) {
    const db = connect()
    await find(db, { id })
    await find(db, { id })
  }
  expect(built).toHaveBeenCalledOnce()
})
