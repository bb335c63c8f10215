import { lastStep } from '#server/storage/migrate.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { runTool } from './run-tool.ts'

/** For `script/update`: prints the last step of the database that this version knows, or brings it to the one named. */
await runTool(async ({ databaseUrl }, { write }) => {
  const [step] = process.argv.slice(2)
  if (step !== undefined) await (await openStorage(databaseUrl, step)).close()
  write(step ?? lastStep)
  return 0
})
