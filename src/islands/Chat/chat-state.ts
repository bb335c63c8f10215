import type { ChatMessage } from '#contract/chat.ts'

/** What became of one's own message. Absent: it was answered. `stopped`: the visitor does not wait for the answer. */
export type Delivery = 'sending' | 'awaiting' | 'failed' | 'stopped'

/** DATA-7 as the window holds it. */
export type ShownMessage = Omit<ChatMessage, 'timestamp'> & {
  readonly timestamp: Date
  readonly delivery?: Delivery
  /** Of one's own: what the call to action wanted that it came from. */
  readonly intent?: string
  /** CHAT-47: our own words, which the server does not know. */
  readonly isApology?: true
  /** That one of us came or went. */
  readonly event?: 'joined' | 'left'
  /** Its place in the conversation, where the server has told it. */
  readonly number?: number
}

/** DATA-4. */
export type UserInfo = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
  readonly location: string
}

export type Session = { readonly id: string; readonly token: string }
/** Pixels from the edges of the viewport. */
export type Position = { readonly bottom: number; readonly right: number }
export type Size = { readonly width: number; readonly height: number }

/** DATA-8, and the session that the messages belong to. */
export type ChatState = {
  readonly isOpen: boolean
  readonly isMinimized: boolean
  readonly isExpanded: boolean
  readonly position: Position
  readonly chatSize: Size
  /** What 'Restore' goes back to: the size the visitor had chosen before the window was expanded. */
  readonly sizeBefore?: Size | undefined
  readonly messages: readonly ShownMessage[]
  readonly userInfo: UserInfo | null
  readonly showUserForm: boolean
  readonly session: Session | null
  /** Of a start that the server has not answered: sent again, also after a reload, it makes no second lead. */
  readonly startKey?: string | undefined
  /** Cleared here, and not on the server yet. */
  readonly mustClear?: boolean | undefined
  /** When the link of a letter opened it here, in milliseconds since 1970: its last word may be weeks old by then. */
  readonly openedAt?: number | undefined
}

/** CHAT-37, CHAT-39. */
export const defaultPosition: Position = { bottom: 24, right: 24 }
export const sizes = { normal: { width: 384, height: 500 }, expanded: { width: 500, height: 600 } } as const

/** CHAT-35: the first words of an empty conversation. Each has an id of its own: so tabs know a cleared one by it. */
export function createWelcome(text: string, id: string, now: Date): ShownMessage {
  return { id: `local-${id}`, text, sender: 'agent', timestamp: now }
}

/** CHAT-34, CHAT-35. */
export function createState(welcome: ShownMessage): ChatState {
  return {
    isOpen: false,
    isMinimized: false,
    isExpanded: false,
    position: defaultPosition,
    chatSize: sizes.normal,
    messages: [welcome],
    userInfo: null,
    showUserForm: true,
    session: null,
  }
}

/** Opened or closed, the window is no bar. */
export const opened = { isOpen: true, isMinimized: false } as const
export const closed = { isOpen: false, isMinimized: false } as const

/** CHAT-12: from normal to expanded, or back to the size the visitor had chosen. */
export function turnExpansion({ isExpanded, chatSize, sizeBefore }: ChatState): Partial<ChatState> {
  const turned = { isMinimized: false, isExpanded: !isExpanded }
  if (isExpanded) return { ...turned, chatSize: sizeBefore ?? sizes.normal, sizeBefore: undefined }
  const expanded = { ...turned, chatSize: coverBoth(chatSize, sizes.expanded) }
  return isNormal(chatSize) ? expanded : { ...expanded, sizeBefore: chatSize }
}

const isNormal = ({ width, height }: Size) => width === sizes.normal.width && height === sizes.normal.height

/** A size the visitor chose is never shrunk by expanding (CHAT-20, CHAT-37). */
function coverBoth(one: Size, other: Size): Size {
  return { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
}

/** Who of us is there. */
export function findPerson({ messages }: ChatState): string | null {
  const last = messages.findLast(({ event }) => event !== undefined)
  return last?.event === 'joined' ? (last.name ?? '') : null
}
