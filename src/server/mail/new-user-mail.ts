import { writeNewUser } from '#emails/NewUser.email.tsx'
import { namePlace } from '#server/location/place-names.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import { findLeadThread, findThread, toThreadStart, type ChatOfLead, type LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'
import { addressToSales } from './to-sales.ts'
import { findWrittenIn } from './written-in.ts'

/** The letter to sales about somebody who begins to chat (MAIL-2). A second attempt writes the same letter again. */
export async function writeNewUserMail(
  { lead, chat }: ChatOfLead,
  message: OutboxMessage,
  needs: LetterNeeds,
): Promise<Mail> {
  const { publicUrl } = needs
  const { first, earlier } = await findLeadThread(lead, needs)
  const inReplyTo = first && (await findThread(first, needs))
  const place = namePlace(chat.location)
  const reference = makeReference(lead.id)
  const letter = await writeNewUser({
    ...lead,
    writes: await findWrittenIn(lead, needs),
    location: place,
    page: chat.page,
    startedAt: chat.startedAt,
    publicUrl,
    earlier,
    reference,
    follows: first && toThreadStart(first),
  })
  const metadata = { type: 'new_user_notification', location: place }
  return addressToSales(letter, { lead, message, inReplyTo, metadata }, needs)
}
