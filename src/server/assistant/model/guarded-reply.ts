import type { Turn } from '#server/assistant/assistant.ts'
import type { Guard } from '#server/assistant/guard/guard.ts'
import type { GuardReason } from '#server/assistant/guard/statement.ts'
import { createSentenceStream, longestPiece } from '#server/assistant/reading/sentences.ts'
import { estimateTokens } from './budget.ts'
import { ModelFailure, type Model, type ModelFailureKind } from './model.ts'
import type { Speech } from './speech.ts'

type Needs = {
  readonly model: Model
  readonly turns: readonly Turn[]
  readonly guard: Guard
  readonly speech: Speech
}

/** What the guard says, or that a piece was too long to be judged in time. */
type StopReason = GuardReason | 'length'

/** How a reply ended. What had passed the guard by then has been said. */
export type Ending =
  | { readonly kind: 'whole' }
  | { readonly kind: 'stopped'; readonly because: StopReason }
  | { readonly kind: 'failed'; readonly failure: ModelFailure }

/** Characters: several times what the most tokens of an answer come to. Not every service keeps to them. */
const longestReply = 12_000

export type GuardedReply = { readonly ending: Ending; readonly tokens: number }

/**
 * Says what the model answers, sentence by sentence: each as soon as it is complete and has passed the guard. At the
 * first one that does not pass the model is hung up on. A sentence that broke off is not said.
 */
export async function sayGuarded({ model, turns, guard, speech }: Needs): Promise<GuardedReply> {
  const sentences = createSentenceStream()
  let reported: number | null = null
  let received = 0
  let passed = ''
  const count = () => countTokens(reported, turns, received)

  function release(pieces: readonly string[]): StopReason | null {
    for (const piece of pieces) {
      if (piece.length > longestPiece) return 'length'
      const verdict = guard.check(piece, passed)
      if (!verdict.ok) return verdict.because
      passed += piece
      speech.add(piece)
    }
    return null
  }

  try {
    for await (const part of model.stream(turns)) {
      if (part.kind === 'usage') {
        reported = part.tokens
        continue
      }
      received += part.text.length
      if (received > longestReply) throw new ModelFailure('cut')
      const because = release([...sentences.feed(part.text), ...sentences.settle()])
      if (because) return { ending: { kind: 'stopped', because }, tokens: count() }
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    const tokens = received === 0 && reported === null && free.includes(error.kind) ? 0 : count()
    return { ending: { kind: 'failed', failure: error }, tokens }
  }
  const because = release(sentences.end())
  return { ending: because ? { kind: 'stopped', because } : { kind: 'whole' }, tokens: count() }
}

/** Of these nothing has been worked for. */
const free: readonly ModelFailureKind[] = ['unreachable', 'reset', 'overloaded', 'rate-limited', 'broken', 'refused']

function countTokens(reported: number | null, turns: readonly Turn[], received: number) {
  if (reported !== null && Number.isSafeInteger(reported) && reported > 0) return reported
  return estimateTokens(countCharacters(turns) + received)
}

export function countCharacters(turns: readonly Turn[]): number {
  return turns.reduce((sum, { text }) => sum + text.length, 0)
}
