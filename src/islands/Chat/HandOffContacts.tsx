import type { ChatWindowCopy } from '#content/en/chat.ts'
import { NewTabLink } from '#design/NewTabLink/NewTabLink.tsx'
import styles from './Chat.module.css'
import type { ShownMessage } from './chat-state.ts'
import { dial } from './safe-address.ts'

type HandOffContactsProps = {
  readonly copy: Pick<ChatWindowCopy['log'], 'reference' | 'call' | 'whatsApp' | 'newTab'>
  readonly message: Pick<ShownMessage, 'handOff'>
}

/** WhatsApp's own door, and no other address. */
const whatsAppDoor = /^https:\/\/wa\.me\//

/** The ways to a person, with the reference under which sales finds the conversation. */
export function HandOffContacts({ copy, message: { handOff } }: HandOffContactsProps) {
  if (!handOff) return null
  return (
    <div className={styles.contacts}>
      <p>
        <b>{copy.reference.replace('{reference}', handOff.reference)}</b>
      </p>
      <ul>
        {handOff.contacts.map(({ region, phone, whatsApp }) => (
          <li key={region}>
            <a href={dial(phone)}>{copy.call.replace('{region}', region).replace('{phone}', phone)}</a>
            {whatsApp !== null && whatsAppDoor.test(whatsApp) && (
              <NewTabLink href={withReference(whatsApp, handOff.reference)} note={copy.newTab}>
                {copy.whatsApp.replace('{region}', region)}
              </NewTabLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The first message on WhatsApp brings the reference along, unless the link has one already. */
function withReference(address: string, reference: string) {
  const url = new URL(address)
  if (!url.searchParams.has('text')) url.searchParams.set('text', reference)
  return url.href
}
