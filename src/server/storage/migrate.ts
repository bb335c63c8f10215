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
import { refusals } from './migrations/015-refusals.ts'
import { oneTally } from './migrations/016-one-tally.ts'
import { dialledNumbers } from './migrations/017-dialled-numbers.ts'
import type { NamedAsStored } from './schema.ts'

/**
 * The steps that made the database what it is, in order. A step that has shipped is never edited: add another, to
 * `reversible`. Each is taken whole or not at all: both engines run it inside one transaction (see migrateAlone for SQLite).
 */
const first: Readonly<Record<string, Migration>> = {
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
}

/** Each knows its way back, so that one can return to the version before without losing what came in since. */
const reversible: Readonly<Record<string, Required<Migration>>> = {
  '014-searched-words': searchedWords,
  '015-refusals': refusals,
  '016-one-tally': oneTally,
  '017-dialled-numbers': dialledNumbers,
}

const migrations = { ...first, ...reversible }

/** The last step that this version knows. */
export const lastStep = Object.keys(migrations).toSorted().at(-1) ?? ''

/** Brings the database to `step`, forwards or back; throws with the engine's reason when that fails. */
export async function migrate(db: Kysely<NamedAsStored>, step: string = lastStep): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results = [] } = await migrator.migrateTo(step)
  if (error) throw describeMigrationFailure(error)
  const stuck = results.find(({ status }) => status === 'NotExecuted')
  if (stuck) throw new Error(`The database cannot go back over ${stuck.migrationName}: put the backup before it back`)
}

function describeMigrationFailure(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The database could not be migrated', { cause: error })
  const [, newer] = /previously executed migration (\S+) is missing/.exec(error.message) ?? []
  if (newer === undefined) return error
  return new Error(
    `The database is of a newer version (${newer}). Start that one, or let it go back: script/update --back`,
    { cause: error },
  )
}
