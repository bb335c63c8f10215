/** Words around what a member writes to somebody. */
export type DeskReplyWords = {
  readonly subject: (reference: string) => string
  readonly kind: string
  readonly reference: (reference: string) => string
  readonly reason: string
}
