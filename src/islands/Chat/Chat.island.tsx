import { fill } from '#contract/fill.ts'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { ChatWindowCopy } from '#content/copy/chat.ts'
import type { ChatVariant } from '#contract/chat.ts'
import { called } from '../island-call.ts'
import type { Later } from '../later.ts'
import { opened } from './chat-state.ts'
import { ChatWindow } from './ChatWindow.tsx'
import type { TalkWords } from './create-talk.ts'
import { createChatStore } from './chat-store.ts'
import { useAttention } from './use-attention.ts'
import { useDraft } from './use-draft.ts'
import { useTalk } from './use-talk.ts'
import { isFullScreen } from './viewport.ts'
import { watchPresence } from './watch-presence.ts'

type ChatProps = {
  readonly copy: ChatWindowCopy
  /** What only a conversation says. */
  readonly words: Later<TalkWords>
  readonly variant: ChatVariant
}

/**
 * The live chat (CHAT-1): one engine, two declared variants. Loaded when it is first asked for, or when a conversation
 * was left open; the trigger in every page's shell brings the first message as its value.
 */
export function Chat({ copy, words, variant }: ChatProps) {
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const [draft, setDraft] = useDraft()
  const [store] = useState(() => createChatStore(copy.welcome))
  const { state, live } = useSyncExternalStore(store.subscribe, store.get)
  const { talk, fetchTalk } = useTalk(store, words, copy.waiting)
  useAttention(state.isOpen, live.unread, copy.unread)

  const open = useEffectEvent(() => {
    const trigger = findTrigger()
    const message = trigger?.value ?? ''
    const intent = trigger?.dataset['intent'] ?? ''
    if (trigger) {
      trigger.value = ''
      delete trigger.dataset['intent']
    }
    // Opened once more by its own button, the window keeps what the call to action wanted that wrote the draft.
    if (message !== '' || draft.trim() === '') store.setLive({ wish: message === '' ? null : { message, intent } })
    trigger?.removeAttribute('aria-busy')
    if (!root.current?.contains(document.activeElement)) opener.current = document.activeElement
    // A half-written message is the visitor's: what a button suggests comes after it.
    setDraft((written) => (written.includes(message) ? written : [written, message].filter(Boolean).join('\n')))
    store.update(opened)
    store.setLive({ unread: 0, sentTo: null, openings: live.openings + 1 })
  })

  useEffect(() => {
    const island = root.current?.closest<HTMLElement>('site-island')
    if (island?.dataset['restored'] === undefined) open()
    else if (isToBeRead()) store.update({ isMinimized: true })
    const stopWatching = watchPresence(store)
    const openAgain = () => open()
    island?.addEventListener(called, openAgain)
    return () => {
      stopWatching()
      island?.removeEventListener(called, openAgain)
    }
  }, [store])

  useEffect(() => {
    if (!talk) return
    const { conversation } = talk
    // What another tab asks, this one hears the answer of as well.
    const stopListening = store.subscribe(() => {
      void conversation.pump()
      conversation.talk.attend()
    })
    const hangUp = conversation.talk.stayTuned()
    conversation.talk.attend()
    return () => {
      stopListening()
      hangUp()
    }
  }, [talk, store])

  function giveFocusBack() {
    const target = opener.current
    const isThere = target instanceof HTMLElement && target !== document.body && target.isConnected
    ;(isThere ? target : findTrigger())?.focus()
  }

  return (
    <div ref={root}>
      <ChatWindow
        copy={copy}
        variant={variant}
        state={state}
        live={live}
        store={store}
        talk={talk}
        fetchTalk={fetchTalk}
        draft={draft}
        onDraft={setDraft}
        onGone={giveFocusBack}
      />
      {talk && (
        <talk.Toasts
          message={
            live.sentTo === null
              ? null
              : { kind: 'success', text: fill(talk.copy.summary.sent, { email: live.sentTo }) }
          }
          closeLabel={talk.copy.summary.closeSent}
          onClose={() => store.setLive({ sentTo: null })}
        />
      )}
    </div>
  )
}

const findTrigger = () => document.querySelector<HTMLButtonElement>('[data-chat-trigger]')

/** A page that was opened from here in a tab of its own is there to be read: on a phone the window steps aside. */
function isToBeRead() {
  return history.length === 1 && document.referrer.startsWith(location.origin) && isFullScreen()
}
