import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const callbacks: Migration = {
  async up(db) {
    // What a visitor of the chat asks for is a wish; the call that follows a demo request is a callback.
    await db.schema.alterTable('leads').renameColumn('wish_at', 'callback_at').execute()
    await sql`
      update outbox set delivery = replace(replace(delivery, '"demo-wish"', '"demo-callback"'), '"wishAt"', '"callbackAt"')
      where delivery like '%"demo-wish"%'`.execute(db)
  },
}
