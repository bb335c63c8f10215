import type { DemoQuestion } from '#contract/demo-request.ts'
import { toldThings } from '#contract/intent.ts'
import { personMail } from '#content/team/emails/person.ts'
import { requestMail } from '#content/team/emails/request.ts'
import { defaultLanguage, nameLanguage } from '#content/languages.ts'
import { sayOfficeTime, sayOfficeWindow } from '#emails/office-time.ts'
import { sayChoices } from '#server/leads/form-words.ts'
import { gatherTold } from '#server/requests/asks.ts'
import { sayWish } from '#server/requests/describe.ts'
import { canWriteTo } from '#server/post/header-values.ts'
import { makeReference } from '#server/ids/reference.ts'
import type { DeskLead } from '#server/storage/desk-storage.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { Related, StoredWish } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import { listConversationDetails, sayConversation, type Conversation } from './conversation.ts'
import { askedPerson, sayLead, sayMessage, type Detail } from './say.ts'
import { sayLines, sayOnOneLine } from './terminal-text.ts'

type WholeLead = {
  readonly lead: StoredLead
  readonly conversation: Conversation | null
  readonly wishes: readonly StoredWish[]
  readonly promised: Pick<DeskLead, 'dueAt' | 'kinds'> | null
  readonly messages: readonly OutboxMessage[]
  /** Everything from the same e-mail address, the lead itself among it. */
  readonly ofPerson: readonly StoredLead[]
  readonly related: Related
}

/** Everything about a lead: a request's message or a chat's conversation, the deliveries, what else this person asked. */
export function sayWholeLead({ lead, conversation, wishes, promised, messages, ofPerson, related }: WholeLead): string {
  const others = ofPerson.filter(({ id }) => id !== lead.id)
  const { interestedModules, businessSize } = sayChoices(lead)
  const isChat = lead.source === 'chat'
  // Its message stands below.
  const asked = {
    interestedModules: ['Interested in', interestedModules.join(', ') || null],
    businessSize: ['Business size', businessSize],
  } satisfies Record<Exclude<DemoQuestion, 'message'>, Detail>
  const details: readonly Detail[] = [
    ['Name', lead.name],
    ['Company', lead.company || null],
    ['Email', lead.email],
    ['', canWriteTo(lead.email) ? null : personMail.unreachable],
    ['Phone', lead.phone || null],
    ['Dial', lead.phoneE164],
    ['Same phone', related.samePhone > 0 ? personMail.samePhone(related.samePhone) : null],
    ['Language', nameLanguage(lead.language)],
    ['Source', lead.source],
    ['Reference', makeReference(lead.id)],
    ...Object.values(asked),
    ...listWishes(wishes, promised),
    ...(conversation ? listConversationDetails(conversation) : []),
    ['Received', sayOfficeTime(lead.receivedAt)],
    ['Call wished', lead.callbackAt === null ? null : sayOfficeWindow(lead.callbackAt)],
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
    'From the same e-mail address',
    ...(others.length > 0 ? others.map((one) => `  ${sayLead(one)}`) : ['  nothing else']),
  ].join('\n')
}

function listWishes(wishes: readonly StoredWish[], promised: WholeLead['promised']): readonly Detail[] {
  const told = gatherTold(wishes)
  return [
    [requestMail.wishedFor, promised?.kinds.includes('person') ? askedPerson : null],
    ...wishes.map(({ intent, text }): Detail => [
      requestMail.wishedFor,
      `${sayWish(intent, defaultLanguage)}: ${text}`,
    ]),
    ...toldThings.map((thing): Detail => [requestMail.labels[thing], told[thing] ?? null]),
    [requestMail.answerBy, promised?.dueAt ? sayOfficeTime(promised.dueAt) : null],
  ]
}
