import { deskChat as words } from '#content/team/desk-chat.ts'
import type { DeskChat, DeskEntry } from '#contract/desk.ts'
import { toPlainWords } from '#contract/plain-words.ts'
import dividerStyles from '#design/Divider/Divider.module.css'
import { joinClasses } from '#design/join-classes.ts'
import { Logo } from '#design/Logo/Logo.tsx'
import { sayMoment } from '../say.ts'
import styles from './Chat.module.css'

type EntriesProps = { readonly chat: DeskChat; readonly visitor: string; readonly now: number }

/** Everything said: the visitor left, we right. Coming and going break a rule. */
export function Entries({ chat, visitor, now }: EntriesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.log} role="log" aria-label={words.log} tabIndex={0} data-log="">
      {chat.entries.map((entry) => (
        <Entry key={entry.id} entry={entry} visitor={visitor} now={now} />
      ))}
      <template data-unsent-template="">
        <div className={joinClasses(styles.say, styles.kept)} data-unsent-entry="">
          <p className={styles.by}>{words.you}</p>
          <div className={styles.text} dir="auto" data-text="" />
          <p className={styles.meta}>{words.kept}</p>
        </div>
      </template>
      <p className={styles.typing} data-typing="" hidden>
        <i />
        <i />
        <i />
        <span>{words.types(visitor)}</span>
      </p>
    </div>
  )
}

const sides = { visitor: undefined, assistant: styles.bot, person: styles.us } as const

type EntryProps = Omit<EntriesProps, 'chat'> & { readonly entry: DeskEntry }

function Entry({ entry, visitor, now }: EntryProps) {
  const { id, number, by, name, event, isMine, text, at, sources, isSeen } = entry
  const place = { 'data-entry': id, 'data-number': number }
  if (event !== 'said') {
    return (
      <p className={dividerStyles.divider} {...place}>
        {words[event](name, sayMoment(at, now))}
      </p>
    )
  }
  return (
    <div className={joinClasses(styles.say, sides[by])} {...place}>
      <p className={styles.by}>
        {by === 'assistant' && <Logo />}
        {by === 'visitor' ? visitor : by === 'assistant' ? words.assistant : isMine ? words.you : name}
      </p>
      <div className={styles.text} dir="auto">
        {by === 'assistant' ? toPlainWords(text) : text}
      </div>
      {sources.length > 0 && <Sources sources={sources} />}
      <p className={styles.meta} data-tick="">
        <time dateTime={new Date(at).toISOString()}>{sayMoment(at, now)}</time>
        {by === 'person' && (
          <span className={joinClasses(styles.tick, isSeen && styles.seen)}>{isSeen ? words.seen : words.sent}</span>
        )}
      </p>
    </div>
  )
}

export function Sources({ sources }: Pick<DeskEntry, 'sources'>) {
  return (
    <p className={styles.sources}>
      {sources.map(({ title, href }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer">
          {title}
        </a>
      ))}
    </p>
  )
}
