import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
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

type Id = { readonly id: string }

describe('a prepared query', () => {
  it('is built once in a process, however many units of work run it', async () => {
    const built = vi.fn<() => void>()
    for (const id of ['1', '2', '3']) {
      const db = connect()
      const find = prepare<Id, unknown>(db, 'test of preparing', (values) => {
        built()
        return db.selectFrom('leads').select('id').where('id', '=', values.id)
      })
      await find({ id })
      await find({ id })
    }
    expect(built).toHaveBeenCalledOnce()
  })

  it('has a label of its own', async () => {
    const db = connect()
    await prepare<Id, unknown>(db, 'test of labels', ({ id }) =>
      db.selectFrom('leads').select('id').where('id', '=', id),
    )({ id: '1' })
    const other = prepare<Id, unknown>(db, 'test of labels', ({ id }) =>
      db.selectFrom('chats').select('id').where('id', '=', id),
    )
    expect(() => other({ id: '1' })).toThrow('Two queries are called "test of labels"')
  })
})
