import { forgetDrafts, forgetLetters } from '#server/mail/letter-files.ts'
import { forgetDatabaseDrafts } from '#server/storage/database-drafts.ts'
import type { ErasureNeeds } from './erase-person.ts'
import { forgetBytes, hasBytesLeft } from './forget-bytes.ts'
import { replayErasures } from './replay.ts'
import { forgetSetAside } from './set-aside.ts'
import { dayMs } from '#server/clock.ts'

/** Whoever restored a backup by mistake has noticed by then. */
const setAsideDays = 30

/**
 * What retention does beside the tables: letters as files, halves of them, databases put aside or
 * half copied, the list of erasures.
 */
export async function forgetBeside(needs: ErasureNeeds, oldest: number): Promise<void> {
  const { config, now, storage } = needs
  await forgetLetters(config.mail.url, oldest)
  await forgetDrafts(config.mail.url)
  if (storage.engine === 'sqlite') await forgetDatabaseDrafts(config.databaseUrl.slice('sqlite:'.length))
  await forgetSetAside(config.databaseUrl, now() - setAsideDays * dayMs)
  await replayErasures(needs, oldest)
  // On PostgreSQL this locks tables: there it is done by whoever erases, and here where somebody was in the way.
  if (storage.engine === 'sqlite' || hasBytesLeft(needs)) await forgetBytes(needs)
}
