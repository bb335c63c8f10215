import type { Say } from '#server/assistant/assistant.ts'

/** An answer while it is being given. What was said together is `text`; it neither begins nor ends with white space. */
export type Speech = {
  readonly text: string
  add(piece: string): void
  addParagraph(text: string): void
}

export function createSpeech(say: Say): Speech {
  let text = ''
  // What has come, with the white space at its end that waits for the words that follow it.
  let heard = ''
  function add(piece: string) {
    heard = (heard + piece).trimStart()
    const whole = heard.trimEnd()
    if (whole !== text) say(whole.slice(text.length))
    text = whole
  }
  return {
    get text() {
      return text
    },
    add,
    addParagraph(paragraph) {
      heard = `${text}\n\n`
      add(paragraph)
    },
  }
}
