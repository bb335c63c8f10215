import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { Client } from 'pg'
import { openStorage } from '#server/storage/open-storage.ts'
import { nameTrouble } from '#server/storage/name-trouble.ts'
import { standAlone } from '#server/storage/sole-server.ts'
import { findDatabaseFile } from './copy-database.ts'
import { refuseMissing } from './with-database.ts'

type Moved = { readonly table: string; readonly rows: number }

const calledTarget = 'The target'

/** Values in one statement; PostgreSQL takes 65,535. */
const mostValues = 20_000

/**
 * Copies everything of the embedded database into an empty PostgreSQL in one transaction, and counts each table there.
 * Throws, with both as they were, when the server runs, the target holds anything or a count differs.
 */
export async function moveDatabase(databaseUrl: string, targetUrl: string): Promise<readonly Moved[]> {
  const file = findDatabaseFile(databaseUrl)
  refuseMissing(databaseUrl)
  const standing = standAlone(databaseUrl)
  try {
    if (!standing.isAlone)
      throw new Error(
        'The server runs: stop it first (under systemd its socket as well: docs/deploy.md), or what comes in meanwhile is left behind',
      )
    await refuseUnlessEmpty(targetUrl, listOwnTables(file))
    // Both with the tables of this version.
    await (await openStorage(databaseUrl)).close()
    await (await openStorage(targetUrl, undefined, calledTarget)).close()
    return await copyAll(file, targetUrl)
  } finally {
    standing.close()
  }
}

/** Tables of ours may be left of an earlier try, without a row. */
async function refuseUnlessEmpty(targetUrl: string, own: ReadonlySet<string>): Promise<void> {
  await withClient(targetUrl, async (target) => {
    const { rows } = await target.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema()',
    )
    for (const { name } of rows.filter(({ name: table }) => isMoved(table))) {
      if (!own.has(name)) throw new Error(`The target is not empty: it has a table ${name}; nothing was moved`)
      if ((await countRows(target, name)) > 0)
        throw new Error(`The target is not empty: ${name} has rows; nothing was moved`)
    }
  })
}

function listOwnTables(file: string): ReadonlySet<string> {
  using source = new DatabaseSync(file, { readOnly: true })
  return new Set(listTables(source))
}

async function copyAll(file: string, targetUrl: string): Promise<readonly Moved[]> {
  using source = new DatabaseSync(file, { timeout: 10_000 })
  // No tool writes into it meanwhile.
  source.exec('begin immediate')
  const tables = orderByReference(source)
  return await withClient(targetUrl, async (target) => {
    await target.query('begin')
    await target.query(`lock table ${tables.map(quote).join(', ')} in exclusive mode`)
    const moved: Moved[] = []
    for (const table of tables) moved.push({ table, rows: await copyTable(source, target, table) })
    await target.query('commit')
    return moved
  })
}

async function copyTable(source: DatabaseSync, target: Client, table: string): Promise<number> {
  const columns = source
    .prepare(`pragma table_info(${quote(table)})`)
    .all()
    .map(readName)
  const names = columns.map(quote).join(', ')
  const mostRows = Math.floor(mostValues / columns.length)
  // In the order they were written in: a lead comes after the one that it follows.
  const rows = source.prepare(`select ${names} from ${quote(table)} order by rowid`).all()
  for (let from = 0; from < rows.length; from += mostRows) {
    const batch = rows.slice(from, from + mostRows)
    const values = batch.flatMap((row) => columns.map((column) => row[column] ?? null))
    await target.query(`insert into ${quote(table)} (${names}) values ${placesFor(batch, columns.length)}`, values)
  }
  const arrived = await countRows(target, table)
  if (arrived !== rows.length)
    throw new Error(`${table}: ${rows.length} rows here, ${arrived} there; nothing was moved`)
  return arrived
}

/** `($1, $2), ($3, $4)` */
function placesFor(batch: readonly unknown[], width: number): string {
  const rowOf = (row: number) => Array.from({ length: width }, (_, column) => `$${row * width + column + 1}`)
  return batch.map((_, row) => `(${rowOf(row).join(', ')})`).join(', ')
}

/** The tables of the house, each after those that its rows refer to. */
function orderByReference(source: DatabaseSync): string[] {
  const waiting = new Set(listTables(source))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find((table) => listReferred(source, table).every((other) => !waiting.has(other)))
    if (next === undefined) throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`)
    waiting.delete(next)
    ordered.push(next)
  }
  return ordered
}

function listTables(source: DatabaseSync): string[] {
  const tables = source.prepare(`select name from sqlite_master where type = 'table' order by name`).all()
  return tables.map(readName).filter(isMoved)
}

function listReferred(source: DatabaseSync, table: string): string[] {
  const keys = source.prepare(`pragma foreign_key_list(${quote(table)})`).all()
  return keys.map((key) => String(key['table'])).filter((other) => other !== table)
}

/** Not the engines' own, nor the list of migrations, nor the row that shows whether writing works. */
const isMoved = (table: string) => !/^(sqlite_|kysely_|probe$)/.test(table)
const readName = ({ name }: Record<string, SQLOutputValue>) => String(name)
const quote = (name: string) => `"${name}"`

async function countRows(target: Client, table: string): Promise<number> {
  const { rows } = await target.query<{ count: string }>(`select count(*) from ${quote(table)}`)
  return Number(rows[0]?.count)
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client(url)
  await client.connect().catch((error: unknown) => {
    throw nameTrouble(url, error, calledTarget)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
