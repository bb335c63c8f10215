import type { Say } from '#server/assistant/assistant.ts'

/** An answer while it is being given. What was said together is `text`; it neither begins nor ends with white space. */
export type Speech = {
  readonly text: string
  add(piece: string): void
  /** What is added next stands in a paragraph of its own. */
  beginParagraph(): void
}

export function createSpeech(say: Say): Speech {
  let text = ''
  // White space waits for the words that follow it.
  let gap = ''
  return {
    get text() {
      return text
    },
    add(piece) {
      const words = piece.trim()
      const start = gap + piece.slice(0, piece.length - piece.trimStart().length)
      if (words === '') {
        gap = start
        return
      }
      gap = piece.slice(piece.trimEnd().length)
      const spoken = text === '' ? words : start + words
      text += spoken
      say(spoken)
    },
    beginParagraph() {
      gap = '\n\n'
    },
  }
}
