import type { ChatConversationCopy } from '#content/copy/chat.ts'
import type { QuickAction } from '#contract/chat.ts'
import type { Intent } from '#contract/intent.ts'
import { joinClasses } from '#design/join-classes.ts'
import styles from './Talk.module.css'

const actions = ['demo', 'pricing', 'trial', 'person'] as const satisfies readonly QuickAction[]
const intents = {
  demo: 'demo',
  pricing: 'question',
  trial: 'trial',
  person: 'person',
} as const satisfies Record<QuickAction, Intent>

type QuickActionsProps = {
  readonly copy: Pick<ChatConversationCopy, 'compose' | 'quick' | 'clear'>
  readonly isDisabled: boolean
  /** The visitor has begun to talk: what was said gets the room. */
  readonly isFolded: boolean
  readonly onAsk: (message: string, intent: Intent) => void
  readonly onClear: () => void
}

/**
 * CHAT-21, CHAT-50, CHAT-51: each sends its message; the last one clears. A draft stays as it is. Folded they share one
 * row, in two lines each, so that all stay in sight.
 */
export function QuickActions(props: QuickActionsProps) {
  const { copy, isDisabled, isFolded, onAsk, onClear } = props
  const { compose, quick, clear } = copy
  return (
    <div className={joinClasses(styles.quick, isFolded && styles.folded)} role="group" aria-label={compose.quick}>
      {actions.map((action) => (
        // Not `disabled`: whoever has just pressed it keeps the focus while the answer comes.
        <button
          key={action}
          type="button"
          aria-disabled={isDisabled || undefined}
          onClick={() => isDisabled || onAsk(quick[action].message, intents[action])}
        >
          {quick[action].label}
        </button>
      ))}
      <button type="button" className={styles.clearing} onClick={onClear}>
        {clear.title}
      </button>
    </div>
  )
}
