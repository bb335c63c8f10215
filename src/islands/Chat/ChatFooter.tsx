import { linkToMail, linkToPhone } from '#contract/contact-links.ts'
import type { ChatWindowCopy } from '#content/copy/chat.ts'
import styles from './Chat.module.css'

/** CHAT-31. */
export function ChatFooter({ copy: { company, phone, email } }: { readonly copy: ChatWindowCopy['footer'] }) {
  return (
    <div className={styles.footer}>
      <span>{company}</span>
      <p>
        <a href={linkToPhone(phone)}>{phone}</a>
        <a href={linkToMail(email)}>{email}</a>
      </p>
    </div>
  )
}
