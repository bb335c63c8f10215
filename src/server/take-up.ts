import { forgetDrafts } from './mail/forget-drafts.ts'
import type { Log } from './log/log.ts'
import type { Standing } from './storage/sole-server.ts'
import type { Storage } from './storage/storage.ts'
import type { Milliseconds } from './clock/milliseconds.ts'

type Needs = {
  readonly standing: Standing
  readonly storage: Pick<Storage, 'outbox'>
  readonly mailUrl: string
  readonly now: () => Milliseconds
  readonly log: Log
}

/** Long enough for any letter to be written to a folder. */
const oldDraftMs = 60_000

/**
 * What a process that was killed had begun: its letters go out at once, and the halves of those it was writing to a
 * folder are removed. Where others share the database, its letters are free when their leases end, and theirs are not ours.
 */
export async function takeUp({ standing, storage, mailUrl, now, log }: Needs): Promise<void> {
  const letters = standing.isAlone ? await storage.outbox.release(now()) : 0
  const drafts = await forgetDrafts(mailUrl, standing.isAlone ? Infinity : Date.now() - oldDraftMs)
  if (letters > 0 || drafts > 0) log.info({ letters, drafts }, 'taken up what a process had left behind')
}
