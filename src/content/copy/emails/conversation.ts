/** Words of the letter that tells a visitor who asked for a copy what was said in the chat. */
export type ConversationMailWords = {
  readonly subject: {
    /** The same for everybody: no visitor chooses what a stranger reads first. */
    readonly visitor: string
  }
  readonly kind: { readonly visitor: string }
  /** With the first names of those of us who spoke. */
  readonly title: { readonly visitor: (people: readonly string[]) => string }
  readonly lead: { readonly visitor: string }
  /** What we promised when a person was asked for. */
  readonly promised: (reference: string) => string
  /** Where one of us has answered in the chat since. */
  readonly answered: (name: string, reference: string) => string
  readonly figures: {
    readonly messages: (count: number) => string
    readonly duration: string
    readonly location: string
  }
  /** `4 messages`. */
  readonly counted: (count: number) => string
  readonly minutes: (duration: number) => string
  readonly visitor: string
  readonly leftOut: { readonly visitor: (count: number) => string }
  /** Ends a message that was too long for a letter. */
  readonly cut: string
  /** What stands in the copy where the visitor had written an address or a number. */
  readonly takenOut: {
    readonly link: string
    readonly number: string
  }
  readonly sources: string
  readonly actions: {
    readonly demo: string
    readonly plans: string
  }
  readonly reason: { readonly visitor: string }
}

/** What the same letter says to sales besides. They read English. */
export type ConversationToSalesWords = {
  readonly subject: { readonly urgent: (name: string, company: string) => string }
  readonly kind: { readonly sales: string; readonly urgent: string }
  readonly title: {
    readonly sales: (name: string, people: readonly string[]) => string
    readonly urgent: (name: string) => string
  }
  readonly lead: { readonly sales: string }
  /** What we promised when a person was asked for. */
  readonly promise: (asked: string, answerBy: string) => string
  /** Where the promise has been kept in the chat. */
  readonly kept: (asked: string, name: string, answered: string) => string
  readonly leftOut: { readonly sales: (count: number, reference: string) => string }
  readonly reason: { readonly sales: string; readonly member: string }
  /** To a member who was away: the way to the conversation. */
  readonly join: string
}
