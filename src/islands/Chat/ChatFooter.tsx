import type { ChatWindowCopy } from '#content/en/chat.ts'
import { dial } from './safe-address.ts'
import styles from './Chat.module.css'

/** CHAT-31. */
export function ChatFooter({ copy: { company, phone, email } }: { readonly copy: ChatWindowCopy['footer'] }) {
  return (
    <div className={styles.footer}>
      <span>{company}</span>
      <a href={dial(phone)}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </div>
  )
}
