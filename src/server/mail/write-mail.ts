import { makeReference } from '#server/ids/reference.ts'
import type { Letter, MailDelivery, MailTemplate } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { writeCopyMail, writeSummaryMail } from './conversation-mail.ts'
import { writeDigestMail } from './digest-mail.ts'
import type { ChatOfLead, LetterNeeds } from './lead-letter.ts'
import type { Draft, LeadDraft, Mail } from './mail.ts'
import { writeHandOverMail, writePromiseMail, writePromisesMail } from './member-mails.ts'
import { writeDemoCallbackMail, writeDemoRequestMail, writeNewUserMail, writeRequestMail } from './sales-mails.ts'
import { writeSignInMail } from './sign-in-mail.ts'
import { writeChatAnswerMail, writeDemoConfirmationMail, writeDeskReplyMail } from './visitor-mails.ts'

type Needs = LetterNeeds & Parameters<typeof writeSignInMail>[1]

type LeadTemplate = Extract<MailDelivery, { readonly leadId: string }>['template']
type ChatTemplate = Extract<MailDelivery, { readonly chatId: string }>['template']

type Writer<Message> = (message: Message, needs: Needs) => Promise<Draft | null>

const writers = {
  digest: writeDigestMail,
  promises: writePromisesMail,
  'sign-in': writeSignInMail,
  'demo-request': ofLead(writeDemoRequestMail),
  'demo-confirmation': ofLead(writeDemoConfirmationMail),
  'demo-callback': ofLead(writeDemoCallbackMail),
  'desk-reply': ofLead(writeDeskReplyMail),
  'hand-over': ofLead(writeHandOverMail),
  promise: ofLead(writePromiseMail),
  'chat-answer': ofLead(writeChatAnswerMail),
  'new-user': ofChat(writeNewUserMail),
  'conversation-summary': ofChat(writeSummaryMail),
  'conversation-copy': ofChat(writeCopyMail),
  request: ofChat(writeRequestMail),
} as const satisfies { readonly [Template in MailTemplate]: Writer<Letter<Template>> }

/** Writes a letter that stands in the outbox; null when there is nothing left to tell, or whom it tells of was erased. */
export async function writeMail(message: Letter<MailTemplate>, needs: Needs): Promise<Mail | null> {
  // The table pairs each template with its writer; the compiler cannot follow the pair through a look-up.
  const write = writers[message.delivery.template] as Writer<Letter<MailTemplate>>
  const draft = await write(message, needs)
  return draft && { from: needs.mail.from, ...draft, messageId: message.messageId }
}

function ofLead<Message extends Letter<LeadTemplate>>(
  write: (lead: StoredLead, message: Message, needs: Needs) => Promise<LeadDraft | null>,
): Writer<Message> {
  return async (message, needs) => {
    const lead = await needs.storage.leads.find(message.delivery.leadId)
    const draft = lead && (await write(lead, message, needs))
    if (!lead || !draft) return null
    const { name, email, phone, company } = lead
    const replyTo = { name, address: email }
    const metadata = { ...draft.metadata, reference: makeReference(lead.id) }
    return { replyTo, ...draft, userInfo: { name, email, phone, company }, metadata }
  }
}

function ofChat<Message extends Letter<ChatTemplate>>(
  write: (about: ChatOfLead, message: Message, needs: Needs) => Promise<LeadDraft | null>,
): Writer<Message> {
  return ofLead(async (lead, message: Message, needs) => {
    const chat = await needs.storage.chats.find(message.delivery.chatId)
    return chat && write({ lead, chat }, message, needs)
  })
}
