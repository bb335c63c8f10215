import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react'
import type { ChatWindowCopy } from '#content/copy/chat.ts'
import type { ChatVariant } from '#contract/chat.ts'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Chat.module.css'
import { closed, findPerson, turnExpansion, type ChatState } from './chat-state.ts'
import type { ChatStore, Live } from './chat-store.ts'
import { ChatFooter } from './ChatFooter.tsx'
import type { LoadedTalk } from './create-talk.ts'
import { sayPresence } from './say-presence.ts'
import { ResizeHandle } from './ResizeHandle.tsx'
import { StartForm, type StartMessages } from './StartForm.tsx'
import { claimBack, useBarManners, usePhoneManners } from './use-phone-manners.ts'
import { usePresence } from './use-presence.ts'
import { useWindowFrame } from './use-window-frame.ts'
import { variants } from './variants.ts'
import { isFullScreen, onFullScreenChange } from './viewport.ts'
import { WindowBar } from './WindowBar.tsx'

type ChatWindowProps = {
  readonly copy: ChatWindowCopy
  readonly variant: ChatVariant
  readonly state: ChatState
  readonly live: Live
  readonly store: ChatStore
  /** What a conversation needs, once it has come. */
  readonly talk: LoadedTalk | null
  readonly fetchTalk: () => Promise<LoadedTalk | null>
  readonly draft: string
  readonly onDraft: (text: string) => void
  /** The window is closed: the focus goes where it came from. */
  readonly onGone: () => void
}

/** The floating window (CHAT-1, CHAT-6, CHAT-7). Closed or minimised it keeps what was typed into it. */
export function ChatWindow(props: ChatWindowProps) {
  const { copy, variant, state, live, store, talk, fetchTalk, draft, onDraft, onGone } = props
  const { openings } = live
  const element = useRef<HTMLElement>(null)
  const isFull = useSyncExternalStore(onFullScreenChange, isFullScreen)
  const presence = usePresence()
  const person = findPerson(state)
  const { isOpen, isMinimized, isExpanded, position, chatSize, showUserForm } = state
  const isCovering = isOpen && isFull && !isMinimized
  const frame = useWindowFrame({
    element,
    position,
    size: chatSize,
    isFull,
    isMinimized,
    onMoved: (moved) => store.update({ position: moved }),
    onResized: (size, moved) => store.update({ chatSize: size, position: moved }),
  })
  function close() {
    if (talk) talk.conversation.close()
    else store.update(closed)
  }
  usePhoneManners(isCovering, () => {
    // A first Back offers the summary, a second one leaves.
    if (live.sheet) talk?.conversation.leave()
    else close()
    if (store.get().state.isOpen) claimBack()
  })

  useBarManners(isOpen && isFull && isMinimized)

  const enter = useEffectEvent(() => {
    const { current } = element
    // A finger that meant to read is not met by a keyboard.
    const isTouch = matchMedia('(pointer: coarse)').matches
    const target = isTouch ? null : current?.querySelector<HTMLElement>('[data-first]:not(:disabled)')
    ;(target ?? current)?.focus()
  })
  useEffect(() => {
    if (openings > 0) enter()
  }, [openings])
  const wasOpen = useRef(isOpen)
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (wasOpen.current && !isOpen) leave()
    wasOpen.current = isOpen
  }, [isOpen])
  // The form gave way to the conversation, or came back: the next Tab goes on there.
  const hadForm = useRef(showUserForm)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Where the window is low, the form was left at its end.
    if (hadForm.current !== showUserForm) body.current?.scrollTo({ top: 0 })
    // What had the focus went with the form.
    const isHere = document.activeElement === document.body || element.current?.contains(document.activeElement)
    if (hadForm.current !== showUserForm && isHere && document.hasFocus()) enter()
    hadForm.current = showUserForm
  }, [showUserForm])

  // Opened before the conversation had come, the window itself has the focus.
  const isTalking = !showUserForm && talk !== null
  useEffect(() => {
    if (isTalking && document.activeElement === element.current) enter()
  }, [isTalking])

  // What had the focus went with it: the next Tab goes on at the button that brings the window back.
  const wasMinimized = useRef(isMinimized)
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.closest('[hidden]')
    if (isMinimized && !wasMinimized.current && isLost)
      element.current?.querySelector<HTMLElement>('[data-minimize]')?.focus()
    wasMinimized.current = isMinimized
  }, [isMinimized])

  /** Begins with what was filled in; returns what is wrong with it. */
  async function start(typed: Readonly<Record<string, unknown>>): Promise<StartMessages> {
    store.setLive({ refusal: null })
    const loaded = await fetchTalk()
    if (loaded) return loaded.start(typed)
    store.setLive({ refusal: { kind: 'failed' } })
    return {}
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (live.sheet) store.setLive({ sheet: null })
    else if (!isMinimized) store.update({ isMinimized: true })
  }

  /** Over the page that a link leads to, the window would cover that as well. */
  function followLink({ target }: MouseEvent) {
    if (isCovering && target instanceof Element && target.closest('a[target=_blank]'))
      store.update({ isMinimized: true })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the whole dialog, and a click on a link in it bubbles
    <section
      ref={element}
      role="dialog"
      aria-label={copy.title}
      aria-modal={isCovering || undefined}
      tabIndex={-1}
      className={joinClasses(styles.window, isFull && styles.full, isMinimized && styles.minimized)}
      hidden={!isOpen}
      onKeyDown={pressKey}
      onClick={followLink}
    >
      <WindowBar
        copy={copy}
        isMinimized={isMinimized}
        isExpanded={isExpanded}
        isFull={isFull}
        isTalking={!showUserForm}
        isOnline={presence.isOnline || live.isSomebodyThere === true || person !== null}
        person={person}
        unread={live.unread}
        move={frame.move}
        onExpand={() => store.update(turnExpansion(state))}
        onMinimize={() => {
          store.update({ isMinimized: !isMinimized })
          if (isMinimized) store.setLive({ unread: 0 })
        }}
        onClose={close}
      />
      <div ref={body} className={styles.body} hidden={isMinimized} inert={live.sheet !== null}>
        {showUserForm && (
          <p className={styles.presence}>{sayPresence(copy.presence, presence, live.isSomebodyThere)}</p>
        )}
        <div role="status">
          {live.notice !== null && <p className={styles.notice}>{live.notice}</p>}
          {talk && live.isUncleared && (
            <talk.Uncleared copy={talk.copy.uncleared} onPress={talk.conversation.clearThereAgain} />
          )}
        </div>
        {!showUserForm && talk && <talk.Unkept copy={talk.copy.unkept} />}
        {showUserForm && (
          <StartForm
            copy={copy.start}
            variant={variant}
            known={state.userInfo}
            refusal={live.refusal}
            onTouch={() => void fetchTalk()}
            start={start}
            draft={draft.trim()}
          />
        )}
        {!showUserForm && talk && (
          <talk.Talk
            copy={talk.speak(state.messages)}
            unread={copy.unread}
            state={state}
            live={live}
            store={store}
            conversation={talk.conversation}
            sound={talk.sound}
            person={person}
            draft={draft}
            onDraft={onDraft}
          />
        )}
        <ChatFooter copy={copy.footer} />
      </div>
      {talk && !isMinimized && (
        <talk.TalkSheet
          copy={talk.copy}
          state={state}
          sheet={live.sheet}
          conversation={talk.conversation}
          onDraft={onDraft}
          onCancel={() => store.setLive({ sheet: null })}
        />
      )}
      {variants[variant].isResizable && !isFull && !isMinimized && (
        <ResizeHandle label={copy.bar.resize} resize={frame.resize} />
      )}
    </section>
  )
}
