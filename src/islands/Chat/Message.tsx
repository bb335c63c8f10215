import type { ChatWindowCopy } from '#content/en/chat.ts'
import { Button } from '#design/Button/Button.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import styles from './Chat.module.css'
import type { Delivery, ShownMessage } from './chat-state.ts'
import { HandOffContacts } from './HandOffContacts.tsx'
import { Markdown } from './Markdown.tsx'
import { dial, readAddress } from './safe-address.ts'
import { sayTime } from './say-time.ts'

type MessageProps = {
  readonly copy: ChatWindowCopy['log']
  readonly message: ShownMessage
  readonly onRetry: () => void
}

/** One message: who, what, when, and what became of it (DATA-7). */
export function Message({ copy, message, onRetry }: MessageProps) {
  const { text, sender, timestamp, delivery, isApology, sources = [] } = message
  const isOwn = sender === 'user'
  const cited = sources.flatMap(({ title, url }) => {
    const address = readAddress(url)
    return address === null ? [] : [{ title, address }]
  })
  return (
    <div className={joinClasses(styles.message, isOwn && styles.own, isApology && styles.bad)} dir="auto">
      <VisuallyHidden>{isOwn ? copy.you : copy.agent} </VisuallyHidden>
      {isOwn ? <p className={styles.typed}>{text}</p> : <Markdown text={text} newTab={copy.newTab} />}
      {cited.length > 0 && (
        <ul className={styles.sources} aria-label={copy.sources}>
          {cited.map(({ title, address }) => (
            <li key={address}>
              <NewTabLink href={address} note={copy.newTab}>
                {title}
              </NewTabLink>
            </li>
          ))}
        </ul>
      )}
      <HandOffContacts copy={copy} message={message} />
      {isApology && (
        <ul className={styles.contacts}>
          <li>
            <a href={dial(copy.us.phone)}>{copy.us.call}</a>
          </li>
          <li>
            <a href={`mailto:${copy.us.email}`}>{copy.us.write}</a>
          </li>
        </ul>
      )}
      <p className={styles.meta}>
        <time dateTime={timestamp.toISOString()}>{sayTime(timestamp)}</time>
        {isOwn && <span>{copy.delivery[outcomes[delivery ?? 'answered']]}</span>}
        {delivery === 'failed' && (
          <Button type="button" kind="text" onClick={onRetry}>
            {copy.retry}
          </Button>
        )}
      </p>
    </div>
  )
}

const outcomes = {
  sending: 'sending',
  awaiting: 'sent',
  stopped: 'sent',
  answered: 'sent',
  failed: 'failed',
} as const satisfies Record<Delivery | 'answered', keyof ChatWindowCopy['log']['delivery']>
