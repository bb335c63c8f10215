import { statSync, type Stats } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { makeFolder } from '#server/make-folder.ts'
import { createGroupCommit } from './group-commit.ts'
import { migrate } from './migrate.ts'
import { route } from './route.ts'
import type { NamedAsStored } from './schema.ts'
import type { Storage } from './storage.ts'
import { createLocalSignals } from './signals.ts'
import { createTables, inSteps, probe } from './tables.ts'

export type SqliteOptions = {
  /** How long a write waits for another process that holds the lock. */
  readonly lockPatienceMs?: number
  /** Set on the writing connection once it is open: how the tests make a full disk or a read-only file. */
  readonly pragmas?: readonly string[]
  /** Instead of the last one. */
  readonly step?: string | undefined
}

const mostPurges = 50
const purgePauseMs = 100

/**
 * Opens the embedded database. Writes go through one connection and share commits; reads have a connection of their
 * own, so that they never see what is not yet committed.
 */
export async function openSqlite(file: string, options: SqliteOptions = {}): Promise<Storage> {
  makeFolder(path.dirname(file))
  const database = openDatabase(file, 'synchronous = full')
  const writer = new Kysely<NamedAsStored>({ dialect: new SqliteDialect({ database: adapt(() => database) }) })
  await migrateAlone(database, writer, options.step)
  for (const pragma of ['busy_timeout = 0', ...(options.pragmas ?? [])]) database.exec(`pragma ${pragma}`)

  const openReading = () => openDatabase(file, 'query_only = on')
  let readingDatabase = openReading()
  const reader = new Kysely<NamedAsStored>({ dialect: new SqliteDialect({ database: adapt(() => readingDatabase) }) })

  // It may not have been opened again, as where no file is to be had for the moment.
  const closeReading = () => void (readingDatabase.isOpen && readingDatabase.close())
  const watch = watchFiles(file, () => {
    // Leaving the write-ahead log needs the file for oneself.
    closeReading()
    try {
      database.exec(bringHome)
    } finally {
      readingDatabase = openReading()
    }
  })
  const commits = createGroupCommit(database, options.lockPatienceMs ?? 3000, watch)
  const writing = createTables(writer, 'sqlite')
  const together: Storage['together'] = (work) => commits.together(() => work(writing))
  // A write that is called alone becomes a unit of work of its own.
  const alone = route(
    (query) => reader.executeQuery(query),
    (query) => commits.together(() => writer.executeQuery(query)),
  )
  return {
    engine: 'sqlite',
    now: Date.now,
    signals: createLocalSignals(),
    ...inSteps(createTables(alone, 'sqlite'), together),
    async purge() {
      // What was written ahead lies beside the database until it is overwritten; whoever reads at this moment needs it.
      for (let tries = 0; tries < mostPurges; tries += 1) {
        await commits.idle()
        if (database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0) return true
        await wait(purgePauseMs)
      }
      return false
    },
    together,
    check: () => commits.together(() => probe(writer, Date.now())),
    async close() {
      await commits.idle()
      if (!database.isOpen) return
      closeReading()
      database.close()
    },
  }
}

/** Leaves nothing in the files that were open, wherever they lie now, and makes new ones. */
const bringHome = 'pragma wal_checkpoint(truncate); pragma journal_mode = delete; pragma journal_mode = wal'

/**
 * SQLite goes on writing into files that somebody took away, replaced or emptied; what is in them is gone when the
 * process ends. What was written ahead can be brought home from files that are still open; the database itself must be
 * put back.
 */
function watchFiles(file: string, onLostBeside: () => void): () => void {
  const identify = (found: Stats | undefined) => (found ? `${found.dev}:${found.ino}` : null)
  const identifyBeside = () => `${identify(look(`${file}-wal`))} ${identify(look(`${file}-shm`))}`
  const opened = identify(look(file))
  let beside = identifyBeside()
  let size = 0
  let isCut = false
  const refuse = (message: string) => {
    throw Object.assign(new Error(message), { code: 'ESTALE' })
  }
  return () => {
    const found = look(file)
    if (!found || identify(found) !== opened)
      return refuse(`${file} is not the file that was opened: put it back, or start again`)
    // It only grows, unless somebody packs it (`vacuum`) or writes another one into it.
    isCut ||= found.size < size && (found.size === 0 || !isSound(file))
    if (isCut) return refuse(`${file} was cut short: stop the server and put a backup back`)
    size = found.size
    if (identifyBeside() === beside) return
    onLostBeside()
    beside = identifyBeside()
  }
}

const look = (file: string) => statSync(file, { throwIfNoEntry: false })

/** Not to be asked of an empty file: SQLite takes it for a new database, and throws away what was written ahead. */
function isSound(file: string): boolean {
  try {
    using database = new DatabaseSync(file, { readOnly: true })
    return database.prepare('pragma quick_check').get()?.['quick_check'] === 'ok'
  } catch {
    return false
  }
}

function openDatabase(file: string, pragma: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  // Without `secure_delete` what is erased stays readable in the file until something else takes its place. A unit of work
  // that opened a file for its own small notes would fail where strangers' connections have left none.
  database.exec(`pragma journal_mode = wal; pragma secure_delete = on; pragma temp_store = memory; pragma ${pragma}`)
  return database
}

/** Two processes that open a new database at the same time must not both build its tables. */
async function migrateAlone(database: DatabaseSync, db: Kysely<NamedAsStored>, step?: string): Promise<void> {
  database.exec('begin immediate')
  try {
    await migrate(db, step)
    database.exec('commit')
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    database.close()
    throw error
  }
}

/** Node's SQLite in the shape Kysely expects. The texts of our queries are few, so their statements are kept. */
function adapt(current: () => DatabaseSync): SqliteDatabase {
  let [database, statements] = [current(), new Map<string, SqliteStatement>()]
  return {
    close: () => current().close(),
    prepare(sql) {
      if (database !== current()) [database, statements] = [current(), new Map()]
      const kept = statements.get(sql)
      if (kept) return kept
      const statement = database.prepare(sql)
      const adapted: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters: readonly SQLInputValue[]) => statement.all(...parameters),
        run: (parameters: readonly SQLInputValue[]) => statement.run(...parameters),
        iterate: (parameters: readonly SQLInputValue[]) => statement.iterate(...parameters),
      }
      statements.set(sql, adapted)
      return adapted
    },
  }
}
