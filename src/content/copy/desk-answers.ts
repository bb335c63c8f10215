/** What a prepared answer is filled in with. */
export type AnswerFacts = {
  /** As the person gave it: the first word of the name. */
  readonly firstName: string
  /** Whose name stands below. */
  readonly by: string
  readonly reference: string
  /** As the person gave it; empty where none was given. */
  readonly phone: string
  /** When it would suit them, if they have said so. */
  readonly asked: AskedTime | null
  /** Origin of our pages, without a slash at the end. */
  readonly publicUrl: string
}

export type AskedTime = {
  /** As it was typed in the chat, or two hours that were chosen, by the clock of headquarters. */
  readonly when: string
  readonly isTyped: boolean
  /** The day on which it was typed; empty where that is today: `tomorrow` is another day by then. */
  readonly on: string
}

/** The answers that members begin with, by their names. */
export const deskAnswerIds = ['call', 'prices', 'demo', 'papers'] as const
export type DeskAnswerId = (typeof deskAnswerIds)[number]

/** The same in every language that we answer in. */
export type DeskAnswers = {
  readonly empty: (facts: AnswerFacts) => string
  readonly answers: Readonly<Record<DeskAnswerId, (facts: AnswerFacts) => string>>
}
