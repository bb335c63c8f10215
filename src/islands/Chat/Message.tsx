import { linkToMail, linkToPhone } from '#contract/contact-links.ts'
import { fill } from '#contract/fill.ts'
import type { ChatConversationCopy } from '#content/copy/chat.ts'
import { Button } from '#design/Button/Button.tsx'
import dividerStyles from '#design/Divider/Divider.module.css'
import { joinClasses } from '#design/join-classes.ts'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import { VisuallyHidden } from '#design/VisuallyHidden/VisuallyHidden.tsx'
import chatStyles from './Chat.module.css'
import styles from './Talk.module.css'
import type { Delivery, ShownMessage } from './chat-state.ts'
import { HandOffContacts } from './HandOffContacts.tsx'
import { Markdown } from './Markdown.tsx'
import { readAddress } from './safe-address.ts'
import { sayTime } from './say-time.ts'

type MessageProps = {
  readonly copy: ChatConversationCopy['log']
  readonly message: ShownMessage
  /** One's own: one of us has had it on the screen. */
  readonly isSeen: boolean
  readonly onRetry: () => void
}

/** One message: who, what, when, and what became of it (DATA-7). */
export function Message({ copy, message, isSeen, onRetry }: MessageProps) {
  const { text, sender, timestamp, delivery, isApology, handOff, event, name = '', sources = [], number } = message
  if (event)
    return (
      <p className={dividerStyles.divider} data-number={number}>
        {fill(copy.person[event], { name })}
      </p>
    )
  const isOwn = sender === 'user'
  const cited = citeOnce(sources, text)
  return (
    <div
      className={joinClasses(
        chatStyles.message,
        isOwn && chatStyles.own,
        sender === 'person' && styles.person,
        isApology && styles.bad,
        (handOff ?? isApology) && styles.wide,
      )}
      dir="auto"
      data-number={number}
    >
      {/* Which way the words run is for the words to say, and not for who speaks. */}
      {sender === 'person' ? (
        <p className={styles.by}>
          <bdi>{name}</bdi>
        </p>
      ) : (
        <VisuallyHidden>
          <bdi>{isOwn ? copy.you : copy.agent}</bdi>{' '}
        </VisuallyHidden>
      )}
      {sender === 'agent' ? (
        <Markdown text={text} newTab={copy.newTab} />
      ) : (
        <p className={styles.typed}>{isOwn ? text : linkOwnPages(text, copy.newTab)}</p>
      )}
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
        <div className={styles.ways}>
          <a href={linkToPhone(copy.us.phone)}>{copy.us.call}</a>
          <a href={linkToMail(copy.us.email)}>{copy.us.write}</a>
        </div>
      )}
      <p className={styles.meta}>
        <time dateTime={timestamp.toISOString()}>{sayTime(timestamp)}</time>
        {isOwn && <span>{isSeen ? copy.person.seen : copy.delivery[outcomes[delivery ?? 'answered']]}</span>}
        {delivery === 'failed' && (
          <Button type="button" kind="text" onClick={onRetry}>
            {copy.retry}
          </Button>
        )}
      </p>
    </div>
  )
}

/** What one of us types of our own pages leads there. */
function linkOwnPages(text: string, newTab: string) {
  return text.split(/(https?:\/\/\S*[^\s.,;:!?)])/).map((part, place) =>
    `${part}/`.startsWith(`${location.origin}/`) ? (
      <NewTabLink key={place} href={part} note={newTab}>
        {part}
      </NewTabLink>
    ) : (
      part
    ),
  )
}

/** Each page once, and none that the message itself has a link to. */
function citeOnce(sources: NonNullable<ShownMessage['sources']>, text: string) {
  const cited = new Map<string, { readonly title: string; readonly address: string }>()
  for (const { title, url } of sources) {
    const address = readAddress(url)
    if (address !== null && !text.includes(`](${url})`) && !cited.has(title)) cited.set(title, { title, address })
  }
  return [...cited.values()]
}

const outcomes = {
  sending: 'sending',
  awaiting: 'sent',
  stopped: 'sent',
  answered: 'sent',
  failed: 'failed',
} as const satisfies Record<Delivery | 'answered', keyof ChatConversationCopy['log']['delivery']>
