import { conversation } from '#content/hand-off.ts'
import { countMinutes, type ConversationLetter, type VisitorReader } from '#emails/conversation-letter.ts'
import { writeConversationSummary } from '#emails/ConversationSummary.email.tsx'
import { brand } from '#facts/brand.ts'
import { writtenIn } from '#server/assistant/tell-language.ts'
import { namePlace } from '#server/location/place-names.ts'
import { findSaidPlace } from '#server/requests/said-place.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { StoredChat, StoredMessage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { findDeskLinks } from './desk-links.ts'
import { findLeadThread, findThreadMessageId, toThreadStart, type LetterNeeds } from './lead-thread.ts'
import type { Mail } from './mail.ts'
import { sayWhere } from './say-where.ts'
import { findToldMessages } from './told-messages.ts'

/** A conversation as a letter that was queued finds it. */
type ToldConversation = {
  readonly lead: StoredLead
  readonly chat: StoredChat
  readonly upTo: number
  readonly message: OutboxMessage
}

type Summary = ToldConversation & { readonly isUrgent: boolean }
type Call = ToldConversation & { readonly memberId: string }
type Copy = ToldConversation & { readonly to: string }

/** The letter to sales about what was said (MAIL-3, MAIL-5). It joins the one that told of the beginning. */
export async function writeSummaryMail({ isUrgent, ...told }: Summary, needs: LetterNeeds): Promise<Mail> {
  const { lead } = told
  const { first, earlier } = await findLeadThread(lead, needs)
  const inReplyTo = await findThreadMessageId(lead, needs)
  const thread = toThreadStart(first ?? lead)
  const ways = isUrgent ? await findWays(told, needs) : {}
  return {
    ...(await writeTold(told, { kind: 'sales', isUrgent, thread, earlier, ...ways }, needs)),
    to: needs.mail.sales,
    replyTo: { name: lead.name, address: lead.email },
    ...(inReplyTo && { inReplyTo }),
    ...(isUrgent && { isUrgent }),
  }
}

/**
 * The same to a member who was away when a person was asked for. Null when gone since, and where the letter to sales is
 * in the same mailbox already.
 */
export async function writeCallMail({ memberId, ...told }: Call, needs: LetterNeeds): Promise<Mail | null> {
  const { lead } = told
  const member = (await needs.storage.members.list()).find(({ id }) => id === memberId)
  if (!member || isSameAddress(member.email, needs.mail.sales)) return null
  const { first, earlier } = await findLeadThread(lead, needs)
  const thread = toThreadStart(first ?? lead)
  const reader = { kind: 'sales', isUrgent: true, isToMember: true, thread, earlier } as const
  return {
    ...(await writeTold(told, { ...reader, ...(await findWays(told, needs)) }, needs)),
    to: member.email,
    replyTo: { name: lead.name, address: lead.email },
    isUrgent: true,
  }
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The ways to the conversation and to the lead; none where there is no desk. */
async function findWays({ lead, chat }: ToldConversation, needs: LetterNeeds) {
  const desk = await findDeskLinks(lead, needs)
  return desk && { desk, joinUrl: `${needs.publicUrl}/desk/chats/${chat.id}` }
}

/**
 * The same to the address the visitor gave (MAIL-6). Whoever answers it reaches sales. It may be anybody's: we greet
 * nobody there by what the visitor gave for a name.
 */
export async function writeCopyMail({ to, ...told }: Copy, needs: LetterNeeds): Promise<Mail> {
  const { timeZone } = told.chat
  return {
    ...(await writeTold(told, { kind: 'visitor', timeZone, language: told.message.language }, needs)),
    to,
    replyTo: { name: brand.product, address: needs.mail.sales },
  }
}

async function writeTold(told: ToldConversation, reader: ConversationLetter['reader'], needs: LetterNeeds) {
  const { lead, chat, upTo, message } = told
  const { name, email, phone, phoneE164, company, language } = lead
  const { location } = chat
  const reference = makeReference(lead.id)
  const said = await needs.storage.chats.messages(chat.id, 0)
  const messages = findToldMessages(chat, upTo, said)
  const letter = await writeConversationSummary({
    name,
    email,
    phone,
    phoneE164,
    company,
    writes: writtenIn(said, language, lead.message),
    language,
    location,
    said: sayWhere(findSaidPlace(said, await needs.storage.wishes.ofLead(lead.id))),
    reader,
    reference,
    messages: messages.map((one) => toLetterMessage(reader.kind === 'visitor' ? greetNobody(one, reader) : one)),
    publicUrl: needs.publicUrl,
  })
  return {
    ...letter,
    messageId: message.messageId,
    from: needs.mail.from,
    userInfo: { name, email, phone, company },
    metadata: {
      type: 'conversation_summary',
      location: namePlace(location),
      messageCount: messages.length,
      duration: countMinutes(messages),
      reference,
    },
  }
}

function greetNobody(message: StoredMessage, { language }: VisitorReader): StoredMessage {
  const { greetings } = conversation[language]
  const isGreeting = message.sender === 'agent' && message.answers === null
  return isGreeting ? { ...message, text: greetings.A(greetings.nobody) } : message
}

function toLetterMessage({
  text,
  sender,
  at,
  sources,
  handOff,
  person,
}: StoredMessage): ConversationLetter['messages'][number] {
  return { text, sender, at, sources, ...(handOff && { handOff }), ...(person && { name: person.name }) }
}
