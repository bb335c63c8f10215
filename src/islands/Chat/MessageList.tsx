import { fill } from '#contract/fill.ts'
import { useRef } from 'react'
import type { ChatConversationCopy, ChatWindowCopy } from '#content/copy/chat.ts'
import { Button } from '#design/Button/Button.tsx'
import dividerStyles from '#design/Divider/Divider.module.css'
import * as icons from '#design/Icon/icon-paths.ts'
import { Sign } from '#design/Icon/Sign.tsx'
import chatStyles from './Chat.module.css'
import styles from './Talk.module.css'
import type { ShownMessage } from './chat-state.ts'
import type { Live } from './chat-store.ts'
import type { Conversation } from './conversation.ts'
import { Markdown } from './Markdown.tsx'
import { Message } from './Message.tsx'
import { sayCount } from './say-count.ts'
import { Suggestions } from './Suggestions.tsx'
import { Typing } from './Typing.tsx'
import { useReadingPlace } from './use-reading-place.ts'

type MessageListProps = {
  readonly copy: ChatConversationCopy['log']
  /** Of what stands below and was not seen. */
  readonly unread: ChatWindowCopy['unread']
  readonly messages: readonly ShownMessage[]
  /** One of us is there: what is typed then is told by the server. */
  readonly isWithPerson: boolean
  readonly live: Pick<Live, 'reply' | 'stopped' | 'isStarting' | 'typing' | 'seenUpTo'>
  readonly conversation: Pick<Conversation, 'send' | 'sendAgain' | 'talk'>
}

/**
 * The conversation (CHAT-27). A reply on its way is no part of the live region: a screen reader hears each message
 * once, when it is whole.
 */
export function MessageList({ copy, unread, messages, isWithPerson, live, conversation }: MessageListProps) {
  const { reply, stopped, isStarting, typing, seenUpTo } = live
  const scroller = useRef<HTMLDivElement>(null)
  const ownCount = messages.filter(({ sender }) => sender === 'user').length
  const { below, noticeScroll, goOn } = useReadingPlace({
    scroller,
    classes: { own: chatStyles.own ?? '', person: styles.person ?? '', notice: dividerStyles.divider ?? '' },
    ownCount,
    onShown: conversation.talk.show,
  })

  /** What was pressed goes away with the press: the conversation itself has the focus then. */
  function stay(act: () => void) {
    scroller.current?.focus({ preventScroll: true })
    act()
  }

  const last = messages.at(-1)
  const shownPart = reply?.text ? reply : stopped
  // Nobody types an answer to what has not arrived.
  const isTaken = messages.some(({ id, delivery }) => id === reply?.questionId && delivery === 'awaiting')
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="group"
      aria-label={copy.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={noticeScroll}
    >
      <div role="log" aria-label={copy.label} className={styles.log}>
        {messages.map((message) => (
          <Message
            key={message.id}
            copy={copy}
            message={message}
            isSeen={(message.number ?? Infinity) <= seenUpTo}
            onRetry={() => stay(() => conversation.sendAgain(message.id))}
          />
        ))}
        {shownPart && (
          <div className={chatStyles.message} aria-live="off" aria-busy={reply !== null}>
            <Markdown text={shownPart.text} newTab={copy.newTab} />
          </div>
        )}
      </div>
      {(reply?.isWaiting || (isTaken && !isWithPerson) || isStarting) && (
        <Typing words={reply?.isWaiting ? copy.waiting : copy.typing} />
      )}
      {typing !== '' && <Typing words={fill(copy.person.typing, { name: typing })} />}
      {!reply && last?.delivery === 'stopped' && (
        <p className={styles.aside}>
          {copy.stopped}{' '}
          <Button type="button" kind="text" onClick={() => stay(() => conversation.sendAgain(last.id))}>
            {copy.showAll}
          </Button>
        </p>
      )}
      {!reply && last?.suggestions && (
        <Suggestions
          label={copy.suggestions}
          questions={last.suggestions}
          onAsk={(question) => stay(() => conversation.send(question))}
        />
      )}
      {below > 0 && (
        <p className={styles.below}>
          <button type="button" onClick={() => stay(goOn)}>
            {sayCount(unread, below)}
            <Sign path={icons.down} />
          </button>
        </p>
      )}
    </div>
  )
}
