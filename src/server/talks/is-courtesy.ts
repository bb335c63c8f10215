import { listWords } from '#server/assistant/reading/reading-words.ts'
import { foldWriting } from '#server/assistant/reading/writing.ts'

const courtesies = new Set(listWords('courtesies'))

/** Whether a message only thanks, agrees or takes leave, in any of our languages, of somebody called by `name`. */
export function isCourtesy(text: string, name: string): boolean {
  if (text.includes('?')) return false
  const words = toWords(text)
  const called = new Set(toWords(name))
  return words.length > 0 && words.every((word) => courtesies.has(word) || called.has(word))
}

const toWords = (text: string): readonly string[] =>
  foldWriting(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
