import { fromPage, readAddress } from './me.ts'
import { untilLetGo } from './press.ts'

/** `other`: what stands at the address is not what this page shows any more. */
type Reading = 'read' | 'other'

const firstPauseMs = 3000
const longestPauseMs = 60_000

/**
 * Reads the page anew without making anything seen: one reading at a time, and what happens meanwhile is read after
 * it. That something happened is told once: what cannot be read now is tried again, more and more rarely, until it can.
 */
export function createReader(take: (fresh: Document) => Reading): () => Promise<Reading> {
  let isToReadAgain = false
  let underWay: Promise<Reading> | null = null
  let endPause = () => {}

  async function readOnce(): Promise<Reading | 'failed'> {
    const answer = await fetch(readAddress(), { headers: fromPage() }).catch(() => null)
    // The network may go in the middle of a page, too.
    const text = await answer?.text().catch(() => null)
    if (!answer || typeof text !== 'string') return 'failed'
    if (!answer.ok || answer.redirected) return answer.status >= 500 || answer.status === 429 ? 'failed' : 'other'
    await untilLetGo()
    return take(new DOMParser().parseFromString(text, 'text/html'))
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function readAll(): Promise<Reading> {
    let pauseMs = firstPauseMs
    try {
      for (;;) {
        isToReadAgain = false
        const outcome = await readOnce()
        if (outcome === 'failed') {
          await pause(pauseMs)
          pauseMs = Math.min(pauseMs * 2, longestPauseMs)
        } else if (outcome === 'other' || !isToReadAgain) return outcome
      }
    } finally {
      underWay = null
    }
  }

  return () => {
    isToReadAgain = true
    endPause()
    underWay ??= readAll()
    return underWay
  }
}
