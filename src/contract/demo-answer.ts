import type { Challenge } from './challenge.ts'
import type { DemoProblems, DemoValues } from './demo-request.ts'

/**
 * What the server says to a form posted without JavaScript: shown by the same form, with what the visitor typed.
 * `sum`: nothing is left but the sum, which a page has none of before; `errors`: fields need mending; `failed`: the
 * request could not be stored; `busy`: too many tries for now.
 */
export type DemoAnswer = {
  readonly values: DemoValues
  readonly problems: DemoProblems
  readonly challenge: Challenge
  readonly notice: 'sum' | 'errors' | 'failed' | 'busy'
  /** With `busy`: when the next try is taken. */
  readonly retryAfterSeconds?: number
}
