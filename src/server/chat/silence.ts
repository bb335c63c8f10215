import { every, minuteMs } from '#server/clock.ts'
import { findStorageFailure } from '#server/storage/failure.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Summaries } from './summaries.ts'
import type { Parts } from '#server/parts.ts'

type Needs = Pick<Parts, 'now' | 'nudge' | 'log'> & {
  readonly storage: Pick<Storage, 'chats' | 'together'>
  readonly summaries: Summaries
}

/** A visitor who has said nothing for this long has gone. */
const silence = 30 * minuteMs
const mostAtOnce = 500

/** Puts the summaries of all conversations in line that fell silent; of two servers that look, one does. */
export async function sweepSilent({ storage, summaries, now, nudge, log }: Needs): Promise<void> {
  try {
    const before = now() - silence
    let queued = 0
    for (const { id } of await storage.chats.listSilent(before, mostAtOnce)) {
      const isQueued = await storage.together(async (tables) => {
        const chat = await tables.chats.find(id)
        // Somebody may have come back since the list was made.
        return chat !== null && chat.lastAt < before && summaries.queueDue(tables, id)
      })
      if (isQueued) queued += 1
    }
    if (queued === 0) return
    nudge?.()
    log.info({ queued }, 'summaries of silent conversations queued')
  } catch (error) {
    log.error({ err: error, reason: findStorageFailure(error) }, 'silent conversations could not be looked for')
  }
}

/** Looks every minute. */
export const watchSilence = (needs: Needs) => every(minuteMs, () => sweepSilent(needs))
