import { fetchMissed, sendPersonBack, tellSeen, tellTyping } from './chat-api.ts'
import { findPerson, type Session } from './chat-state.ts'
import { hearEvents, type HeardEvent } from './hear-events.ts'
import { hasTalk, lastNumber } from './talk-state.ts'
import type { TalkStore } from './talk-store.ts'
import { waitToRetry } from './wait.ts'

/** Between tries while the network seems to be there; the last one for ever after. */
const retryAfterMs = [500, 1000, 3000, 8000]
const typingShownMs = 5000
const typingToldMs = 3000
/** How often an open window asks, while somebody is at the desk, whether one has joined unasked. */
const knockMs = 15_000

type Needs = { readonly store: TalkStore }

/**
 * A visitor's side of a talk with one of us: hears what happens as long as the window is open, from where it had come,
 * and says what has been seen.
 */
export function createLiveTalk({ store }: Needs) {
  const read = () => store.get().state
  let heard: { readonly id: string; readonly stop: AbortController } | null = null
  /** How much had been said when the server had nothing to hear. */
  let silentAt = -1
  let seenUpTo = 0
  /** What has been in sight, of which conversation. */
  let shown = { id: '', upTo: 0 }
  let typedAt = 0
  let typingTimer = 0
  /** Somebody was at the desk when that was looked at last. */
  let wasSomebodyThere = false

  /** Called whenever something changed: opens what is to be heard, and closes what is not. */
  function attend(isKnocking = false) {
    const { session, isOpen } = read()
    const isTalk = hasTalk(read()) || store.get().live.isWithPerson
    const isNews = isTalk && read().messages.length !== silentAt
    const isWanted = session !== null && isOpen && (isNews || isKnocking || heard !== null)
    if (heard && (!isWanted || heard.id !== session?.id)) {
      heard.stop.abort()
      heard = null
    }
    if (isWanted && session && !heard) {
      heard = { id: session.id, stop: new AbortController() }
      // Numbers count within one conversation.
      seenUpTo = 0
      void listen(session, heard.stop)
    }
    see()
  }

  async function listen(session: Session, { signal }: AbortController) {
    let readUpTo = read().messages.findLast(({ number, event }) => number !== undefined && !event)?.id
    for (let tries = 0; !signal.aborted;) {
      const how = await hearEvents(
        session,
        lastNumber(read()),
        (event) => {
          tries = 0
          if (!signal.aborted && read().session?.id === session.id) take(event)
        },
        signal,
      )
      if (signal.aborted) return
      if (how === 'none') {
        silentAt = read().messages.length
        heard = null
        return
      }
      if (how === 'full') {
        readUpTo = await catchUp(session, readUpTo)
        tries = retryAfterMs.length
      }
      await waitToRetry(retryAfterMs[Math.min(tries, retryAfterMs.length - 1)] ?? 0, signal)
      tries += 1
    }
  }

  /** Where there is no room to listen, what was said is read. Returns up to where. */
  async function catchUp(session: Session, after?: string) {
    const missed = await fetchMissed(session, after)
    if (missed.kind !== 'ok' || read().session?.id !== session.id) return after
    const { messages } = missed.value
    store.dispatch({ kind: 'caught-up', messages, isReplying: false })
    return messages.at(-1)?.id ?? after
  }

  function take({ event, data, number }: HeardEvent) {
    if (event === 'typing') return showTyping(data.name)
    if (event === 'seen') return store.setLive({ seenUpTo: data.upTo })
    if (number === null) return
    if (event === 'message') {
      if (data.sender === 'person') showTyping('')
      return store.dispatch({ kind: 'told', message: data, number })
    }
    const notice = { id: `notice.${number}`, text: '', sender: 'person', event, ...data } as const
    store.dispatch({ kind: 'told', message: notice, number })
  }

  function showTyping(name: string) {
    clearTimeout(typingTimer)
    store.setLive({ typing: name })
    if (name !== '') typingTimer = window.setTimeout(() => store.setLive({ typing: '' }), typingShownMs)
  }

  /** What stands on the screen has been seen; what stands below has not. */
  function see() {
    const { session, isOpen, isMinimized } = read()
    const upTo = shown.id === session?.id ? shown.upTo : 0
    const isLooking = isOpen && !isMinimized && document.visibilityState === 'visible'
    if (!session || !heard || !isLooking || upTo <= seenUpTo) return
    seenUpTo = upTo
    void tellSeen(session, upTo)
  }

  /** Where nobody is at the desk, nobody joins: a phone asks for nothing then. */
  function knock() {
    if (store.get().live.isSomebodyThere && document.visibilityState === 'visible') attend(true)
  }

  return {
    attend() {
      const isSomebodyThere = store.get().live.isSomebodyThere === true
      const isNew = isSomebodyThere && !wasSomebodyThere
      wasSomebodyThere = isSomebodyThere
      attend(isNew)
    },
    show: (upTo: number) => {
      const id = read().session?.id ?? ''
      shown = { id, upTo: Math.max(upTo, shown.id === id ? shown.upTo : 0) }
      see()
    },
    /** What comes of it is heard like everything else. */
    sendBack() {
      const { session } = read()
      if (session) void sendPersonBack(session)
    },
    /** Told to whoever is there, now and then; with what was sent, anew. */
    type(text: string) {
      if (text === '') typedAt = 0
      const { session } = read()
      if (!session || text === '' || !findPerson(read()) || Date.now() - typedAt < typingToldMs) return
      typedAt = Date.now()
      void tellTyping(session)
    },
    /** Until the returned function is called. */
    stayTuned() {
      const timer = setInterval(knock, knockMs)
      document.addEventListener('visibilitychange', see)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', see)
        heard?.stop.abort()
        heard = null
      }
    },
  }
}
