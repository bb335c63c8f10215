import { desk } from '#content/team/desk.ts'
import type { DeskMessage, WholeLead } from '#contract/desk.ts'
import type { LeadView } from '#contract/desk-view.ts'
import { toPlainWords } from '#contract/plain-words.ts'
import { Icon } from '#design/Icon/Icon.tsx'
import { joinClasses } from '#design/join-classes.ts'
import { Logo } from '#design/Logo/Logo.tsx'
import { sayLeft, sayMoment } from '../say.ts'
import { firstNameOf } from '#contract/first-name.ts'
import styles from './Conversation.module.css'
import block from './Lead.module.css'

const { lead: words } = desk

/** As many as stand open; what was said before is folded. */
const openMessages = 6

type ConversationProps = { readonly lead: WholeLead; readonly now: number }

/** What was said in the chat: the visitor at the left, the assistant at the right. */
export function Conversation({ lead, now }: ConversationProps) {
  const { chat, conversation, isConversationErased, name } = lead
  if (conversation === null && !isConversationErased) return null
  const all = conversation ?? []
  const earlier = all.slice(0, -openMessages)
  const show = (messages: readonly DeskMessage[]) =>
    messages.map((message) => <Message key={message.id} message={message} name={firstNameOf({ name })} now={now} />)
  return (
    <section className={block.block} id="conversation">
      <h2>{words.conversation}</h2>
      {isConversationErased && <p className={block.note}>{words.erasedChat}</p>}
      {conversation?.length === 0 && <p className={block.note}>{words.silent}</p>}
      {earlier.length > 0 && (
        <details className={styles.fold}>
          <summary>
            {words.earlierMessages(earlier.length)}
            <Icon name="down" />
          </summary>
          <div className={styles.log}>{show(earlier)}</div>
        </details>
      )}
      {all.length > 0 && <div className={styles.log}>{show(all.slice(-openMessages))}</div>}
      {chat && !chat.isLive && (
        <p>
          <a className={styles.open} href={`/desk/chats/${chat.id}`}>
            {words.openChat}
          </a>
        </p>
      )}
    </section>
  )
}

type MessageProps = { readonly message: DeskMessage; readonly name: string; readonly now: number }

function Message({ message, name, now }: MessageProps) {
  const { by, name: person, quote, at, sources } = message
  const isOurs = by === 'assistant'
  return (
    <div className={joinClasses(styles.say, isOurs && styles.assistant, by === 'person' && styles.ours)}>
      <p className={styles.by}>
        {isOurs && <Logo />}
        {{ visitor: name, assistant: words.assistant, person }[by]}
      </p>
      <p className={styles.text} lang={quote.lang} dir="auto">
        {isOurs ? toPlainWords(quote.text) : quote.text}
      </p>
      {sources.length > 0 && (
        <p className={styles.sources}>
          {sources.map(({ title, href }) => (
            <a key={href} href={href}>
              {title}
            </a>
          ))}
        </p>
      )}
      <time dateTime={new Date(at).toISOString()}>{sayMoment(at, now)}</time>
    </div>
  )
}

/** What went out to them, and whom to answer next. What a colleague sends meanwhile stands here at once. */
export function Replies({ view: { lead, frame, isSentBefore, next } }: { readonly view: LeadView }) {
  const last = lead.replies.at(-1)
  return (
    <div id="answers" data-live="answers">
      {last && (
        <section className={block.block}>
          <h2>{words.answers}</h2>
          {isSentBefore && (
            <p className={block.told} role="status">
              {words.sentBefore(sayMoment(last.at, frame.now))}
            </p>
          )}
          <div className={styles.log}>
            {lead.replies.map(({ id, by, text, at, state, about }) => (
              <div key={id} className={joinClasses(styles.say, styles.ours)}>
                <p className={styles.by}>{[by, about && desk.also.about(about)].filter(Boolean).join(', ')}</p>
                <p className={styles.text} dir="auto" data-said="">
                  {text}
                </p>
                <time dateTime={new Date(at).toISOString()}>
                  {sayMoment(at, frame.now)}
                  {state && <span className={joinClasses(styles.tick, styles[state])}>{words.sent[state]}</span>}
                </time>
              </div>
            ))}
          </div>
          {next && <NextLead next={next} now={frame.now} />}
        </section>
      )}
    </div>
  )
}

type NextLeadProps = { readonly next: NonNullable<LeadView['next']>; readonly now: number }

/** From one answer to the next, without a look at the inbox between. */
export function NextLead({ next: { id, name, dueAt }, now }: NextLeadProps) {
  return (
    <p>
      <a className={styles.open} href={`/desk/leads/${id}`}>
        {words.next(name, sayLeft(dueAt, now))}
      </a>
    </p>
  )
}
