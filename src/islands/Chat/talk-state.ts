import type { ChatMessage } from '#contract/chat.ts'
import type { ChatState, Delivery, Session, ShownMessage, UserInfo } from './chat-state.ts'

/** Ids of messages that only this browser knows. */
const localId = /^local-/
export const isLocal = ({ id }: ShownMessage) => localId.test(id)

/** What changes a conversation. */
export type TalkAction =
  /** CHAT-41: the form is away while the server is asked. */
  | { readonly kind: 'introduced'; readonly userInfo: UserInfo; readonly startKey: string }
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'started'
      readonly session: Session
      readonly location: string
      readonly messages: readonly ChatMessage[]
    }
  /** Opened by the link of a letter. */
  | {
      readonly kind: 'resumed'
      readonly session: Session
      readonly userInfo: UserInfo
      readonly messages: readonly ChatMessage[]
      readonly openedAt: number
    }
  | { readonly kind: 'asked'; readonly message: ShownMessage }
  | { readonly kind: 'delivery'; readonly id: string; readonly delivery: Delivery }
  /** A whole reply: its question is answered, and an apology for it is taken back. */
  | { readonly kind: 'replied'; readonly questionId: string; readonly reply: ChatMessage }
  /** The question is kept, and for one of us to answer. */
  | { readonly kind: 'left-to-person'; readonly questionId: string }
  /** What happened in the conversation, in this window or not. */
  | { readonly kind: 'told'; readonly message: ChatMessage & Pick<ShownMessage, 'event'>; readonly number: number }
  | { readonly kind: 'apologized'; readonly questionId: string; readonly apology: ShownMessage }
  /** What the server kept meanwhile. */
  | { readonly kind: 'caught-up'; readonly messages: readonly ChatMessage[]; readonly isReplying: boolean }
  /** CHAT-54; or the session is gone, and the visitor introduces himself anew. */
  | { readonly kind: 'cleared'; readonly messages: readonly ShownMessage[]; readonly mustClear: boolean }
  | { readonly kind: 'ended'; readonly welcome: ShownMessage }
  /** CHAT-55. */
  | { readonly kind: 'forgotten'; readonly welcome: ShownMessage }
  /** Another tab's state. */
  | { readonly kind: 'heard'; readonly state: ChatState }

const received = ({ timestamp, ...message }: ChatMessage): ShownMessage => ({
  ...message,
  timestamp: new Date(timestamp),
})

type Reducers = {
  readonly [Kind in TalkAction['kind']]: (state: ChatState, action: Extract<TalkAction, { kind: Kind }>) => ChatState
}

const reducers: Reducers = {
  introduced: (state, { userInfo, startKey }) => ({ ...state, userInfo, startKey, showUserForm: false }),
  refused: (state) => ({ ...state, showUserForm: true }),
  started: (state, { session, location, messages }) => ({
    ...state,
    session,
    startKey: undefined,
    showUserForm: false,
    userInfo: state.userInfo && { ...state.userInfo, location },
    messages: mergeMessages(state.messages, messages.map(received)),
  }),
  resumed: (state, { session, userInfo, messages, openedAt }) => ({
    ...state,
    isOpen: true,
    isMinimized: false,
    session,
    userInfo,
    startKey: undefined,
    mustClear: undefined,
    showUserForm: false,
    messages: messages.map(received),
    openedAt,
  }),
  asked: (state, { message }) => ({ ...state, messages: [...state.messages, message] }),
  delivery: (state, { id, delivery }) => ({
    ...state,
    messages: state.messages
      .filter((message) => message.id !== apologyId(id))
      .map((message) => (message.id === id ? { ...message, delivery } : message)),
  }),
  replied: (state, { questionId, reply }) => ({
    ...state,
    messages: insertAfter(
      state.messages
        .filter(({ id }) => id !== apologyId(questionId) && id !== reply.id)
        .map((message) => (message.id === questionId ? settle(message) : message)),
      questionId,
      keepNumber(
        received(reply),
        state.messages.find(({ id }) => id === reply.id),
      ),
    ),
  }),
  'left-to-person': (state, { questionId }) => ({
    ...state,
    messages: state.messages
      .filter(({ id }) => id !== apologyId(questionId))
      .map((message) => (message.id === questionId ? settle(message) : message)),
  }),
  told: (state, { message, number }) => ({ ...state, messages: tell(state.messages, message, number) }),
  apologized: (state, { questionId, apology }) => ({
    ...state,
    messages: insertAfter(
      state.messages.map((message) => (message.id === questionId ? { ...message, delivery: 'failed' } : message)),
      questionId,
      apology,
    ),
  }),
  'caught-up': (state, { messages, isReplying }) => catchUp(state, messages.map(received), isReplying),
  cleared: (state, { messages, mustClear }) => ({ ...state, messages, mustClear }),
  ended: (state, { welcome }) => ({
    ...state,
    messages: [welcome],
    session: null,
    mustClear: undefined,
    openedAt: undefined,
    showUserForm: true,
  }),
  forgotten: (state, { welcome }) => ({
    ...state,
    messages: [welcome],
    session: null,
    startKey: undefined,
    mustClear: undefined,
    openedAt: undefined,
    userInfo: null,
    showUserForm: true,
  }),
  heard: (state, { state: other }) => hear(state, other),
}

/** What becomes of the chat when something happened in its conversation. */
export function reduceTalk(state: ChatState, action: TalkAction): ChatState {
  // The table has the reducer of each kind; that action and reducer belong together is what TypeScript cannot follow.
  return (reducers[action.kind] as (state: ChatState, action: TalkAction) => ChatState)(state, action)
}

export const apologyId = (questionId: string) => `local-apology-${questionId}`

/** The message that is to be sent or answered next, if any: all that a reload or another tab has to go on with. */
export function findPending({ messages }: ChatState): ShownMessage | undefined {
  return messages.find(({ delivery }) => delivery === 'sending' || delivery === 'awaiting')
}

/** After which the server is asked what was missed. */
export function findLastKnown({ messages }: ChatState): string | undefined {
  return messages.findLast((message) => !isLocal(message) && !message.delivery && !message.event)?.id
}

function settle({ delivery: _settled, ...message }: ShownMessage): ShownMessage {
  return message
}

function insertAfter(messages: readonly ShownMessage[], id: string, added: ShownMessage) {
  const at = messages.findIndex((message) => message.id === id)
  return at === -1 ? [...messages, added] : [...messages.slice(0, at + 1), added, ...messages.slice(at + 1)]
}

/**
 * Both lists, each message once. What only the second knows stands before what follows it there, else at the end: no
 * clock is asked, because clocks jump. A message both know is as the second has it.
 */
export function mergeMessages(known: readonly ShownMessage[], news: readonly ShownMessage[]): readonly ShownMessage[] {
  const merged = [...known]
  const indexOf = (wanted: ShownMessage) => merged.findIndex(({ id }) => id === wanted.id)
  for (const [place, message] of news.entries()) {
    const at = indexOf(message)
    const next = news.slice(place + 1).find((follower) => indexOf(follower) !== -1)
    if (at !== -1) merged[at] = keepNumber(message, merged[at])
    else merged.splice(next ? indexOf(next) : merged.length, 0, message)
  }
  return merged
}

/** Each message once, in the order of the server, as far as that is known. */
function tell(
  known: readonly ShownMessage[],
  told: ChatMessage & Pick<ShownMessage, 'event'>,
  number: number,
): readonly ShownMessage[] {
  const before = known.find(({ id }) => id === told.id)
  const message: ShownMessage = { ...(before ?? { ...told, timestamp: new Date(told.timestamp) }), number }
  const others = known.filter(({ id }) => id !== told.id)
  const next = others.findIndex((other) => (other.number ?? 0) > number)
  const last = others.findLastIndex((other) => other.number !== undefined && other.number < number)
  // What is still on its way here has no number, and the server knows nothing of it yet.
  const own = before ? known.indexOf(before) : countSettled(others)
  const place = next === -1 ? Math.max(last + 1, own) : next
  return [...others.slice(0, place), message, ...others.slice(place)]
}

const countSettled = (messages: readonly ShownMessage[]) => {
  const waiting = messages.findIndex(({ delivery }) => delivery !== undefined)
  return waiting === -1 ? messages.length : waiting
}

/** Where the stream of events goes on. */
export const lastNumber = ({ messages }: ChatState) =>
  messages.reduce((last, { number = 0 }) => Math.max(last, number), 0)

/** Whether a person was asked for, or has joined. */
export const hasTalk = ({ messages }: ChatState) =>
  messages.some(({ handOff, sender }) => handOff !== undefined || sender === 'person')

/** Not everybody who tells of a message tells its place. */
const keepNumber = (message: ShownMessage, known: ShownMessage | undefined): ShownMessage =>
  message.number === undefined && known?.number !== undefined ? { ...message, number: known.number } : message

function catchUp(state: ChatState, missed: readonly ShownMessage[], isReplying: boolean): ChatState {
  const last = [...state.messages, ...missed].filter(({ sender }) => sender === 'user').at(-1)
  // What the server tells of a question that waits here does not make it answered.
  const waiting = new Map(state.messages.filter(({ delivery }) => delivery).map((message) => [message.id, message]))
  const news = missed.map((message) => waiting.get(message.id) ?? message)
  const messages = mergeMessages(state.messages, news).map((message): ShownMessage =>
    isReplying && message.id === last?.id ? { ...message, delivery: 'awaiting' } : message,
  )
  return { ...state, messages }
}

/**
 * One conversation in all tabs: messages are joined, unless one of the tabs has begun a new one since. Where the
 * window stands is each tab's own business.
 */
function hear(state: ChatState, other: ChatState): ChatState {
  const { session, startKey, mustClear, openedAt, userInfo, showUserForm } = other
  const taken = { ...state, session, startKey, mustClear, openedAt, userInfo, showUserForm }
  if (state.session?.id !== session?.id || state.messages[0]?.id !== other.messages[0]?.id) {
    const isOlder = state.session !== null && begunAt(state) > begunAt(other)
    return isOlder ? state : { ...taken, messages: other.messages }
  }
  const settled = new Set(state.messages.filter(({ delivery }) => delivery === undefined).map(({ id }) => id))
  // A tab that has not heard of the answer yet does not take it back.
  const news = other.messages.map((message) =>
    message.delivery && settled.has(message.id) ? settle(message) : message,
  )
  return { ...taken, messages: mergeMessages(state.messages, news) }
}

/** By this browser's clock: with its first words, or when a letter's link brought it here. */
const begunAt = ({ messages, openedAt = 0 }: ChatState) => Math.max(messages[0]?.timestamp.getTime() ?? 0, openedAt)
