import { forgetDrafts } from './mail/letter-files.ts'
import { findStorageFailure } from './storage/failure.ts'
import type { Standing } from './storage/sole-server.ts'
import type { Storage } from './storage/storage.ts'
import type { Parts } from './parts.ts'

type Needs = Pick<Parts, 'now' | 'log'> & {
  readonly standing: Standing
  readonly storage: Pick<Storage, 'outbox'>
  readonly mailUrl: string
}

/**
 * What a process that was killed had begun: its letters go out at once, and the halves of those it was writing to a
 * folder are removed. Where others share the database, its letters are free when their leases end, and theirs are not ours.
 */
export async function takeUp({ standing, storage, mailUrl, now, log }: Needs): Promise<void> {
  const letters = standing.isAlone ? await release() : 0
  const drafts = await forgetDrafts(mailUrl, standing.isAlone ? Infinity : undefined)
  if (letters > 0 || drafts > 0) log.info({ letters, drafts }, 'taken up what a process had left behind')

  /** Where nothing can be written now, they wait for their leases, and the pages are served all the same. */
  async function release() {
    try {
      return await storage.outbox.release(now())
    } catch (error) {
      const reason = findStorageFailure(error)
      if (reason !== 'full' && reason !== 'read-only' && reason !== 'locked') throw error
      log.warn({ reason }, 'the letters in hand wait for their leases')
      return 0
    }
  }
}
