import { writeChatAnswer } from '#emails/ChatAnswer.email.tsx'
import { addressOf } from '#content/languages.ts'
import { brand } from '#facts/brand.ts'
import type { Config } from '#server/config.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Delivery, OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { signLink } from '#server/secret/signed-links.ts'
import type { Secret } from '#server/secret/secret.ts'
import { toPlainMailbox } from '#server/post/header-values.ts'
import type { Mail } from './mail.ts'

type ChatAnswerDelivery = Extract<Delivery, { readonly template: 'chat-answer' }>

type Needs = Pick<Config, 'mail' | 'publicUrl'> & {
  readonly storage: Pick<Storage, 'leads' | 'chats' | 'outbox'>
  readonly secret: Secret
}

/** What one of us said to a visitor who is gone. Null where it was erased meanwhile, or no server takes the address. */
export async function writeChatAnswerMail(
  { leadId, chatId, after, upTo }: ChatAnswerDelivery,
  { messageId, createdAt, language }: OutboxMessage,
  { mail, publicUrl, storage, secret }: Needs,
): Promise<Mail | null> {
  const [lead, chat] = [await storage.leads.find(leadId), await storage.chats.find(chatId)]
  const receiver = lead && toPlainMailbox({ name: '', address: lead.email })
  if (!lead || !receiver || !chat || chat.erasedAt !== null) return null
  const answers = (await storage.chats.messages(chatId, after)).flatMap(({ number, person, text, at }) =>
    person?.event === 'said' && number <= upTo ? [{ name: person.name, text, at }] : [],
  )
  if (answers.length === 0) return null
  const reference = makeReference(leadId)
  const href = `${publicUrl}${addressOf(`/talk/${signLink(secret, 'talk-link', chatId, createdAt)}`, language)}`
  const inReplyTo = await findFirst(storage, leadId, messageId)
  const { name, email, phone, company } = lead
  return {
    ...(await writeChatAnswer({ reference, answers, href, publicUrl, timeZone: chat.timeZone, language })),
    messageId,
    from: mail.from,
    to: receiver.address,
    replyTo: { name: brand.product, address: mail.sales },
    isReply: true,
    ...(inReplyTo && { inReplyTo }),
    userInfo: { name, email, phone, company },
    metadata: { type: 'chat_answer', reference },
  }
}

/** The first such letter, which later ones join. */
async function findFirst({ outbox }: Pick<Storage, 'outbox'>, leadId: string, own: string): Promise<string | null> {
  const letters = await outbox.list({ leadId })
  const first = letters
    .filter(({ delivery }) => delivery.kind === 'mail' && delivery.template === 'chat-answer')
    .toSorted((one, other) => one.createdAt - other.createdAt)[0]
  return first && first.messageId !== own ? first.messageId : null
}
