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

/** `usage` counts all tokens of the request so far, question included; a later one takes the place of an earlier one. */
export type ModelPart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'usage'; readonly tokens: number }

export type Model = {
  /**
   * Answers the last turn piece by piece. Ends when the answer is whole and throws a `ModelFailure` otherwise, possibly
   * after pieces. Whoever stops listening ends the request.
   */
  stream(turns: readonly Turn[]): AsyncGenerator<ModelPart, void, undefined>
}

/** How long a model may take, in milliseconds. */
export type Patience = {
  /** Until the first byte of the answer. */
  readonly firstByteMs: number
  /** Between two pieces. */
  readonly idleMs: number
  /** For all of it, a second try included. */
  readonly wholeMs: number
}

/** Where a model is asked, and how. */
export type ModelAddress = { readonly baseUrl: string; readonly model: string; readonly apiKey: string }

/** BOT-6. */
export const generation = { temperature: 0.7, topP: 0.8, topK: 40, maxOutputTokens: 1024 } as const
