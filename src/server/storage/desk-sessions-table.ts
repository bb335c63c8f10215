import type { Kysely } from 'kysely'
import type { DeskSession, DeskSessions } from './desk-storage.ts'
import { fromMemberRow } from './members-table.ts'
import { prepare } from './prepare.ts'
import type { DeskSessionRow, MemberRow, Schema } from './schema.ts'

type Known = DeskSessionRow & Pick<MemberRow, 'name' | 'email' | 'added_at'>

export function createDeskSessionsTable(db: Kysely<Schema>): DeskSessions {
  const findRow = prepare<{ readonly tokenHash: string }, Known>(db, 'desk-sessions findRow', ({ tokenHash }) =>
    db
      .selectFrom('desk_sessions')
      .innerJoin('members', 'members.id', 'desk_sessions.member_id')
      .selectAll('desk_sessions')
      .select(['members.name', 'members.email', 'members.added_at'])
      .where('token_hash', '=', tokenHash),
  )
  return {
    async add(session) {
      await db.insertInto('desk_sessions').values(toSessionRow(session)).execute()
    },

    async seenSince(time) {
      const rows = await db
        .selectFrom('desk_sessions')
        .select('member_id')
        .distinct()
        .where('seen_at', '>', time)
        .orderBy('member_id')
        .execute()
      return rows.map(({ member_id }) => member_id)
    },

    async find(tokenHash) {
      const [row] = (await findRow({ tokenHash })).rows
      return row ? { session: fromSessionRow(row), member: fromMemberRow({ ...row, id: row.member_id }) } : null
    },

    async touch(id, at) {
      await db.updateTable('desk_sessions').set({ seen_at: at }).where('id', '=', id).execute()
    },

    async ofMember(memberId) {
      const rows = await db
        .selectFrom('desk_sessions')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(fromSessionRow)
    },

    async end(id, memberId) {
      const { numDeletedRows } = await db
        .deleteFrom('desk_sessions')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    async endOthers(id, memberId) {
      await db.deleteFrom('desk_sessions').where('member_id', '=', memberId).where('id', '!=', id).execute()
    },

    async forget({ seen, now }) {
      await db
        .deleteFrom('desk_sessions')
        .where((sessions) => sessions.or([sessions('seen_at', '<', seen), sessions('ends_at', '<', now)]))
        .execute()
    },
  }
}

function fromSessionRow(row: DeskSessionRow): DeskSession {
  return {
    id: row.id,
    tokenHash: row.token_hash,
    memberId: row.member_id,
    device: row.device,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    endsAt: row.ends_at,
  }
}

function toSessionRow(session: DeskSession): DeskSessionRow {
  return {
    id: session.id,
    token_hash: session.tokenHash,
    member_id: session.memberId,
    device: session.device,
    started_at: session.startedAt,
    seen_at: session.seenAt,
    ends_at: session.endsAt,
  }
}
