import { useSyncExternalStore } from 'react'
import type { ChatWindowCopy } from '#content/copy/chat.ts'
import { leastConsent } from '#contract/consent.ts'
import { Button } from '#design/Button/Button.tsx'
import { choose, currentChoice, may, onConsentChange } from '../consent.ts'
import styles from './Chat.module.css'
import type { Live } from './chat-store.ts'

type NoticesProps = {
  readonly copy: Pick<ChatWindowCopy, 'ended' | 'unkept' | 'uncleared'>
  readonly live: Live
  /** Before that there is nothing to lose. */
  readonly hasBegun: boolean
  readonly onClearAgain: () => void
}

/** What the visitor should know of the conversation as a whole: that it is not kept or not cleared, that it ended, when to go on. */
export function Notices({ copy, live: { notice, isUncleared }, hasBegun, onClearAgain }: NoticesProps) {
  const { ended, unkept, uncleared } = copy
  const isKept = useSyncExternalStore(listen, mayKeep)
  return (
    <>
      <div role="status">
        {notice && <p className={styles.notice}>{notice.kind === 'ended' ? ended : notice.words}</p>}
        {isUncleared && (
          <p className={styles.notice}>
            {uncleared.text}{' '}
            <Button type="button" kind="text" onClick={onClearAgain}>
              {uncleared.again}
            </Button>
          </p>
        )}
      </div>
      {hasBegun && !isKept && (
        <p className={styles.unkept}>
          {unkept.text}{' '}
          <Button type="button" kind="text" onClick={allow}>
            {unkept.allow}
          </Button>
        </p>
      )}
    </>
  )
}

const mayKeep = () => may('functional')

function allow() {
  const choice = currentChoice()
  choose({ ...('consent' in choice ? choice.consent : leastConsent), functional: true })
}

function listen(react: () => void) {
  // Nothing to take back: this component lives as long as its page.
  onConsentChange(react)
  return () => undefined
}
