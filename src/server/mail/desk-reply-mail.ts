import { writeDeskReply } from '#emails/DeskReply.email.tsx'
import { readSpokenLanguage } from '#content/assistant.ts'
import { brand } from '#facts/brand.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { toPlainMailbox } from '#server/post/header-values.ts'
import { listLetters, type LetterList, type LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'

/** What a member wrote to the person behind a lead, under the letters that went there before. */
export async function writeDeskReplyMail(
  lead: StoredLead,
  message: Letter<'desk-reply'>,
  { storage, mail, publicUrl }: LetterNeeds,
): Promise<Mail | null> {
  const reply = await storage.leadTalk.findReply(message.delivery.replyId)
  const receiver = toPlainMailbox({ name: '', address: lead.email })
  if (!reply || !receiver) return null
  const reference = makeReference(lead.id)
  const references = (await listThread(lead, { storage })).filter(({ createdAt }) => createdAt < message.createdAt)
  const last = references.at(-1)
  return {
    ...(await writeDeskReply({
      reference,
      language: readSpokenLanguage(reply.language),
      subject: reply.subject,
      text: reply.text,
      publicUrl,
    })),
    messageId: message.messageId,
    from: { name: `${reply.by}, ${brand.product}`, address: mail.from.address },
    to: receiver.address,
    replyTo: { name: brand.product, address: mail.sales },
    isByPerson: true,
    ...(last && { inReplyTo: last.messageId, references: references.map(({ messageId }) => messageId) }),
    userInfo: { name: lead.name, email: lead.email, phone: lead.phone, company: lead.company },
    metadata: { type: 'desk_reply', reference },
  }
}

/** Our letters to the person behind a lead that an answer goes back to. */
export const listThread = (lead: Pick<StoredLead, 'id'>, needs: LetterList) =>
  listLetters(lead, ['demo-confirmation', 'desk-reply'], needs)
