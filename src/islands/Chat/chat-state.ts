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

/** Ids of messages that only this browser knows. */
const localId = /^local-/
export const isLocal = ({ id }: ShownMessage) => localId.test(id)

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

export type Action =
  | { readonly kind: 'opened' | 'closed' | 'minimized' | 'unminimized' | 'expansion-turned' }
  | { readonly kind: 'moved'; readonly position: Position }
  | { readonly kind: 'resized'; readonly size: Size }
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
  readonly [Kind in Action['kind']]: (state: ChatState, action: Extract<Action, { kind: Kind }>) => ChatState
}

const reducers: Reducers = {
  opened: (state) => ({ ...state, isOpen: true, isMinimized: false }),
  closed: (state) => ({ ...state, isOpen: false, isMinimized: false }),
  minimized: (state) => ({ ...state, isMinimized: true }),
  unminimized: (state) => ({ ...state, isMinimized: false }),
  'expansion-turned': (state) => ({
    ...state,
    isMinimized: false,
    isExpanded: !state.isExpanded,
    ...(state.isExpanded
      ? { chatSize: state.sizeBefore ?? sizes.normal, sizeBefore: undefined }
      : {
          chatSize: coverBoth(state.chatSize, sizes.expanded),
          ...(!isNormal(state.chatSize) && { sizeBefore: state.chatSize }),
        }),
  }),
  moved: (state, { position }) => ({ ...state, position }),
  resized: (state, { size }) => ({ ...state, chatSize: size }),
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

export function reduce(state: ChatState, action: Action): ChatState {
  // The table has the reducer of each kind; that action and reducer belong together is what TypeScript cannot follow.
  return (reducers[action.kind] as (state: ChatState, action: Action) => ChatState)(state, action)
}

const isNormal = ({ width, height }: Size) => width === sizes.normal.width && height === sizes.normal.height

/** A size the visitor chose is never shrunk by expanding (CHAT-20, CHAT-37). */
function coverBoth(one: Size, other: Size): Size {
  return { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
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

/** Who of us is there. */
export function findPerson({ messages }: ChatState): string | null {
  const last = messages.findLast(({ event }) => event !== undefined)
  return last?.event === 'joined' ? (last.name ?? '') : null
}

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
