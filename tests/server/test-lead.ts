import { randomUUID } from 'node:crypto'
import { defaultLanguage } from '#content/languages.ts'
import { identifyPerson } from '#server/storage/person.ts'
import type { Outbox } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'

/** A request as the form leaves it; each test changes what it is about. */
export function makeTestLead(changes: Partial<StoredLead> = {}): StoredLead {
  return {
    id: randomUUID(),
    receivedAt: Date.UTC(2026, 10, 20, 12),
    source: 'form',
    status: 'new',
    name: 'Grace Nakato',
    phone: '+256 700 000 321',
    email: 'grace@duka.example',
    company: 'Duka Bora',
    interestedModules: ['inventory', 'pos'],
    businessSize: 'small',
    message: 'Groceries, two shops.\nI count stock in a notebook.',
    suspicions: [],
    attribution: null,
    followsId: null,
    answeredAt: null,
    phoneE164: null,
    callbackAt: null,
    language: defaultLanguage,
    ...changes,
  }
}

/** What makes a lead that of somebody who began to chat. */
export const chatLead = {
  source: 'chat',
  interestedModules: [],
  businessSize: null,
  message: '',
} as const satisfies Partial<StoredLead>

/** Keeps a lead and, if asked, one message of it, as the lead service does. */
export async function keepTestLead(storage: Storage, lead: StoredLead, message?: Parameters<Outbox['add']>[0]) {
  await storage.together(async ({ leads, outbox }) => {
    await leads.add(lead, { person: identifyPerson(lead), idempotencyKey: randomUUID() })
    if (message) await outbox.add(message)
  })
  return lead
}
