import { backUpDatabase, findDatabaseFile } from './copy-database.ts'
import { noteBackup } from '#server/health/last-backup.ts'
import { backUpInTurn } from './backups-in-turn.ts'
import { parseWords } from './parse-words.ts'
import { misuse, runTool } from './run-tool.ts'

const usage = `npm run backup -- FILE              one copy; what is there already is not overwritten
npm run backup -- FILE --keep 7     a copy with the time in its name, and only the seven newest stay`

/** `npm run backup -- FILE`: a consistent copy of the embedded database while the server runs. */
await runTool(async ({ databaseUrl, dataDir }, terminal) => {
  const { write } = terminal
  const call = readCall(process.argv.slice(2))
  if (typeof call === 'string') return misuse(terminal, call, usage)
  const database = findDatabaseFile(databaseUrl)
  if (call.keep === null) {
    write(`${call.target}: ${await backUpDatabase(database, call.target)} bytes`)
    await noteBackup({ dataDir })
    return 0
  }
  const { file, bytes, dropped } = await backUpInTurn(database, call.target, { keep: call.keep, now: new Date() })
  await noteBackup({ dataDir })
  write(`${file}: ${bytes} bytes`)
  for (const old of dropped) write(`${old}: thrown away`)
  return 0
}, usage)

/** The call, or what is wrong with it. */
function readCall(args: string[]): { readonly target: string; readonly keep: number | null } | string {
  const parsed = parseWords(args, { keep: { type: 'string' } })
  if (typeof parsed === 'string') return parsed
  const { values, positionals } = parsed
  const [target, ...rest] = positionals
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (!target || rest.length > 0) return 'backup needs one FILE'
  if (keep !== null && !(Number.isSafeInteger(keep) && keep > 0))
    return `--keep wants a whole number above 0, not ${values.keep}`
  return { target, keep }
}
