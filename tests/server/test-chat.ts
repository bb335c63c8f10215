import { randomUUID } from 'node:crypto'
import { defaultLanguage } from '#content/languages.ts'
import { chatLead, keepTestLead, makeTestLead } from './test-lead.ts'
import type { Storage, StoredChat, StoredMessage, StoredWish } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'

const noon = Date.UTC(2026, 10, 20, 12)

/** Keeps somebody who began to chat, and the conversation, with nothing said yet. */
export async function keepTestChat(storage: Storage, changes: Partial<StoredLead> = {}, id: string = randomUUID()) {
  const lead = await keepTestLead(storage, makeTestLead({ ...chatLead, ...changes }))
  const place = { timeZone: 'Africa/Kigali', location: 'RW', page: '/pricing', language: defaultLanguage } as const
  const chat = { id, leadId: lead.id, variant: 'B', startedAt: noon, ...place } as const
  await storage.chats.add(chat)
  return chat
}

/** A message of the visitor; each test changes what it is about. */
export function makeTestMessage(chatId: string, changes: Partial<StoredMessage> = {}): Omit<StoredMessage, 'number'> {
  return {
    id: randomUUID(),
    chatId,
    sender: 'user',
    text: 'Muraho! What does it cost? 😀\nملاحظة',
    at: noon,
    answers: null,
    sources: [],
    suggestions: [],
    handOff: null,
    intent: null,
    ...changes,
  }
}

/** A demo for a pharmacy in Bafoussam, all questions answered; each test changes what it is about. */
export async function keepTestWish(
  storage: Storage,
  { id, leadId }: Pick<StoredChat, 'id' | 'leadId'>,
  changes: Partial<StoredWish> = {},
): Promise<StoredWish> {
  const wish: StoredWish = {
    leadId,
    number: 1,
    chatId: id,
    messageId: 'message-1',
    intent: 'demo pharmacy',
    text: 'I would like to see the pharmacy module.',
    at: noon,
    told: { when: 'Tuesday morning', town: 'Bafoussam' },
    asked: ['when', 'town'],
    open: null,
    isRepeated: false,
    ...changes,
  }
  await storage.wishes.add(wish)
  return wish
}
