import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { identifyPerson } from '#server/storage/person.ts'
import type { Whom } from '#server/storage/erasure-storage.ts'
import { nameMailbox } from '#server/storage/mailbox.ts'
import { digitsOf } from '#server/storage/search-words.ts'
import { codeOf } from '#server/error-code.ts'

/** The databases that restoring has put aside, beside the one in use; none for PostgreSQL. */
export const listSetAside = (databaseUrl: string) => listBeside(databaseUrl, 'before', /^\w+$/)

/** Those that were damaged then, and what was written ahead of them: nobody can be looked for in there. */
export const listDamaged = (databaseUrl: string) => listBeside(databaseUrl, 'damaged', /^\w+(?:-\w+)?$/)

function listBeside(databaseUrl: string, how: 'before' | 'damaged', end: RegExp): readonly string[] {
  if (!databaseUrl.startsWith('sqlite:')) return []
  const file = path.resolve(databaseUrl.slice('sqlite:'.length))
  const beginning = `${path.basename(file)}.${how}-`
  return listFolder(path.dirname(file))
    .filter((name) => name.startsWith(beginning) && end.test(name.slice(beginning.length)))
    .map((name) => path.join(path.dirname(file), name))
}

/** Nothing of a folder that is not there. */
function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * Erases somebody from a database as an earlier version may have left it: only by the columns that have always been
 * there, and without bringing it to the present, so that it can still be put back under that version.
 */
export function eraseFromFile(file: string, meant: readonly Whom[]): number {
  using database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  database.exec('pragma secure_delete = on')
  const leads = database.prepare('select * from leads').all()
  const theirs = leads.filter((lead) => meant.some((whom) => isOf(lead, whom))).map(({ id }) => String(id))
  const erase = database.prepare('delete from leads where id = ?')
  for (const id of theirs) erase.run(id)
  for (const whom of meant) if (whom.kind === 'email') eraseCopies(database, nameMailbox(whom.email))
  // What was deleted before, without care for what stays readable, goes as well.
  database.exec('vacuum')
  return theirs.length
}

function isOf(lead: Readonly<Record<string, unknown>>, whom: Whom): boolean {
  const text = (name: string) => (typeof lead[name] === 'string' ? lead[name] : '')
  const person = identifyPerson({ email: text('email'), phone: text('phone') })
  if (whom.kind === 'lead') return text('id') === whom.id
  if (whom.kind === 'email') return person.email === whom.email.trim().toLowerCase()
  const dialled = digitsOf(text('phone_e164'))
  return whom.digits.includes(person.phone) || whom.digits.includes(dialled)
}

function eraseCopies(database: DatabaseSync, mailbox: string): void {
  const copies = database.prepare(`select id, delivery from outbox where delivery like '%"to":%'`).all()
  const erase = database.prepare('delete from outbox where id = ?')
  for (const { id, delivery } of copies) {
    const { to }: { to?: string } = JSON.parse(String(delivery))
    if (to !== undefined && nameMailbox(to) === mailbox) erase.run(String(id))
  }
}

/** Removes those that were put aside before a time: whoever wanted them back has had weeks. Returns how many. */
export async function forgetSetAside(databaseUrl: string, before: number): Promise<number> {
  let gone = 0
  for (const file of [...listSetAside(databaseUrl), ...listDamaged(databaseUrl)]) {
    const at = readStamp(file)
    if (at === null || at >= before) continue
    await rm(file)
    gone += 1
  }
  return gone
}

/** The moment in the file's name, as `npm run restore` writes it. */
function readStamp(file: string): number | null {
  const [, year, month, day, hour, minute] = /\.(?:before|damaged)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(file) ?? []
  return year === undefined
    ? null
    : Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
}
