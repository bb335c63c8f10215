import type { LeadDelivery, OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { StoredChat } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { writeChatAnswerMail } from './chat-answer-mail.ts'
import { writeCallMail, writeCopyMail, writeSummaryMail } from './conversation-mail.ts'
import { writeDeskReplyMail } from './desk-reply-mail.ts'
import { writeDemoConfirmationMail } from './demo-confirmation-mail.ts'
import { writeDemoRequestMail } from './demo-request-mail.ts'
import { writeDemoCallbackMail } from './demo-callback-mail.ts'
import { writeHandOverMail } from './hand-over-mail.ts'
import type { LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'
import { writeNewUserMail } from './new-user-mail.ts'
import { writePromiseMail } from './promise-mail.ts'
import { writeRequestMail } from './request-mail.ts'

type MailDelivery = Extract<LeadDelivery, { readonly kind: 'mail' }>
type Of<Template> = Extract<MailDelivery, { readonly template: Template }>

type Occasion<Told extends MailDelivery> = {
  readonly lead: StoredLead
  readonly delivery: Told
  readonly message: OutboxMessage
  readonly needs: LetterNeeds
}
/** Null: what the letter would tell of was erased meanwhile. */
type Writer<Told extends MailDelivery> = (occasion: Occasion<Told>) => Promise<Mail | null>

const writers = {
  'demo-request': ({ lead, message, needs }) => writeDemoRequestMail(lead, message, needs),
  'demo-confirmation': ({ lead, message, needs }) => writeDemoConfirmationMail(lead, message, needs),
  'demo-callback': ({ lead, message, needs, delivery: { callbackAt } }) =>
    writeDemoCallbackMail(lead, callbackAt, message, needs),
  'desk-reply': ({ lead, message, needs, delivery: { replyId } }) => writeDeskReplyMail(lead, replyId, message, needs),
  'hand-over': ({ lead, message, needs, delivery }) => writeHandOverMail(lead, delivery, message, needs),
  promise: ({ lead, message, needs, delivery }) => writePromiseMail(lead, delivery, message, needs),
  'chat-answer': ({ delivery, message, needs }) => writeChatAnswerMail(delivery, message, needs),
  'new-user': ofChat(({ lead, message, needs }, chat) => writeNewUserMail(lead, chat, message, needs)),
  'conversation-summary': ofChat(({ lead, message, needs, delivery: { upTo, isUrgent, memberId } }, chat) =>
    memberId === undefined
      ? writeSummaryMail({ lead, chat, upTo, message, isUrgent }, needs)
      : writeCallMail({ lead, chat, upTo, message, memberId }, needs),
  ),
  request: ofChat(({ lead, message, needs, delivery: { isAddition } }, chat) =>
    writeRequestMail({ lead, chat, message, isAddition }, needs),
  ),
  'conversation-copy': ofChat(({ lead, message, needs, delivery: { upTo, to } }, chat) =>
    writeCopyMail({ lead, chat, upTo, message, to }, needs),
  ),
} as const satisfies { readonly [Template in MailDelivery['template']]: Writer<Of<Template>> }

/** Writes the letter that a delivery asks for; null when there is nothing left to tell. */
export async function writeLeadMail(occasion: Occasion<MailDelivery>): Promise<Mail | null> {
  // The table pairs each template with its writer; the compiler cannot follow the pair through a look-up.
  const write = writers[occasion.delivery.template] as Writer<MailDelivery>
  return write(occasion)
}

function ofChat<Told extends MailDelivery & { readonly chatId: string }>(
  write: (occasion: Occasion<Told>, chat: StoredChat) => Promise<Mail | null>,
): Writer<Told> {
  return async (occasion) => {
    const chat = await occasion.needs.storage.chats.find(occasion.delivery.chatId)
    return chat && write(occasion, chat)
  }
}
