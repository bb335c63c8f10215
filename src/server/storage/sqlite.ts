import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { createGroupCommit } from './group-commit.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import type { Storage, Tables } from './storage.ts'
import { createLocalSignals } from './signals.ts'
import { createTables, probe } from './tables.ts'

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
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const database = openDatabase(file, 'synchronous = full')
  const writer = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(database) }) })
  await migrateAlone(database, writer, options.step)
  for (const pragma of ['busy_timeout = 0', ...(options.pragmas ?? [])]) database.exec(`pragma ${pragma}`)

  const readingDatabase = openDatabase(file, 'query_only = on')
  const reader = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(readingDatabase) }) })

  const commits = createGroupCommit(database, options.lockPatienceMs ?? 3000, watchFile(file))
  const writing = createTables(writer, 'sqlite')
  const together: Storage['together'] = (work) => commits.together(() => work(writing))
  const tables = writeThrough(createTables(reader, 'sqlite'), together)
  return {
    engine: 'sqlite',
    now: Date.now,
    signals: createLocalSignals(),
    ...tables,
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
      readingDatabase.close()
      database.close()
    },
  }
}

/** SQLite goes on writing into a file that somebody took away or replaced; it is gone when the process ends. */
function watchFile(file: string): () => void {
  const { ino, dev } = statSync(file)
  return () => {
    const now = statSync(file, { throwIfNoEntry: false })
    if (now?.ino === ino && now.dev === dev) return
    throw Object.assign(new Error(`${file} is not the file that was opened: put it back, or start again`), {
      code: 'ESTALE',
    })
  }
}

function openDatabase(file: string, pragma: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  // Without `secure_delete` what is erased stays readable in the file until something else takes its place.
  database.exec(`pragma journal_mode = wal; pragma secure_delete = on; pragma ${pragma}`)
  return database
}

/** Two processes that open a new database at the same time must not both build its tables. */
async function migrateAlone(database: DatabaseSync, db: Kysely<Schema>, step?: string): Promise<void> {
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

/** Reads as they are; a single write becomes a unit of its own. */
function writeThrough(tables: Tables, together: Storage['together']): Tables {
  const { leads, outbox, challenges, confirmations, visits, consents, chats, wishes, talks, modelUse } = tables
  const { members, signIns, deskSessions, promises, deskLeads, leadTalk, audit, erasures, people } = tables
  return {
    leads: {
      ...leads,
      add: (lead, keys) => together((unit) => unit.leads.add(lead, keys)),
      setStatus: (id, status, at) => together((unit) => unit.leads.setStatus(id, status, at)),
      suspect: (id, suspicions) => together((unit) => unit.leads.suspect(id, suspicions)),
      tellIn: (id, since) => together((unit) => unit.leads.tellIn(id, since)),
      setCallback: (id, callbackAt) => together((unit) => unit.leads.setCallback(id, callbackAt)),
      eraseOlderThan: (time) => together((unit) => unit.leads.eraseOlderThan(time)),
    },
    outbox: {
      ...outbox,
      add: (message) => together((unit) => unit.outbox.add(message)),
      reschedule: (id, change) => together((unit) => unit.outbox.reschedule(id, change)),
      claim: (claim) => together((unit) => unit.outbox.claim(claim)),
      markDelivered: (id, at) => together((unit) => unit.outbox.markDelivered(id, at)),
      markFailed: (id, error, dueAt) => together((unit) => unit.outbox.markFailed(id, error, dueAt)),
      release: (at) => together((unit) => unit.outbox.release(at)),
      revive: (id, at) => together((unit) => unit.outbox.revive(id, at)),
      forget: (time) => together((unit) => unit.outbox.forget(time)),
    },
    challenges: {
      ...challenges,
      spend: (id, at) => together((unit) => unit.challenges.spend(id, at)),
      forget: (time) => together((unit) => unit.challenges.forget(time)),
    },
    confirmations: {
      ...confirmations,
      take: (email, day, most) => together((unit) => unit.confirmations.take(email, day, most)),
      eraseBefore: (day) => together((unit) => unit.confirmations.eraseBefore(day)),
    },
    tallies: {
      take: (key, since, most) => together((unit) => unit.tallies.take(key, since, most)),
      begin: (key, since) => together((unit) => unit.tallies.begin(key, since)),
      forget: (time) => together((unit) => unit.tallies.forget(time)),
    },
    visits: {
      ...visits,
      addView: (view) => together((unit) => unit.visits.addView(view)),
      addVital: (vital) => together((unit) => unit.visits.addVital(vital)),
      eraseBefore: (day) => together((unit) => unit.visits.eraseBefore(day)),
    },
    consents: {
      ...consents,
      add: (choice) => together((unit) => unit.consents.add(choice)),
      eraseOlderThan: (time) => together((unit) => unit.consents.eraseOlderThan(time)),
    },
    chats: {
      ...chats,
      add: (chat) => together((unit) => unit.chats.add(chat)),
      hold: (id) => together((unit) => unit.chats.hold(id)),
      addMessage: (message) => together((unit) => unit.chats.addMessage(message)),
      clear: (id) => together((unit) => unit.chats.clear(id)),
      markSummarised: (id, upTo) => together((unit) => unit.chats.markSummarised(id, upTo)),
      markHandedOff: (id, at) => together((unit) => unit.chats.markHandedOff(id, at)),
      markErased: (id, at) => together((unit) => unit.chats.markErased(id, at)),
      eraseMarked: () => together((unit) => unit.chats.eraseMarked()),
    },
    wishes: {
      ...wishes,
      add: (wish) => together((unit) => unit.wishes.add(wish)),
      update: (wish) => together((unit) => unit.wishes.update(wish)),
    },
    talks: {
      ...talks,
      meetVisitor: (chatId, at) => together((unit) => unit.talks.meetVisitor(chatId, at)),
      look: (chatId, memberId, at) => together((unit) => unit.talks.look(chatId, memberId, at)),
      see: (chatId, side, upTo) => together((unit) => unit.talks.see(chatId, side, upTo)),
    },
    modelUse: {
      ...modelUse,
      add: (day, tokens) => together((unit) => unit.modelUse.add(day, tokens)),
    },
    members: {
      ...members,
      add: (member) => together((unit) => unit.members.add(member)),
      remove: (email) => together((unit) => unit.members.remove(email)),
    },
    signIns: {
      ...signIns,
      addLink: (link) => together((unit) => unit.signIns.addLink(link)),
      useLink: (hash, now) => together((unit) => unit.signIns.useLink(hash, now)),
      take: (key, since, most) => together((unit) => unit.signIns.take(key, since, most)),
      forget: (time) => together((unit) => unit.signIns.forget(time)),
    },
    deskSessions: {
      ...deskSessions,
      add: (session) => together((unit) => unit.deskSessions.add(session)),
      touch: (id, at) => together((unit) => unit.deskSessions.touch(id, at)),
      end: (id, memberId) => together((unit) => unit.deskSessions.end(id, memberId)),
      endOthers: (id, memberId) => together((unit) => unit.deskSessions.endOthers(id, memberId)),
      forget: (times) => together((unit) => unit.deskSessions.forget(times)),
    },
    promises: {
      ...promises,
      make: (promise) => together((unit) => unit.promises.make(promise)),
      markTold: (promise, letter, at) => together((unit) => unit.promises.markTold(promise, letter, at)),
    },
    deskLeads: {
      ...deskLeads,
      own: (id, change) => together((unit) => unit.deskLeads.own(id, change)),
      keepHeld: (id, at) => together((unit) => unit.deskLeads.keepHeld(id, at)),
    },
    leadTalk: {
      ...leadTalk,
      addNote: (note) => together((unit) => unit.leadTalk.addNote(note)),
      addReply: (reply) => together((unit) => unit.leadTalk.addReply(reply)),
    },
    people: { ...people, correct: (whom, corrections) => together((unit) => unit.people.correct(whom, corrections)) },
    erasures: {
      ...erasures,
      erase: (whom, until) => together((unit) => unit.erasures.erase(whom, until)),
      note: (mark) => together((unit) => unit.erasures.note(mark)),
      forget: (time) => together((unit) => unit.erasures.forget(time)),
    },
    audit: {
      ...audit,
      add: (entry) => together((unit) => unit.audit.add(entry)),
      eraseOlderThan: (time) => together((unit) => unit.audit.eraseOlderThan(time)),
    },
  }
}

/** Node's SQLite in the shape Kysely expects. The texts of our queries are few, so their statements are kept. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
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
