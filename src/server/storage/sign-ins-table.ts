import type { Kysely } from 'kysely'
import type { SignInLink, SignIns } from './desk-storage.ts'
import { prepare } from './prepare.ts'
import type { Schema, SignInLinkRow } from './schema.ts'

type Try = Schema['desk_tries']

export function createSignInsTable(db: Kysely<Schema>): SignIns {
  // One statement, so that of tries that arrive together none slips past the bound.
  const take = prepare<Try & { readonly most: number }, unknown>(db, 'sign-ins take', ({ most, ...count }) =>
    db
      .insertInto('desk_tries')
      .values(count)
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'since'])
          .doUpdateSet((row) => ({ tries: row('desk_tries.tries', '+', 1) }))
          .where('desk_tries.tries', '<', most),
      ),
  )
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

    async take(key, since, most) {
      const { numAffectedRows } = await take({ key, since, tries: 1, most })
      return numAffectedRows === 1n
    },

    async forget(time) {
      await db.deleteFrom('sign_in_links').where('expires_at', '<', time).execute()
      await db.deleteFrom('desk_tries').where('since', '<', time).execute()
    },
  }
}

function fromLinkRow({ token_hash, member_id, created_at, expires_at }: SignInLinkRow): SignInLink {
  return { tokenHash: token_hash, memberId: member_id, createdAt: created_at, expiresAt: expires_at }
}
