import type { ChatStartField, ChatStartProblem } from '#contract/chat.ts'

/** What the server itself says in a conversation: greetings, and why something is not taken. */
export type ConversationWords = {
  readonly greetings: {
    /** Variant A, when the assistant has no welcome of its own in time. */
    readonly A: (visitor: string) => string
    /** CHAT-43. */
    readonly B: (visitor: string, business: string) => string
    readonly nobody: string
    /** CHAT-44. */
    readonly noCompany: string
  }
  readonly problems: Readonly<Record<ChatStartField, Readonly<Record<ChatStartProblem, string>>>>
  readonly tooLong: string
  /** CHAT-56. */
  readonly copyEmailInvalid: string
  readonly nothingToCopy: string
  readonly enoughCopies: string
  /** No more messages are taken. */
  readonly full: string
  readonly replyLost: string
}
