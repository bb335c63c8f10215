import type { WrittenMail } from '#emails/written-mail.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import type { LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'

type About = {
  readonly lead: StoredLead
  readonly message: OutboxMessage
  /** The letter it joins. */
  readonly inReplyTo: string | null
  /** What the letter is, and what else is known of it; the reference is added. */
  readonly metadata: Mail['metadata']
}

/** A letter to sales about a lead. Whoever answers it answers the person it is about. */
export function addressToSales(
  letter: WrittenMail,
  { lead, message, inReplyTo, metadata }: About,
  { mail }: LetterNeeds,
): Mail {
  const { name, email, phone, company } = lead
  return {
    ...letter,
    messageId: message.messageId,
    from: mail.from,
    to: mail.sales,
    replyTo: { name, address: email },
    ...(inReplyTo && { inReplyTo }),
    userInfo: { name, email, phone, company },
    metadata: { ...metadata, reference: makeReference(lead.id) },
  }
}
