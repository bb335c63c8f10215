import { writeDemoConfirmation } from '#emails/DemoConfirmation.email.tsx'
import { readPhone } from '#emails/phone.ts'
import { brand } from '#facts/brand.ts'
import { headquarters, offices, type Office } from '#facts/offices.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { toPlainMailbox } from '#server/post/header-values.ts'
import { findThread, type LetterNeeds } from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'

/**
 * The e-mail to the sender of a demo request; null when the address is not one that any mail server takes. Whoever
 * answers it reaches sales, in the thread of the letter that told of the request.
 */
export async function writeDemoConfirmationMail(
  lead: StoredLead,
  { language }: OutboxMessage,
  needs: LetterNeeds,
): Promise<LeadDraft | null> {
  const { mail, publicUrl } = needs
  const receiver = toPlainMailbox({ name: '', address: lead.email })
  if (!receiver) return null
  const about = { ...lead, office: findOffice(lead), reference: makeReference(lead.id), publicUrl, language }
  return {
    ...(await writeDemoConfirmation(about)),
    to: receiver.address,
    replyTo: { name: brand.product, address: mail.sales },
    isReply: true,
    inReplyTo: await findThread(lead, needs),
    metadata: { type: 'demo_confirmation' },
  }
}

/** The office in the country of the sender's number; headquarters for all others. */
function findOffice({ phone, phoneE164 }: StoredLead): Office {
  const dialled = phoneE164 ?? readPhone(phone).e164 ?? ''
  return offices.find((office) => dialled.startsWith(office.phone.split(' ')[0] ?? office.phone)) ?? headquarters
}
