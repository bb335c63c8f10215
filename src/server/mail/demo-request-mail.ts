import { writeDemoRequest } from '#emails/DemoRequest.email.tsx'
import { sayChoices } from '#server/leads/form-words.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import {
  findDeskLinks,
  findLeadThread,
  findThread,
  findWrittenIn,
  toThreadStart,
  type LetterNeeds,
} from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'

/** The letter to sales about one lead. A second attempt writes the same letter again. */
export async function writeDemoRequestMail(
  lead: StoredLead,
  _message: OutboxMessage,
  needs: LetterNeeds,
): Promise<LeadDraft> {
  const { first, earlier } = await findLeadThread(lead, needs)
  const letter = await writeDemoRequest({
    ...lead,
    writes: await findWrittenIn(lead, needs),
    reference: makeReference(lead.id),
    ...sayChoices(lead),
    // After a chat this is still their first request for a demo; the chat stands among what came earlier.
    follows: first?.source === 'form' ? toThreadStart(first) : null,
    earlier,
    desk: await findDeskLinks(lead, needs),
  })
  return {
    ...letter,
    to: needs.mail.sales,
    replyTo: { name: lead.name, address: lead.email },
    inReplyTo: first ? await findThread(first, needs) : undefined,
    metadata: { type: 'demo_request' },
  }
}
