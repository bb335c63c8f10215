import { may } from '../consent.ts'
import { createState, type ChatState } from './chat-state.ts'
import type { ChatStore } from './chat-store.ts'
import { readSaved, readState } from './read-saved.ts'
import { forgetSaved, recallSaved, savedItem } from './saved-state.ts'
import { isLocal, reduceTalk, type TalkAction } from './talk-state.ts'

const leaveAside = () => undefined
/** What another tab said is kept already, and what is forgotten must not be written anew. */
const keepers: Partial<Record<TalkAction['kind'], () => void>> = { heard: leaveAside, forgotten: forgetSaved }

/**
 * The chat's state as a conversation changes it: read from where it is kept, joined with that of other tabs (CHAT-61,
 * CHAT-62), and counted where nobody looks.
 */
export function createTalkStore(store: ChatStore, onUnseen: () => void) {
  function dispatch(action: TalkAction) {
    const before = store.get().state
    const state = reduceTalk(before, action)
    if (state === before) return
    store.update(state, keepers[action.kind])
    const news = countAnswers(state) - countAnswers(before)
    if (news <= 0 || isAttended(state)) return
    store.setLive({ unread: store.get().live.unread + news })
    onUnseen()
  }

  function readKept() {
    const { state, live } = store.get()
    const saved = readSaved(new Date())
    if (saved) store.update(reduceTalk(state, { kind: 'heard', state: saved }))
    // What was kept is of no use, and left aside: a window that nobody has opened here stays closed.
    else if (state.messages.length === 0) {
      store.update({ ...createState(store.greet()), isOpen: live.openings > 0 }, leaveAside)
    }
  }

  readKept()
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== savedItem) return
    const state = readState(recallSaved())
    if (state) dispatch({ kind: 'heard', state })
    // Withdrawn consent takes only what is kept; 'Clear Everything' in another tab takes the conversation, too.
    else if (newValue === null && may('functional')) dispatch({ kind: 'forgotten', welcome: store.greet() })
  })
  document.addEventListener('visibilitychange', () => {
    if (isAttended(store.get().state)) store.setLive({ unread: 0 })
  })

  return { ...store, dispatch }
}
export type TalkStore = ReturnType<typeof createTalkStore>

const countAnswers = ({ messages }: ChatState) =>
  messages.filter((message) => message.sender !== 'user' && !message.event && !isLocal(message)).length

const isAttended = ({ isOpen, isMinimized }: ChatState) =>
  isOpen && !isMinimized && document.visibilityState === 'visible'
