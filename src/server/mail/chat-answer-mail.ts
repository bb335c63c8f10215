import { writeChatAnswer } from '#emails/ChatAnswer.email.tsx'
import { addressOf } from '#content/languages.ts'
import { brand } from '#facts/brand.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { signLink } from '#server/secret/signed-links.ts'
import { toPlainMailbox } from '#server/post/header-values.ts'
import { findThread, type LetterNeeds } from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'

/** What one of us said to a visitor who is gone. Null where it was erased meanwhile, or no server takes the address. */
export async function writeChatAnswerMail(
  lead: StoredLead,
  { messageId, createdAt, language, delivery: { chatId, after, upTo } }: Letter<'chat-answer'>,
  { mail, publicUrl, storage, secret }: LetterNeeds,
): Promise<LeadDraft | null> {
  const chat = await storage.chats.find(chatId)
  const receiver = toPlainMailbox({ name: '', address: lead.email })
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
    to: receiver.address,
    replyTo: { name: brand.product, address: mail.sales },
    isReply: true,
    inReplyTo: first === messageId ? undefined : first,
    metadata: { type: 'chat_answer' },
  }
}
