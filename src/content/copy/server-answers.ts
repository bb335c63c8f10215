import type { ServerProblem } from '#contract/server-problem.ts'

/** What the server says when it cannot do what was asked. Forms have words of their own (demo-form.ts). */
export type ServerAnswers = {
  readonly problems: Readonly<Record<ServerProblem, string>>
  /** Says when the next try is accepted. */
  readonly tryAgainIn: (seconds: number) => string
}
