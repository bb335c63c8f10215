import { writeHandOver } from '#emails/HandOver.email.tsx'
import { makeReference } from '#server/ids/reference.ts'
import type { Delivery, OutboxMessage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { makeDeskLinks } from './desk-links.ts'
import type { LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'
import { findWrittenIn } from './written-in.ts'

type HandOverDelivery = Extract<Delivery, { readonly template: 'hand-over' }>

/** That a request is a member's now. Null when somebody else has it meanwhile, or the member is gone. */
export async function writeHandOverMail(
  lead: StoredLead,
  { memberId, by }: HandOverDelivery,
  message: OutboxMessage,
  { storage, mail, publicUrl, secret }: LetterNeeds,
): Promise<Mail | null> {
  const members = await storage.members.list()
  const member = members.find(({ id }) => id === memberId)
  const known = await storage.deskLeads.find(lead.id)
  if (!member || known?.ownerId !== memberId) return null
  const { name, email, phone, company } = lead
  const reference = makeReference(lead.id)
  return {
    ...(await writeHandOver({
      name,
      email,
      phone,
      company,
      phoneE164: lead.phoneE164,
      writes: await findWrittenIn(lead, { storage }),
      language: lead.language,
      reference,
      dueAt: known.dueAt,
      by: members.find(({ id }) => id === by)?.name ?? null,
      words: known.firstWords,
      links: makeDeskLinks(lead.id, lead.receivedAt, secret, publicUrl),
    })),
    messageId: message.messageId,
    from: mail.from,
    to: member.email,
    replyTo: { name, address: email },
    userInfo: { name, email, phone, company },
    metadata: { type: 'hand_over', reference },
  }
}
