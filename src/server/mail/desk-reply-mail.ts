import { writeDeskReply } from '#emails/DeskReply.email.tsx'
import { readSpokenLanguage } from '#content/assistant.ts'
import { brand } from '#facts/brand.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { toPlainMailbox } from '#server/post/header-values.ts'
import { listLetters, type LetterList, type LetterNeeds } from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'

/** What a member wrote to the person behind a lead, under the letters that went there before. */
export async function writeDeskReplyMail(
  lead: StoredLead,
  message: Letter<'desk-reply'>,
  { storage, mail, publicUrl }: LetterNeeds,
): Promise<LeadDraft | null> {
  const reply = await storage.leadTalk.findReply(message.delivery.replyId)
  const receiver = toPlainMailbox({ name: '', address: lead.email })
  if (!reply || !receiver) return null
  const references = (await listThread(lead, { storage })).filter(({ createdAt }) => createdAt < message.createdAt)
  return {
    ...(await writeDeskReply({
      reference: makeReference(lead.id),
      language: readSpokenLanguage(reply.language),
      subject: reply.subject,
      text: reply.text,
      publicUrl,
    })),
    from: { name: `${reply.by}, ${brand.product}`, address: mail.from.address },
    to: receiver.address,
    replyTo: { name: brand.product, address: mail.sales },
    isByPerson: true,
    inReplyTo: references.at(-1)?.messageId,
    references: references.map(({ messageId }) => messageId),
    metadata: { type: 'desk_reply' },
  }
}

/** Our letters to the person behind a lead that an answer goes back to. */
export const listThread = (lead: Pick<StoredLead, 'id'>, needs: LetterList) =>
  listLetters(lead, ['demo-confirmation', 'desk-reply'], needs)
