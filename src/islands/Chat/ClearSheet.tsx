import type { ChatConversationCopy } from '#content/copy/chat.ts'
import { Button } from '#design/Button/Button.tsx'
import { joinClasses } from '#design/join-classes.ts'
import chatStyles from './Chat.module.css'
import styles from './Talk.module.css'
import { Sheet } from './Sheet.tsx'

type ClearSheetProps = {
  readonly copy: ChatConversationCopy['clear']
  readonly onMessages: () => void
  readonly onEverything: () => void
  readonly onCancel: () => void
}

/** CHAT-23, CHAT-32: three choices, the mildest first. */
export function ClearSheet({ copy, onMessages, onEverything, onCancel }: ClearSheetProps) {
  return (
    <Sheet role="alertdialog" title={copy.title}>
      <button type="button" className={styles.option} onClick={onMessages}>
        <b>{copy.messages}</b> <small>{copy.messagesNote}</small>
      </button>
      <button type="button" className={joinClasses(styles.option, styles.final)} onClick={onEverything}>
        <b>{copy.everything}</b> <small>{copy.everythingNote}</small>
      </button>
      <p className={chatStyles.terms}>{copy.kept}</p>
      <Button type="button" kind="line" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </Sheet>
  )
}
