import { fromPage, readAddress } from './me.ts'
import { untilLetGo } from './press.ts'

/** `other`: what stands at the address is not what this page shows any more. */
export type Reading = 'read' | 'other' | 'failed'

/**
 * Reads the page anew without making anything seen: one reading at a time, and what happens meanwhile is read after
 * it.
 */
export function createReader(take: (fresh: Document) => Reading): () => Promise<Reading> {
  let isReading = false
  let isToReadAgain = false

  async function readOnce(): Promise<Reading> {
    const answer = await fetch(readAddress(), { headers: fromPage() }).catch(() => null)
    // The network may go in the middle of a page, too.
    const text = await answer?.text().catch(() => null)
    if (!answer || typeof text !== 'string') return 'failed'
    if (!answer.ok || answer.redirected) return answer.status >= 500 || answer.status === 429 ? 'failed' : 'other'
    await untilLetGo()
    return take(new DOMParser().parseFromString(text, 'text/html'))
  }

  return async () => {
    isToReadAgain = true
    if (isReading) return 'failed'
    isReading = true
    let reading: Reading = 'read'
    while (isToReadAgain && reading === 'read') {
      isToReadAgain = false
      reading = await readOnce()
    }
    isReading = false
    return reading
  }
}
