import type { Kysely } from 'kysely'
import type { SignIns } from './desk-storage.ts'
import type { Schema } from './schema.ts'

export function createSignInsTable(db: Kysely<Schema>): SignIns {
  return {
    async addLink(link) {
      await db.insertInto('signInLinks').values(link).execute()
    },

    async findLink(tokenHash, now) {
      const row = await db
        .selectFrom('signInLinks')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now)
        .executeTakeFirst()
      return row ?? null
    },

    async useLink(tokenHash, now) {
      const row = await db
        .deleteFrom('signInLinks')
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now)
        .returningAll()
        .executeTakeFirst()
      return row ?? null
    },

    async forget(time) {
      await db.deleteFrom('signInLinks').where('expiresAt', '<', time).execute()
    },
  }
}
