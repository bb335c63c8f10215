import { sayOfficeTime } from '#emails/office-time.ts'
import { makeReference } from '#server/storage/reference.ts'
import type { OutboxMessage, StoredLead } from '#server/storage/storage.ts'
import { listConversationDetails, sayConversation, type Conversation } from './conversation.ts'
import { sayLines, sayMessage, sayOnOneLine, type Detail } from './say.ts'

/** Everything about a lead, for reading: a request's message or a chat's conversation, and the deliveries. */
export function sayWholeLead(
  lead: StoredLead,
  conversation: Conversation | null,
  messages: readonly OutboxMessage[],
): string {
  const isChat = lead.source === 'chat'
  const details: readonly Detail[] = [
    ['Name', lead.name],
    ['Company', lead.company || null],
    ['Email', lead.email],
    ['Phone', lead.phone || null],
    ['Source', lead.source],
    ['Reference', isChat ? makeReference(lead.id) : null],
    ['Interested in', lead.interestedModules.join(', ') || null],
    ['Business size', lead.businessSize],
    ...(conversation ? listConversationDetails(conversation) : []),
    ['Received', sayOfficeTime(lead.receivedAt)],
    ['State', lead.status],
    ['Answered', lead.answeredAt === null ? null : sayOfficeTime(lead.answeredAt)],
    ['Suspicions', lead.suspicions.join(', ') || null],
    ['Came from', lead.attribution && JSON.stringify(lead.attribution)],
    ['Follows', lead.followsId],
  ]
  return [
    `Lead ${lead.id}`,
    ...details.flatMap(([label, text]) => (text === null ? [] : [`${label.padEnd(14)} ${sayOnOneLine(text)}`])),
    ...(isChat
      ? ['Conversation', ...sayConversation(lead.name, conversation)]
      : ['Message', ...sayLines(lead.message)]),
    'Deliveries',
    ...(messages.length > 0 ? messages.map((one) => `  ${sayMessage(one)}`) : ['  none']),
  ].join('\n')
}
