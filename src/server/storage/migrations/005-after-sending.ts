import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { makeReference } from '#server/ids/reference.ts'
import type { NamedAsStored } from '../schema.ts'

export const afterSending: Migration = {
  async up(db: Kysely<NamedAsStored>) {
    await db.schema
      .alterTable('leads')
      .addColumn('reference', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema.alterTable('leads').addColumn('phone_e164', 'text').execute()
    await db.schema.alterTable('leads').addColumn('wish_at', 'bigint').execute()
    for (const { id } of await db.selectFrom('leads').select('id').execute()) {
      await db
        .updateTable('leads')
        .set({ reference: makeReference(id) })
        .where('id', '=', id)
        .execute()
    }
    await db.schema.createIndex('leads_by_reference').on('leads').column('reference').execute()
    await db.schema
      .createTable('confirmations')
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('letters', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('confirmations_key', ['mailbox', 'day'])
      .execute()
  },
}
