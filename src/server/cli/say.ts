import { sayOfficeTime } from '#emails/office-time.ts'
import type { OutboxMessage, StoredLead } from '#server/storage/storage.ts'

/** A text of a visitor on one line of the terminal, unable to move the cursor or turn the line around. */
export function sayOnOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}

/** One line about a lead, for a list. */
export function sayLead(lead: StoredLead): string {
  const who = sayOnOneLine(`${lead.name}, ${lead.company}  ${lead.email}  ${lead.phone}`)
  const state = lead.status === 'quarantined' ? 'QUARANTINED' : lead.status
  const doubt = lead.suspicions.length > 0 ? `  (${lead.suspicions.join(', ')})` : ''
  return `${lead.id}  ${state.padEnd(11)}  ${sayOfficeTime(lead.receivedAt)}  ${who}${doubt}`
}

/** Everything about a lead, for reading. */
export function sayWholeLead(lead: StoredLead, messages: readonly OutboxMessage[]): string {
  const details: readonly (readonly [label: string, text: string | null])[] = [
    ['Name', lead.name],
    ['Company', lead.company],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Interested in', lead.interestedModules.join(', ')],
    ['Business size', lead.businessSize],
    ['Received', sayOfficeTime(lead.receivedAt)],
    ['State', lead.status],
    ['Answered', lead.answeredAt === null ? null : sayOfficeTime(lead.answeredAt)],
    ['Suspicions', lead.suspicions.join(', ') || null],
    ['Came from', lead.attribution && JSON.stringify(lead.attribution)],
    ['Follows', lead.followsId],
  ]
  const lines = details.flatMap(([label, text]) => (text === null ? [] : [sayDetail(label, text)]))
  const message = lead.message.split(/\r\n|\r|\n/).map((line) => `  ${sayOnOneLine(line)}`)
  const deliveries = messages.map((one) => `  ${sayMessage(one)}`)
  return [
    `Lead ${lead.id}`,
    ...lines,
    'Message',
    ...message,
    'Deliveries',
    ...(deliveries.length ? deliveries : ['  none']),
  ].join('\n')
}

function sayDetail(label: string, text: string): string {
  return `${label.padEnd(14)} ${sayOnOneLine(text)}`
}

/** One line about a delivery, with what stands in its way. */
export function sayMessage(message: OutboxMessage): string {
  const { id, delivery, attempts, lastError } = message
  const tries = attempts === 1 ? '1 failed attempt' : `${attempts} failed attempts`
  const trouble = attempts > 0 ? `, ${tries}` : ''
  const reason = lastError ? `: ${sayOnOneLine(lastError)}` : ''
  return `${id}  ${delivery.kind.padEnd(7)}  ${sayState(message)}${trouble}${reason}`
}

function sayState({ status, dueAt, deliveredAt, createdAt }: OutboxMessage): string {
  if (status === 'delivered') return `delivered ${sayOfficeTime(deliveredAt ?? createdAt)}`
  return status === 'dead' ? 'DEAD' : `waiting, next attempt ${sayOfficeTime(dueAt)}`
}
