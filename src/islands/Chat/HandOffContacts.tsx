import { fill } from '#contract/fill.ts'
import type { ChatConversationCopy } from '#content/copy/chat.ts'
import { linkToPhone } from '#contract/contact-links.ts'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import styles from './Talk.module.css'
import type { ShownMessage } from './chat-state.ts'

type HandOffContactsProps = {
  readonly copy: Pick<ChatConversationCopy['log'], 'call' | 'whatsApp' | 'newTab'>
  readonly message: Pick<ShownMessage, 'handOff'>
}

/** WhatsApp's own door, and no other address. */
const whatsAppDoor = /^https:\/\/wa\.me\//

/** The ways to a person by region. The message itself says the reference under which sales finds the conversation. */
export function HandOffContacts({ copy, message: { handOff } }: HandOffContactsProps) {
  return handOff?.contacts.map(({ region, phone, whatsApp }) => (
    <div key={region} className={styles.ways} role="group" aria-label={region}>
      <b>{region}</b>
      <a href={linkToPhone(phone)}>{fill(copy.call, { phone })}</a>
      {whatsApp !== null && whatsAppDoor.test(whatsApp) && (
        <NewTabLink href={withReference(whatsApp, handOff.reference)} note={copy.newTab}>
          {copy.whatsApp}
        </NewTabLink>
      )}
    </div>
  ))
}

/** The first message on WhatsApp brings the reference along, unless the link has one already. */
function withReference(address: string, reference: string) {
  const url = new URL(address)
  if (!url.searchParams.has('text')) url.searchParams.set('text', reference)
  return url.href
}
