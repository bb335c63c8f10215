import type { Migration } from 'kysely/migration'

export const heldLetters: Migration = {
  async up(db) {
    // A letter in somebody's hands is told from one that waits for its next try: only the first can be orphaned.
    await db.schema.alterTable('outbox').addColumn('taken_at', 'bigint').execute()
  },
}
