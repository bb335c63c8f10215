import { writeDemoCallback } from '#emails/DemoCallback.email.tsx'
import { makeReference } from '#server/ids/reference.ts'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { findLeadThread, findThread, toThreadStart, type LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'
import { addressToSales } from './to-sales.ts'
import { findWrittenIn } from './written-in.ts'

/** The letter to sales about a wish for a call. It joins the one that told of the request. */
export async function writeDemoCallbackMail(
  lead: StoredLead,
  message: Letter<'demo-callback'>,
  needs: LetterNeeds,
): Promise<Mail> {
  const { first, earlier } = await findLeadThread(lead, needs)
  const inReplyTo = await findThread(lead, needs)
  const reference = makeReference(lead.id)
  // A request after a chat keeps a subject of its own, as its letter does.
  const thread = toThreadStart(first?.source === 'form' ? first : lead)
  const writes = await findWrittenIn(lead, needs)
  const { callbackAt } = message.delivery
  const letter = await writeDemoCallback({ ...lead, writes, reference, callbackAt, thread, earlier })
  return addressToSales(letter, { lead, message, inReplyTo, metadata: { type: 'demo_callback' } }, needs)
}
