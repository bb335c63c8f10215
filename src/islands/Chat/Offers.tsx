import { useSyncExternalStore } from 'react'
import type { ChatConversationCopy } from '#content/copy/chat.ts'
import { leastConsent } from '#contract/consent.ts'
import { Button } from '#design/Button/Button.tsx'
import { choose, currentChoice, may, onConsentChange } from '../consent.ts'
import styles from './Chat.module.css'

/** 'Clear Everything' has not reached the server. */
export const Uncleared = ({ copy, onPress }: { copy: ChatConversationCopy['uncleared']; onPress: () => void }) => (
  <Offer className={styles.notice} text={copy.text} button={copy.again} onPress={onPress} />
)

/** The conversation ends with its page, as long as the visitor does not allow that it is kept. */
export function Unkept({ copy }: { readonly copy: ChatConversationCopy['unkept'] }) {
  const isKept = useSyncExternalStore(listen, mayKeep)
  return isKept ? null : <Offer className={styles.unkept} text={copy.text} button={copy.allow} onPress={allow} />
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
