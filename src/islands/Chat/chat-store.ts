import { may, onConsentChange } from '../consent.ts'
import type { Trouble } from './chat-api.ts'
import { createState, createWelcome, isLocal, reduce, type Action, type ChatState } from './chat-state.ts'
import { forgetSaved, readSaved, readState, save } from './saved-state.ts'

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
  readonly notice: { readonly kind: 'ended' } | { readonly kind: 'said'; readonly words: string } | null
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
  wish: null,
}

export type ChatStore = ReturnType<typeof createChatStore>
type Snapshot = { readonly state: ChatState; readonly live: Live }

type Needs = {
  readonly welcome: string
  readonly createId: () => string
  readonly now: () => Date
  /** An answer has come that nobody was looking at. */
  readonly onUnseen: () => void
}

/**
 * The one state of the chat in this tab: kept where that is allowed, and joined with that of other tabs (CHAT-60..62).
 */
export function createChatStore({ welcome, createId, now, onUnseen }: Needs) {
  const greet = () => createWelcome(welcome, createId(), now())
  let snapshot: Snapshot = { state: readSaved(now()) ?? createState(greet()), live: nothingLive }
  const listeners = new Set<() => void>()

  function change(next: Partial<Snapshot>) {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }
  const setLive = (part: Partial<Live>) => change({ live: { ...snapshot.live, ...part } })

  function dispatch(action: Action) {
    const before = snapshot.state
    const state = reduce(before, action)
    if (state === before) return
    const news = countAnswers(state) - countAnswers(before)
    const unread = isAttended(state) ? 0 : snapshot.live.unread + Math.max(0, news)
    const isNew = unread > snapshot.live.unread
    change({ state, live: { ...snapshot.live, unread } })
    if (isNew) onUnseen()
    // What another tab said is kept already, and what is forgotten must not be written anew.
    if (action.kind === 'forgotten') forgetSaved()
    else if (action.kind !== 'heard') save(state)
  }

  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'management-chat-state') return
    const state = newValue === null ? null : readState(parse(newValue))
    if (state) dispatch({ kind: 'heard', state })
    // Withdrawn consent takes only what is kept; 'Clear Everything' in another tab takes the conversation, too.
    else if (newValue === null && may('functional')) dispatch({ kind: 'forgotten', welcome: greet() })
  })
  document.addEventListener('visibilitychange', () => {
    if (isAttended(snapshot.state)) setLive({ unread: 0 })
  })
  // Allowed in the middle of a conversation, it is kept from here on; taken back, `storage.ts` removes it.
  onConsentChange(() => save(snapshot.state))

  return {
    greet,
    get: () => snapshot,
    dispatch,
    setLive,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const countAnswers = ({ messages }: ChatState) =>
  messages.filter((message) => message.sender !== 'user' && !message.event && !isLocal(message)).length

const isAttended = ({ isOpen, isMinimized }: ChatState) =>
  isOpen && !isMinimized && document.visibilityState === 'visible'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
