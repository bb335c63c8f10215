import { fill } from '#contract/fill.ts'
import type { ChatConversationCopy } from '#content/copy/chat.ts'
import { linkToPhone } from '#contract/contact-links.ts'
import styles from './Talk.module.css'

type PersonActionsProps = {
  readonly copy: Pick<ChatConversationCopy, 'compose' | 'log' | 'clear'>
  readonly onBack: () => void
  readonly onClear: () => void
}

/** What stands in place of the quick actions while one of us is there. */
export function PersonActions({ copy: { compose, log, clear }, onBack, onClear }: PersonActionsProps) {
  return (
    <div className={styles.quick} role="group" aria-label={compose.quick}>
      <button type="button" onClick={onBack}>
        {compose.back}
      </button>
      <a href={linkToPhone(log.us.phone)}>{fill(log.call, { phone: log.us.phone })}</a>
      <button type="button" onClick={onClear}>
        {clear.title}
      </button>
    </div>
  )
}
