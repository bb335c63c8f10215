import { onConsentChange } from '../consent.ts'
import type { Trouble } from './chat-api.ts'
import { createState, createWelcome, type ChatState } from './chat-state.ts'
import { createId } from './create-id.ts'
import { hasSaved, readPlace, recallSaved, save, savePlace } from './saved-state.ts'

/** The reply that is on its way. `isWaiting`: for the network. */
type Reply = { readonly questionId: string; readonly text: string; readonly isWaiting: boolean }

/** What one page knows and no other needs to: gone with it. */
export type Live = {
  readonly reply: Reply | null
  /** What was shown of a reply that the visitor stopped. */
  readonly stopped: Reply | null
  readonly isStarting: boolean
  /** Why the start form is there again. */
  readonly refusal: Trouble | null
  readonly unread: number
  /** What the visitor should know of the conversation as a whole. */
  readonly notice: string | null
  /** 'Clear Everything' has not reached the server. */
  readonly isUncleared: boolean
  readonly sheet: 'clear' | 'summary' | null
  /** Where the visitor's own copy has just been sent. */
  readonly sentTo: string | null
  /** The first name of whoever types, or empty. */
  readonly typing: string
  /** What whoever is there has seen. */
  readonly seenUpTo: number
  /** The server has said that one of us is there. */
  readonly isWithPerson: boolean
  /** Somebody is at the desk; null before the server was asked. */
  readonly isSomebodyThere: boolean | null
  /** How often the visitor has opened it here: each time the focus goes in. */
  readonly openings: number
  /** What the call to action wanted that opened the window, and the message it wrote. */
  readonly wish: { readonly message: string; readonly intent: string } | null
}

const nothingLive: Live = {
  reply: null,
  stopped: null,
  isStarting: false,
  refusal: null,
  unread: 0,
  notice: null,
  isUncleared: false,
  sheet: null,
  sentTo: null,
  typing: '',
  seenUpTo: 0,
  isWithPerson: false,
  isSomebodyThere: null,
  openings: 0,
  wish: null,
}

export type ChatStore = ReturnType<typeof createChatStore>
type Snapshot = { readonly state: ChatState; readonly live: Live }

/**
 * The one state of the chat in this tab, kept where that is allowed (CHAT-60). Of a chat that was kept only the window is
 * read here: it has no messages before `talk-store.ts` has read them.
 */
export function createChatStore(welcome: string) {
  const greet = () => createWelcome(welcome, createId(), new Date())
  const fresh = createState(greet())
  const state = hasSaved() ? { ...fresh, ...readPlace(recallSaved()), messages: [], showUserForm: false } : fresh
  let snapshot: Snapshot = { state, live: nothingLive }
  const listeners = new Set<() => void>()

  function change(next: Partial<Snapshot>) {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }
  const setLive = (part: Partial<Live>) => change({ live: { ...snapshot.live, ...part } })

  function update(part: Partial<ChatState>, keep: (state: ChatState) => void = save) {
    change({ state: { ...snapshot.state, ...part } })
    if (isRead(snapshot.state)) keep(snapshot.state)
    else savePlace(part)
  }

  // Allowed in the middle of a conversation, it is kept from here on; taken back, `storage.ts` removes it.
  onConsentChange(() => update({}))

  return {
    greet,
    get: () => snapshot,
    update,
    setLive,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Each conversation has its first words. */
const isRead = ({ messages }: ChatState) => messages.length > 0
