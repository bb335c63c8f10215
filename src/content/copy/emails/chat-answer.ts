/** Words of the email to a visitor whose window was closed when one of us answered. */
export type ChatAnswerWords = {
  /** Nothing of it was chosen by a visitor. */
  readonly subject: (reference: string) => string
  readonly kind: string
  readonly preview: (name: string) => string
  readonly title: (name: string) => string
  readonly lead: string
  readonly action: string
  readonly reason: string
}
