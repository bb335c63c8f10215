import { findEnd, lineHead, newReading, readsAsWhole } from './sentence-end.ts'

/**
 * Characters. Sentences are cut long before; what goes on beyond this has no place for a cut and is no sentence. Judging
 * takes longer with length and holds up every other visitor, so a longer piece is given out only to be refused.
 */
export const longestPiece = 1500

export type SentenceStream = {
  /** Takes what has come; gives the pieces that are certainly complete. */
  feed(delta: string): readonly string[]
  /**
   * Gives what is held if it reads as a whole sentence, for whoever would not wait for the next word to be sure. What
   * follows may show that it was none (`imisozi.` and `example`): then the next piece begins without a space.
   */
  settle(): readonly string[]
  /** Nothing more comes: gives what is left. */
  end(): readonly string[]
}

/**
 * Cuts a stream of Markdown into sentences, headings, list items and table rows, each as early as it is certain. All
 * pieces together are exactly what was fed, and they are the same however the text was cut into deltas. No amount,
 * address or link is ever cut in two, but for a piece longer than `longestPiece`.
 */
export function createSentenceStream(): SentenceStream {
  let held = ''
  let reading = newReading()

  function findCut(isWhole: boolean) {
    const end = findEnd(held, reading, isWhole)
    // Whatever ends in time is known to once the beginning of the next line has come.
    const undecided = isWhole ? 0 : lineHead
    const isOverlong = end === null ? held.length > longestPiece + undecided : end > longestPiece
    return isOverlong ? longestPiece + 1 : end
  }

  function take(isWhole: boolean) {
    const pieces: string[] = []
    for (let end = findCut(isWhole); end !== null; end = findCut(isWhole)) {
      pieces.push(held.slice(0, end))
      held = held.slice(end)
      reading = newReading()
    }
    return pieces
  }

  function giveAll() {
    const piece = held
    held = ''
    reading = newReading()
    return piece === '' ? [] : [piece]
  }

  return {
    feed(delta) {
      held += delta
      return take(false)
    },
    settle: () => (readsAsWhole(held, reading) ? giveAll() : []),
    end: () => [...take(true), ...giveAll()],
  }
}
