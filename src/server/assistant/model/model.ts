import type { Turn } from '#server/assistant/assistant.ts'

/**
 * Why a model gave no whole answer. `reset`: the connection broke before anything came. `overloaded`: 503.
 * `rate-limited`: 429. `refused`: it did not accept the request, so the key or the model's name is wrong. `cut`: the
 * answer stopped before its end. `blocked`: the service's own filter held it back.
 */
export type ModelFailureKind =
  | 'timeout'
  | 'unreachable'
  | 'reset'
  | 'overloaded'
  | 'rate-limited'
  | 'broken'
  | 'refused'
  | 'malformed'
  | 'empty'
  | 'cut'
  | 'blocked'

/** Holds no word of the service: some repeat the key or the question in what they complain of. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind
  /** HTTP status, where there was one. */
  readonly status: number | undefined

  constructor(kind: ModelFailureKind, status?: number) {
    super(status === undefined ? `model ${kind}` : `model ${kind} (${status})`)
    this.name = 'ModelFailure'
    this.kind = kind
    this.status = status
  }
}

/** `tokens` counts all of the request so far, question included, where the service says it: the last one counts. */
export type ModelPart = { readonly text: string; readonly tokens: number | null }

/**
 * Answers the last turn piece by piece. Ends when the answer is whole and throws a `ModelFailure` otherwise, possibly
 * after pieces. Whoever stops listening ends the request.
 */
export type Model = (turns: readonly Turn[]) => AsyncGenerator<ModelPart, void, undefined>

/** How long a model may take, in milliseconds: without a byte of its answer, and for all of it, a second try included. */
export type Patience = { readonly quietMs: number; readonly wholeMs: number }

/** What kept words of the model from visitors since this process started, by reason, for the metrics. */
export type ModelCounts = { readonly refusals: Map<string, number>; readonly failures: Map<string, number> }

export const createModelCounts = (): ModelCounts => ({ refusals: new Map(), failures: new Map() })

export function countOne(counts: Map<string, number>, reason: string): void {
  counts.set(reason, (counts.get(reason) ?? 0) + 1)
}
