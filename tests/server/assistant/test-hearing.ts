import type { Guard } from '#server/assistant/guard/guard.ts'
import { createSentenceStream } from '#server/assistant/reading/sentences.ts'

/** Whether the guard stops a sentence that comes letter by letter, as it hears a model. For tests. */
export function isStoppedOnTheWay(guard: Pick<Guard, 'check'>, sentence: string): boolean {
  const stream = createSentenceStream()
  let said = ''
  const isStopped = (pieces: readonly string[]) =>
    pieces.some((piece) => {
      const { ok } = guard.check(piece, said)
      said += piece
      return !ok
    })
  const letters = sentence.match(/./gsu) ?? []
  return letters.some((letter) => isStopped([...stream.feed(letter), ...stream.settle()])) || isStopped(stream.end())
}
