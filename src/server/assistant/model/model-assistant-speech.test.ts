import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSpeech } from './model-assistant.ts'

function speak(work: (speech: ReturnType<typeof createSpeech>) => void) {
  const pieces: string[] = []
  const speech = createSpeech((piece) => pieces.push(piece))
  work(speech)
  return { pieces, text: speech.text }
}

describe('an answer while it is given', () => {
  it('keeps white space between pieces and leaves it out at both ends', () => {
    const { pieces, text } = speak((speech) =>
      ['\n\nOne. ', ' ', 'Two.\n\n', '- three\n'].forEach((piece) => speech.add(piece)),
    )

    expect(pieces).toEqual(['One.', '  Two.', '\n\n- three'])
    expect(text).toBe('One.  Two.\n\n- three')
  })

  it('begins a paragraph once, and none at the beginning', () => {
    expect(
      speak((speech) => {
        speech.addParagraph('One.\n')
        speech.addParagraph('Two.')
      }).text,
    ).toBe('One.\n\nTwo.')
  })

  it('says together exactly what its text is', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (said) => {
        const { pieces, text } = speak((speech) => said.forEach((piece) => speech.add(piece)))
        expect(pieces.join('')).toBe(text)
        expect(text).toBe(said.join('').trim())
      }),
    )
  })
})
