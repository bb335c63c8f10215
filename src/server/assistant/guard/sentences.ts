import { findEnd, newReading } from './sentence-end.ts'

export type SentenceStream = {
  /** Takes what has come; gives the pieces that are certainly complete. */
  feed(delta: string): readonly string[]
  /** Nothing more comes: gives what is left. */
  end(): readonly string[]
}

/**
 * Cuts a stream of Markdown into sentences, headings, list items and table rows, each as early as it is certain. All
 * pieces together are exactly what was fed, and they are the same however the text was cut into deltas. No amount,
 * address or link is ever cut in two.
 */
export function createSentenceStream(): SentenceStream {
  let held = ''
  let reading = newReading()

  function take(isWhole: boolean) {
    const pieces: string[] = []
    for (let end = findEnd(held, reading, isWhole); end !== null; end = findEnd(held, reading, isWhole)) {
      pieces.push(held.slice(0, end))
      held = held.slice(end)
      reading = newReading()
    }
    return pieces
  }

  return {
    feed(delta) {
      held += delta
      return take(false)
    },
    end() {
      const pieces = take(true)
      if (held !== '') pieces.push(held)
      held = ''
      reading = newReading()
      return pieces
    },
  }
}
