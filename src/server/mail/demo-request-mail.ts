import { writeDemoRequest } from '#emails/DemoRequest.email.tsx'
import { sayChoices } from '#server/leads/form-words.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { findDeskLinks } from './desk-links.ts'
import { findLeadThread, findThread, toThreadStart, type LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'
import { addressToSales } from './to-sales.ts'
import { findWrittenIn } from './written-in.ts'

/** The letter to sales about one lead. A second attempt writes the same letter again. */
export async function writeDemoRequestMail(
  lead: StoredLead,
  message: OutboxMessage,
  needs: LetterNeeds,
): Promise<Mail> {
  const { first, earlier } = await findLeadThread(lead, needs)
  const inReplyTo = first && (await findThread(first, needs))
  const reference = makeReference(lead.id)
  const letter = await writeDemoRequest({
    ...lead,
    writes: await findWrittenIn(lead, needs),
    reference,
    ...sayChoices(lead),
    // After a chat this is still their first request for a demo; the chat stands among what came earlier.
    follows: first?.source === 'form' ? toThreadStart(first) : null,
    earlier,
    desk: await findDeskLinks(lead, needs),
  })
  return addressToSales(letter, { lead, message, inReplyTo, metadata: { type: 'demo_request' } }, needs)
}
