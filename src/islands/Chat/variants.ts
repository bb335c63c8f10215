import type { ChatStartField, ChatVariant } from '#contract/chat.ts'

type Variant = {
  /** The start form's fields in order. */
  readonly fields: readonly { readonly name: ChatStartField; readonly isRequired: boolean; readonly isHalf?: true }[]
  /** OPEN-10, CHAT-20: between 320x400 and the viewport. */
  readonly isResizable: boolean
}

/** The two windows (CHAT-8), where they differ besides their words and the greeting, which is the server's. */
export const variants = {
  A: {
    fields: [
      { name: 'name', isRequired: true, isHalf: true },
      { name: 'company', isRequired: false, isHalf: true },
      { name: 'email', isRequired: true },
      { name: 'phone', isRequired: true },
    ],
    isResizable: false,
  },
  B: {
    fields: [
      { name: 'name', isRequired: true },
      { name: 'company', isRequired: false },
      { name: 'email', isRequired: true },
    ],
    isResizable: true,
  },
} as const satisfies Record<ChatVariant, Variant>
