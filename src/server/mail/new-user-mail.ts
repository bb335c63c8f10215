import { writeNewUser } from '#emails/NewUser.email.tsx'
import { namePlace } from '#server/location/place-names.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import {
  findLeadThread,
  findThread,
  findWrittenIn,
  toThreadStart,
  type ChatOfLead,
  type LetterNeeds,
} from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'

/** The letter to sales about somebody who begins to chat (MAIL-2). A second attempt writes the same letter again. */
export async function writeNewUserMail(
  { lead, chat }: ChatOfLead,
  _message: OutboxMessage,
  needs: LetterNeeds,
): Promise<LeadDraft> {
  const { first, earlier } = await findLeadThread(lead, needs)
  const location = namePlace(chat.location)
  const letter = await writeNewUser({
    ...lead,
    writes: await findWrittenIn(lead, needs),
    location,
    page: chat.page,
    startedAt: chat.startedAt,
    publicUrl: needs.publicUrl,
    earlier,
    reference: makeReference(lead.id),
    follows: first && toThreadStart(first),
  })
  return {
    ...letter,
    to: needs.mail.sales,
    replyTo: { name: lead.name, address: lead.email },
    inReplyTo: first ? await findThread(first, needs) : undefined,
    metadata: { type: 'new_user_notification', location },
  }
}
