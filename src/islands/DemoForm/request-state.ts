import type { DemoReceipt } from '#contract/callback.ts'
import type { DemoField } from '#contract/demo-request.ts'
import type { ToastMessage } from '../Toasts/Toasts.tsx'
import type { Sending } from './send-demo-request.ts'

export type Messages = Partial<Record<DemoField, string>>

/** A request that could not be sent yet. Times are milliseconds since 1970. */
export type Unsent = {
  readonly sending: Sending
  readonly since: number
  readonly tries: number
  readonly nextTryAt: number
  /** It survives a reload. */
  readonly isKeptOnDevice: boolean
  /** The visitor has changed the words since: these are sent no more. */
  readonly isOutdated: boolean
}

/** A try that is under way. */
type Attempt = { readonly sending: Sending; readonly isPressed: boolean; readonly hadFocus: boolean }

/** A try that came to nothing. */
type Failure = {
  readonly at: number
  readonly isKeptOnDevice: boolean
  readonly isOffline: boolean
  /** The panel of a request that waits has been fetched. */
  readonly hasPanel: boolean
  /** Where the server said when to come back. */
  readonly retryAfterSeconds?: number
  readonly said: string
}

/**
 * What stands there: the form; in its place the panel of a request that waits, or of one that is `sent`. `arrived` is sent
 * as well, but the visitor is in a field of the form: it stays until they leave it.
 */
type Stage =
  | { readonly kind: 'form' | 'waiting' }
  | { readonly kind: 'arrived' | 'sent'; readonly sending: Sending; readonly receipt: DemoReceipt }

export type RequestState = {
  readonly stage: Stage
  readonly attempt: Attempt | null
  readonly unsent: Unsent | null
  readonly isWriting: boolean
  /** When the visitor left the last field: they may be on the way to the next one. */
  readonly leftAt: number
  /** Changed since the latest try began. */
  readonly isEdited: boolean
  /** The words went out as they were before the visitor's last change. */
  readonly isOvertaken: boolean
  readonly messages: Messages
  readonly toast: ToastMessage | null
  /** Where the focus goes: to the list of problems, or to a new panel and else to what has lost it. Null: it stays. */
  readonly focus: { readonly isOnProblems: boolean } | null
}

export const shortestWaitSeconds = 15
const longestWaitSeconds = 300

export const createState = (messages: Messages): RequestState => ({
  stage: { kind: 'form' },
  attempt: null,
  unsent: null,
  isWriting: false,
  leftAt: 0,
  isEdited: false,
  isOvertaken: false,
  messages,
  toast: null,
  focus: null,
})

/** Nobody is taken out of a field, or from elsewhere on the page. */
const moveFocus = ({ attempt, isWriting }: RequestState, isOnProblems = false) =>
  !attempt || (!isWriting && attempt.hadFocus) ? { isOnProblems } : null

const steps = {
  /** What an earlier page could not send. Asked for at once: the service worker may have sent it. */
  restored: (state, { sending, at }: { sending: Sending; at: number }) => ({
    ...state,
    unsent: { sending, since: at, tries: 1, nextTryAt: at, isKeptOnDevice: true, isOutdated: false },
  }),
  /** One at a time, however often the button is pressed. */
  began: (state, { attempt }: { attempt: Attempt }) => {
    if (state.attempt) return state
    const isWriting = state.isWriting && !attempt.isPressed
    return { ...state, attempt, isWriting, isEdited: false, isOvertaken: false, toast: null }
  },
  accepted: (state, { receipt, said }: { receipt: DemoReceipt; said: string }) => {
    const { attempt, isEdited, isWriting } = state
    const now = { ...state, attempt: null, unsent: null, focus: moveFocus(state) }
    if (!attempt || isEdited) return { ...now, stage: { kind: 'form' }, isOvertaken: true }
    const stage = { kind: isWriting ? 'arrived' : 'sent', sending: attempt.sending, receipt } as const
    return { ...now, stage, messages: {}, toast: { kind: 'success', text: said } }
  },
  /** By the server, or before it was asked. */
  refused: (state, { messages, said }: { messages: Messages; said: string }) => ({
    ...state,
    ...(state.attempt && { stage: { kind: 'form' }, attempt: null, unsent: null }),
    messages,
    toast: { kind: 'failure', text: said },
    focus: moveFocus(state, true),
  }),
  failed: (state, { at, isKeptOnDevice, isOffline, hasPanel, retryAfterSeconds, said }: Failure) => {
    const { attempt, stage, isEdited, isWriting } = state
    if (!attempt) return state
    const { sending, isPressed } = attempt
    const isAgain = state.unsent?.sending.idempotencyKey === sending.idempotencyKey
    const { since, tries } = isAgain ? state.unsent : { since: at, tries: 0 }
    const seconds = retryAfterSeconds ?? Math.min(shortestWaitSeconds * 2 ** tries, longestWaitSeconds)
    const nextTryAt = at + seconds * 1000
    const isPanel = hasPanel && !isEdited && !isWriting && (isOffline || stage.kind === 'waiting')
    // One message at a time: the panel says that it waits and how often it was tried, and other words go out at once.
    const isSaid = isPressed && !isPanel && (isWriting || !isEdited)
    return {
      ...state,
      ...(isPanel && { stage: { kind: 'waiting' } }),
      attempt: null,
      unsent: { sending, since, tries: tries + 1, nextTryAt, isKeptOnDevice, isOutdated: isEdited },
      toast: isSaid ? { kind: 'failure', text: said } : null,
      focus: moveFocus(state),
    }
  },
  entered: (state) => (state.isWriting ? state : { ...state, isWriting: true }),
  left: (state, { at }: { at: number }) => {
    const stage = state.stage.kind === 'arrived' ? ({ ...state.stage, kind: 'sent' } as const) : state.stage
    return { ...state, stage, isWriting: false, leftAt: at }
  },
  edited: (state, { field }: { field: string }) => {
    const { stage, unsent } = state
    const { [field as DemoField]: _edited, ...messages } = state.messages
    // Another sum is no other request.
    if (field === 'captcha') return { ...state, isWriting: true, messages }
    return {
      ...state,
      isWriting: true,
      messages,
      isEdited: true,
      unsent: unsent && { ...unsent, isKeptOnDevice: false, isOutdated: true },
      ...(stage.kind === 'arrived' && { stage: { kind: 'form' }, isOvertaken: true }),
    }
  },
  /** What takes the place of the old words. */
  amended: (state, { sending, isKeptOnDevice }: { sending: Sending; isKeptOnDevice: boolean }) => ({
    ...state,
    unsent: state.unsent && { ...state.unsent, sending, isKeptOnDevice, isOutdated: false },
  }),
  returned: (state) => ({ ...state, stage: { kind: 'form' }, focus: { isOnProblems: false } }),
  said: (state, { toast }: { toast: ToastMessage | null }) => ({ ...state, toast }),
} satisfies Record<string, (state: RequestState, said: never) => RequestState>

type Steps = typeof steps
type SaidTo<Step> = Step extends (state: never, said: infer Said) => unknown ? Said : never
export type Action = { [Kind in keyof Steps]: { readonly kind: Kind } & SaidTo<Steps[Kind]> }[keyof Steps]

export function reduce(state: RequestState, action: Action): RequestState {
  // The table has the step of each kind; that action and step belong together is what TypeScript cannot follow.
  return (steps[action.kind] as (state: RequestState, action: Action) => RequestState)(state, action)
}
