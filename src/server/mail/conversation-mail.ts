import { conversation } from '#content/hand-off.ts'
import { countMinutes, type ConversationLetter, type VisitorReader } from '#emails/conversation-letter.ts'
import { writeConversationSummary } from '#emails/ConversationSummary.email.tsx'
import { brand } from '#facts/brand.ts'
import { writtenIn } from '#server/assistant/tell-language.ts'
import { namePlace } from '#server/location/place-names.ts'
import { findSaidPlace } from '#server/requests/said-place.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { Letter } from '#server/storage/outbox-storage.ts'
import type { StoredMessage } from '#server/storage/storage.ts'
import {
  findDeskLinks,
  findLeadThread,
  findThread,
  sayWhere,
  toThreadStart,
  type ChatOfLead,
  type LetterNeeds,
} from './lead-letter.ts'
import type { LeadDraft } from './mail.ts'
import { findToldMessages } from './told-messages.ts'

type Summary = Letter<'conversation-summary'>
type Copy = Letter<'conversation-copy'>

/**
 * The letter to sales about what was said (MAIL-3, MAIL-5), or to a member who is called. It joins the one that told of
 * the beginning.
 */
export async function writeSummaryMail(
  about: ChatOfLead,
  message: Summary,
  needs: LetterNeeds,
): Promise<LeadDraft | null> {
  const { isUrgent, memberId } = message.delivery
  if (memberId !== undefined) return writeCallMail(about, message, memberId, needs)
  const { lead } = about
  const { first, earlier } = await findLeadThread(lead, needs)
  const thread = toThreadStart(first ?? lead)
  const ways = isUrgent ? await findWays(about, needs) : {}
  return {
    ...(await writeTold(about, message, { kind: 'sales', isUrgent, thread, earlier, ...ways }, needs)),
    to: needs.mail.sales,
    inReplyTo: await findThread(lead, needs),
    isUrgent,
  }
}

/**
 * The same to a member who was away when a person was asked for. Null when gone since, and where the letter to sales is
 * in the same mailbox already.
 */
async function writeCallMail(
  about: ChatOfLead,
  message: Summary,
  memberId: string,
  needs: LetterNeeds,
): Promise<LeadDraft | null> {
  const { lead } = about
  const member = (await needs.storage.members.list()).find(({ id }) => id === memberId)
  if (!member || isSameAddress(member.email, needs.mail.sales)) return null
  const { first, earlier } = await findLeadThread(lead, needs)
  const thread = toThreadStart(first ?? lead)
  const reader = { kind: 'sales', isUrgent: true, isToMember: true, thread, earlier } as const
  return {
    ...(await writeTold(about, message, { ...reader, ...(await findWays(about, needs)) }, needs)),
    to: member.email,
    isUrgent: true,
  }
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The ways to the conversation and to the lead; none where there is no desk. */
async function findWays({ lead, chat }: ChatOfLead, needs: LetterNeeds) {
  const desk = await findDeskLinks(lead, needs)
  return desk && { desk, joinUrl: `${needs.publicUrl}/desk/chats/${chat.id}` }
}

/**
 * The same to the address the visitor gave (MAIL-6). Whoever answers it reaches sales. It may be anybody's: we greet
 * nobody there by what the visitor gave for a name.
 */
export async function writeCopyMail(about: ChatOfLead, message: Copy, needs: LetterNeeds): Promise<LeadDraft> {
  const { timeZone } = about.chat
  return {
    ...(await writeTold(about, message, { kind: 'visitor', timeZone, language: message.language }, needs)),
    to: message.delivery.to,
    replyTo: { name: brand.product, address: needs.mail.sales },
  }
}

async function writeTold(
  { lead, chat }: ChatOfLead,
  { delivery: { upTo } }: Summary | Copy,
  reader: ConversationLetter['reader'],
  needs: LetterNeeds,
) {
  const { location } = chat
  const said = await needs.storage.chats.messages(chat.id, 0)
  const messages = findToldMessages(chat, upTo, said)
  const letter = await writeConversationSummary({
    ...lead,
    writes: writtenIn(said, lead.language, lead.message),
    location,
    said: sayWhere(findSaidPlace(said, await needs.storage.wishes.ofLead(lead.id))),
    reader,
    reference: makeReference(lead.id),
    messages: messages.map((one) => toLetterMessage(reader.kind === 'visitor' ? greetNobody(one, reader) : one)),
    publicUrl: needs.publicUrl,
  })
  return {
    ...letter,
    metadata: {
      type: 'conversation_summary',
      location: namePlace(location),
      messageCount: messages.length,
      duration: countMinutes(messages),
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
