import { writeDemoCallback } from '#emails/DemoCallback.email.tsx'
import { makeReference } from '#server/ids/reference.ts'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { findLeadThread, findThread, findWrittenIn, toThreadStart, type LetterNeeds } from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'

/** The letter to sales about a wish for a call. It joins the one that told of the request. */
export async function writeDemoCallbackMail(
  lead: StoredLead,
  { delivery: { callbackAt } }: Letter<'demo-callback'>,
  needs: LetterNeeds,
): Promise<LeadDraft> {
  const { first, earlier } = await findLeadThread(lead, needs)
  const reference = makeReference(lead.id)
  // A request after a chat keeps a subject of its own, as its letter does.
  const thread = toThreadStart(first?.source === 'form' ? first : lead)
  const writes = await findWrittenIn(lead, needs)
  return {
    ...(await writeDemoCallback({ ...lead, writes, reference, callbackAt, thread, earlier })),
    to: needs.mail.sales,
    replyTo: { name: lead.name, address: lead.email },
    inReplyTo: await findThread(lead, needs),
    metadata: { type: 'demo_callback' },
  }
}
