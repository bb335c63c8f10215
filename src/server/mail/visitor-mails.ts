import { readSpokenLanguage } from '#content/assistant.ts'
import { addressOf } from '#content/languages.ts'
import { writeChatAnswer } from '#emails/ChatAnswer.email.tsx'
import { writeDemoConfirmation } from '#emails/DemoConfirmation.email.tsx'
import { writeDeskReply } from '#emails/DeskReply.email.tsx'
import { readPhone } from '#emails/phone.ts'
import { brand } from '#facts/brand.ts'
import { headquarters, offices, type Office } from '#facts/offices.ts'
import { makeReference } from '#server/ids/reference.ts'
import { toPlainMailbox } from '#server/post/header-values.ts'
import { signLink } from '#server/secret/signed-links.ts'
import type { Letter, OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { findThread, listLetters, type LetterList, type LetterNeeds } from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'

// Letters to the person behind a lead.

/** Whoever answers one reaches sales. Null when the address is not one that any mail server takes. */
function addressVisitor({ email }: StoredLead, mail: LetterNeeds['mail']) {
  const receiver = toPlainMailbox({ name: '', address: email })
  return receiver && { to: receiver.address, replyTo: { name: brand.product, address: mail.sales } }
}

/** To the sender of a demo request, in the thread of the letter that told of the request. */
export async function writeDemoConfirmationMail(
  lead: StoredLead,
  { language }: OutboxMessage,
  needs: LetterNeeds,
): Promise<LeadDraft | null> {
  const { mail, publicUrl } = needs
  const receiver = addressVisitor(lead, mail)
  if (!receiver) return null
  const about = { ...lead, office: findOffice(lead), reference: makeReference(lead.id), publicUrl, language }
  return {
    ...(await writeDemoConfirmation(about)),
    ...receiver,
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

/** What one of us said to a visitor who is gone. Null where it was erased meanwhile, or no server takes the address. */
export async function writeChatAnswerMail(
  lead: StoredLead,
  { messageId, createdAt, language, delivery: { chatId, after, upTo } }: Letter<'chat-answer'>,
  { mail, publicUrl, storage, secret }: LetterNeeds,
): Promise<LeadDraft | null> {
  const chat = await storage.chats.find(chatId)
  const receiver = addressVisitor(lead, mail)
  if (!receiver || !chat || chat.erasedAt !== null) return null
  const answers = (await storage.chats.messages(chatId, after)).flatMap(({ number, person, text, at }) =>
    person?.event === 'said' && number <= upTo ? [{ name: person.name, text, at }] : [],
  )
  if (answers.length === 0) return null
  const reference = makeReference(lead.id)
  const href = `${publicUrl}${addressOf(`/talk/${signLink(secret, 'talk-link', chatId, createdAt)}`, language)}`
  const first = await findThread(lead, { storage }, ['chat-answer'])
  return {
    ...(await writeChatAnswer({ reference, answers, href, publicUrl, timeZone: chat.timeZone, language })),
    ...receiver,
    isReply: true,
    inReplyTo: first === messageId ? undefined : first,
    metadata: { type: 'chat_answer' },
  }
}

/** What a member wrote to the person behind a lead, under the letters that went there before. */
export async function writeDeskReplyMail(
  lead: StoredLead,
  message: Letter<'desk-reply'>,
  { storage, mail, publicUrl }: LetterNeeds,
): Promise<LeadDraft | null> {
  const reply = await storage.leadTalk.findReply(message.delivery.replyId)
  const receiver = addressVisitor(lead, mail)
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
    ...receiver,
    isByPerson: true,
    inReplyTo: references.at(-1)?.messageId,
    references: references.map(({ messageId }) => messageId),
    metadata: { type: 'desk_reply' },
  }
}

/** Our letters to the person behind a lead that an answer goes back to. */
export const listThread = (lead: Pick<StoredLead, 'id'>, needs: LetterList) =>
  listLetters(lead, ['demo-confirmation', 'desk-reply'], needs)
