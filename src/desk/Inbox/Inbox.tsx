import type { InboxView } from '#contract/desk-view.ts'
import { DeskFrame } from '../Frame/DeskFrame.tsx'
import { Due } from './Due.tsx'
import { Everything } from './Everything.tsx'
import styles from './Inbox.module.css'
import { Waiting } from './Waiting.tsx'

/** Who waits, what must be answered, and everything: forest, paper and sunk ground. */
export function Inbox(view: InboxView) {
  const { frame } = view
  return (
    <DeskFrame frame={frame} place="waiting">
      <div className={styles.inbox}>
        <Waiting rows={view.waiting} frame={frame} />
        <div className={styles.lists}>
          <Due view={view} />
          <Everything view={view} />
        </div>
      </div>
    </DeskFrame>
  )
}
