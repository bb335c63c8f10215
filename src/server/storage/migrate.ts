import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { leadsAndOutbox } from './migrations/001-leads-and-outbox.ts'
import { visitsAndConsents } from './migrations/002-visits-and-consents.ts'
import { chats } from './migrations/003-chats.ts'
import { wishes } from './migrations/004-wishes.ts'
import { afterSending } from './migrations/005-after-sending.ts'
import { callbacks } from './migrations/006-callbacks.ts'
import { members } from './migrations/007-members.ts'
import { desk } from './migrations/008-desk.ts'
import { talks } from './migrations/009-talks.ts'
import { languages } from './migrations/010-languages.ts'
import { heldLetters } from './migrations/011-held-letters.ts'
import { floods } from './migrations/012-floods.ts'
import { erasures } from './migrations/013-erasures.ts'
import { searchedWords } from './migrations/014-searched-words.ts'
import type { Schema } from './schema.ts'

/**
 * The steps that made the database what it is, in order. A step that has shipped is never edited: add another.
 * Each is taken whole or not at all: both engines run it inside one transaction (see migrateAlone for SQLite).
 */
const migrations: Readonly<Record<string, Migration>> = {
  '001-leads-and-outbox': leadsAndOutbox,
  '002-visits-and-consents': visitsAndConsents,
  '003-chats': chats,
  '004-wishes': wishes,
  '005-after-sending': afterSending,
  '006-callbacks': callbacks,
  '007-members': members,
  '008-desk': desk,
  '009-talks': talks,
  '010-languages': languages,
  '011-held-letters': heldLetters,
  '012-floods': floods,
  '013-erasures': erasures,
  '014-searched-words': searchedWords,
}

/** Brings the database to the present; throws with the engine's reason when that fails. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error })
}
