import path from 'node:path'
import type { Config } from '#server/config.ts'
import { replayErasures } from '#server/erasure/replay.ts'
import { keepSecret } from '#server/secret/secret.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { findDatabaseFile, isThere, tryBackup } from './copy-database.ts'
import { parseWords } from './parse-words.ts'
import { restoreDatabase } from './restore-database.ts'
import { misuse, runTool } from './run-tool.ts'
import { dayMs } from '#server/clock.ts'

const usage = `npm run restore -- FILE           puts it in the place of the database; the server must not run
npm run restore -- FILE --check   a drill: brings a copy of it back elsewhere and looks at it`

/** `npm run restore -- FILE`: puts a backup in the place of the embedded database. The server must not run. */
await runTool(async (config, terminal) => {
  const { write } = terminal
  const call = readCall(process.argv.slice(2))
  if (typeof call === 'string') return misuse(terminal, call, usage)
  const { copy } = call
  if (call.isDrill) {
    const { leads, messages, writtenAt } = await tryBackup(copy)
    write(
      `${copy} of ${writtenAt.toISOString()} would do: sound, brought to this version, ${leads} leads, ${messages} messages in the outbox; nothing was changed`,
    )
    return 0
  }
  const database = findDatabaseFile(config.databaseUrl)
  const hasSecret = config.secret !== null || isThere(path.join(config.dataDir, 'secret'))
  const aside = await restoreDatabase(copy, database, new Date().toISOString().replace(/\W/g, ''))
  write(`${database} restored${aside ? `; ${sayAside(aside)}` : ''}`)
  const again = await eraseAgain(config)
  if (again > 0) write(`${again} leads erased again, of people who were erased since the backup was made`)
  if (!hasSecret) write(sayNewSecret(config.dataDir))
  return 0
}, usage)

/** The call, or what is wrong with it. */
function readCall(args: string[]): { readonly copy: string; readonly isDrill: boolean } | string {
  const parsed = parseWords(args, { check: { type: 'boolean' } })
  if (typeof parsed === 'string') return parsed
  const { values, positionals } = parsed
  const [copy, ...rest] = positionals
  return copy && rest.length === 0 ? { copy, isDrill: values.check === true } : 'restore needs one FILE'
}

function sayAside({ file, isDamaged }: { readonly file: string; readonly isDamaged: boolean }): string {
  return isDamaged
    ? `the old one is damaged and kept for 30 days as ${file}, where no erasure reaches`
    : `the old one is kept for 30 days as ${file}`
}

/** What a backup does not hold. */
function sayNewSecret(dataDir: string): string {
  return `There was no secret in ${dataDir}, so a new one was made. Did the site run elsewhere? Put \`secret\` and \`erasures\` of its DATA_DIR in place before the start: without them links in letters lead nowhere, and who was erased since the backup is back.`
}

async function eraseAgain(config: Config): Promise<number> {
  const storage = await openStorage(config.databaseUrl)
  try {
    const oldest = Date.now() - config.retentionDays * dayMs
    return await replayErasures({ storage, secret: keepSecret(config), config, now: storage.now }, oldest)
  } finally {
    await storage.close()
  }
}
