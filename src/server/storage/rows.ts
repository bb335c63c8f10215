import type { LeadRow, OutboxRow } from './schema.ts'
import type { LeadKeys, OutboxMessage, StoredLead } from './storage.ts'

/** What stands in the JSON columns was written by `toLeadRow` and is trusted to have its shape. */
export function fromLeadRow(row: LeadRow): StoredLead {
  return {
    id: row.id,
    receivedAt: row.received_at,
    status: row.status,
    name: row.name,
    phone: row.phone,
    email: row.email,
    company: row.company,
    interestedModules: JSON.parse(row.interested_modules),
    businessSize: row.business_size,
    message: row.message,
    suspicions: JSON.parse(row.suspicions),
    attribution: row.attribution === null ? null : JSON.parse(row.attribution),
    followsId: row.follows_id,
    answeredAt: row.answered_at,
  }
}

export function toLeadRow(lead: StoredLead, { person, idempotencyKey }: LeadKeys): LeadRow {
  return {
    id: lead.id,
    received_at: lead.receivedAt,
    status: lead.status,
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    company: lead.company,
    interested_modules: JSON.stringify(lead.interestedModules),
    business_size: lead.businessSize,
    message: lead.message,
    suspicions: JSON.stringify(lead.suspicions),
    attribution: lead.attribution && JSON.stringify(lead.attribution),
    follows_id: lead.followsId,
    answered_at: lead.answeredAt,
    person_email: person.email,
    person_phone: person.phone,
    idempotency_key: idempotencyKey,
  }
}

export function fromOutboxRow(row: OutboxRow): OutboxMessage {
  return {
    id: row.id,
    delivery: JSON.parse(row.delivery),
    messageId: row.message_id,
    status: row.status,
    createdAt: row.created_at,
    dueAt: row.due_at,
    attempts: row.attempts,
    lastError: row.last_error,
    deliveredAt: row.delivered_at,
  }
}
