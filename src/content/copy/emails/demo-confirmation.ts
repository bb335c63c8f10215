/** Words of the email to the sender of a demo request. Its subject holds none of theirs: anybody may have given any address. */
export type DemoConfirmationWords = {
  readonly subject: (reference: string) => string
  readonly kind: string
  readonly preview: (answerBy: string) => string
  readonly title: string
  readonly lead: (reference: string, answerBy: string) => string
  readonly labels: {
    readonly reference: string
    readonly received: string
    readonly name: string
    readonly company: string
    readonly phone: string
    readonly modules: string
    readonly size: string
    readonly message: string
  }
  /** Behind the end of a number that names no country. */
  readonly withoutCode: string
  readonly actions: {
    readonly whatsApp: string
    readonly call: (phone: string) => string
  }
  /** What the WhatsApp message begins with. */
  readonly hello: (reference: string) => string
  readonly reason: string
}
