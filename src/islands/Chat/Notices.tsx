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
          <Offer className={styles.notice} text={uncleared.text} button={uncleared.again} onPress={onClearAgain} />
        )}
      </div>
      {hasBegun && !isKept && (
        <Offer className={styles.unkept} text={unkept.text} button={unkept.allow} onPress={allow} />
      )}
    </>
  )
}

type OfferProps = {
  readonly className: string | undefined
  readonly text: string
  readonly button: string
  readonly onPress: () => void
}

/** A sentence, and what can be done about it. */
const Offer = ({ className, text, button, onPress }: OfferProps) => (
  <p className={className}>
    {text}{' '}
    <Button type="button" kind="text" onClick={onPress}>
      {button}
    </Button>
  </p>
)

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
