import { fill } from '#contract/fill.ts'
import type { ChatWindowCopy } from '#content/copy/chat.ts'
import styles from './Talk.module.css'
import { dial } from './safe-address.ts'

type PersonActionsProps = {
  readonly copy: Pick<ChatWindowCopy, 'compose' | 'log' | 'clear' | 'footer'>
  readonly onBack: () => void
  readonly onClear: () => void
}

/** What stands in place of the quick actions while one of us is there. */
export function PersonActions({ copy: { compose, log, clear, footer }, onBack, onClear }: PersonActionsProps) {
  return (
    <div className={styles.quick} role="group" aria-label={compose.quick}>
      <button type="button" onClick={onBack}>
        {compose.back}
      </button>
      <a href={dial(footer.phone)}>{fill(log.call, { phone: footer.phone })}</a>
      <button type="button" onClick={onClear}>
        {clear.title}
      </button>
    </div>
  )
}
