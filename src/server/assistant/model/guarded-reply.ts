import type { Turn } from '#server/assistant/assistant.ts'
import type { Guard } from '#server/assistant/guard/guard.ts'
import type { GuardReason } from '#server/assistant/guard/statement.ts'
import { createSentenceStream, longestPiece } from '#server/assistant/reading/sentences.ts'
import { estimateTokens } from './budget.ts'
import { ModelFailure, type Model, type ModelFailureKind } from './model.ts'
import { mostTokens } from './services.ts'
import type { Speech } from './speech.ts'

type Needs = {
  readonly model: Model
  readonly turns: readonly Turn[]
  readonly guard: Guard
  readonly speech: Speech
}

/** How a reply ended. What had passed the guard by then has been said. */
export type Ending =
  | { readonly kind: 'whole' }
  /** By the guard, or because a piece was too long to be judged in time. */
  | { readonly kind: 'stopped'; readonly because: GuardReason | 'length' }
  | { readonly kind: 'failed'; readonly failure: ModelFailure }

/** Characters: several times what the most tokens of an answer come to. Not every service keeps to them. */
const longestReply = 12_000

/** A service that reports more than so many times the most that we expect has miscounted: what we estimate counts. */
const mostTimes = 8

/** Of these nothing has been worked for. */
const free: readonly ModelFailureKind[] = ['unreachable', 'reset', 'overloaded', 'rate-limited', 'broken', 'refused']

/**
 * Says what the model answers, sentence by sentence: each as soon as it is complete and has passed the guard. At the
 * first one that does not pass the model is hung up on. A sentence that broke off is not said.
 */
export async function sayGuarded({ model, turns, guard, speech }: Needs) {
  const sentences = createSentenceStream()
  const mostReported = mostTimes * (estimateTokens(turns) + mostTokens)
  let reported: number | null = null
  let received = 0
  let passed = ''

  function release(pieces: readonly string[]): Ending | null {
    for (const piece of pieces) {
      if (piece.length > longestPiece) return { kind: 'stopped', because: 'length' }
      const verdict = guard.check(piece, passed)
      if (!verdict.ok) return { kind: 'stopped', because: verdict.because }
      passed += piece
      speech.add(piece)
    }
    return null
  }

  async function hear(): Promise<Ending> {
    for await (const { text, tokens } of model(turns)) {
      if (tokens !== null && tokens <= mostReported) reported = tokens
      received += text.length
      if (received > longestReply) throw new ModelFailure('cut')
      const stopped = release([...sentences.feed(text), ...sentences.settle()])
      if (stopped) return stopped
    }
    return release(sentences.end()) ?? { kind: 'whole' }
  }

  const ending = await hear().catch((error: unknown): Ending => {
    if (error instanceof ModelFailure) return { kind: 'failed', failure: error }
    throw error
  })
  const isFree = received === 0 && ending.kind === 'failed' && free.includes(ending.failure.kind)
  return { ending, tokens: reported ?? (isFree ? 0 : estimateTokens(turns, received)) }
}
