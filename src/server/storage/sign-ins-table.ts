import type { Kysely } from 'kysely'
import type { SignInLink, SignIns } from './desk-storage.ts'
import type { Schema, SignInLinkRow } from './schema.ts'

export function createSignInsTable(db: Kysely<Schema>): SignIns {
  return {
    async addLink({ tokenHash, memberId, createdAt, expiresAt }) {
      await db
        .insertInto('sign_in_links')
        .values({ token_hash: tokenHash, member_id: memberId, created_at: createdAt, expires_at: expiresAt })
        .execute()
    },

    async findLink(tokenHash, now) {
      const row = await db
        .selectFrom('sign_in_links')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row ? fromLinkRow(row) : null
    },

    async useLink(tokenHash, now) {
      const row = await db
        .deleteFrom('sign_in_links')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst()
      return row ? fromLinkRow(row) : null
    },

    async forget(time) {
      await db.deleteFrom('sign_in_links').where('expires_at', '<', time).execute()
    },
  }
}

function fromLinkRow({ token_hash, member_id, created_at, expires_at }: SignInLinkRow): SignInLink {
  return { tokenHash: token_hash, memberId: member_id, createdAt: created_at, expiresAt: expires_at }
}
