import type { Delivery, OutboxMessage } from '#server/storage/outbox-storage.ts'
import { writeDigestMail } from './digest-mail.ts'
import type { Mail } from './mail.ts'
import { writePromisesMail } from './promises-mail.ts'
import { writeSignInMail } from './sign-in-mail.ts'

type OwnDelivery = Extract<Delivery, { readonly leadId: null }>
type Needs = Parameters<typeof writeDigestMail>[2] &
  Parameters<typeof writePromisesMail>[2] &
  Parameters<typeof writeSignInMail>[2]

/** Writes a letter to us that is about no single lead; null when there is nothing left to tell. */
export async function writeOwnMail(delivery: OwnDelivery, message: OutboxMessage, needs: Needs): Promise<Mail | null> {
  if (delivery.template === 'digest') return writeDigestMail(delivery, message, needs)
  if (delivery.template === 'promises') return writePromisesMail(delivery, message, needs)
  return writeSignInMail(delivery, message, needs)
}
