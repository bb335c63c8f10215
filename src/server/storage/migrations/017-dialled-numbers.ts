import type { Migration } from 'kysely/migration'

/** Beside a request stand those of the same number, as it is dialled. */
export const dialledNumbers: Required<Migration> = {
  async up(db) {
    await db.schema.createIndex('leads_by_phone_e164').on('leads').column('phone_e164').execute()
  },

  async down(db) {
    await db.schema.dropIndex('leads_by_phone_e164').execute()
  },
}
