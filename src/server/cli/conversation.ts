import { brand } from '#facts/brand.ts'
import { sayOfficeTime } from '#emails/office-time.ts'
import { namePlace } from '#server/location/place-names.ts'
import type { Storage, StoredChat, StoredMessage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'
import type { Detail } from './say.ts'
import { sayLines, sayOnOneLine } from './terminal-text.ts'

/** What a chat lead said and heard. Null for a demo request, and from the moment the visitor erased it. */
export type Conversation = { readonly chat: StoredChat; readonly messages: readonly StoredMessage[] }

export async function readConversation(
  { id, source }: StoredLead,
  { chats }: Pick<Storage, 'chats'>,
): Promise<Conversation | null> {
  const chat = source === 'chat' ? await chats.ofLead(id) : null
  return !chat || chat.erasedAt !== null ? null : { chat, messages: await chats.messages(chat.id, 0) }
}

/** Where and how a conversation took place. */
export function listConversationDetails({ chat }: Conversation): readonly Detail[] {
  const { location, timeZone, page, handedOffAt } = chat
  return [
    ['Location', namePlace(location)],
    ['Time zone', timeZone || null],
    ['Began on', page || null],
    ['Handed off', handedOffAt === null ? null : sayOfficeTime(handedOffAt)],
  ]
}

const speakers = {
  user: (visitor) => sayOnOneLine(visitor),
  agent: () => brand.assistant,
  person: (_visitor, person) => sayOnOneLine(person),
} as const satisfies Record<StoredMessage['sender'], (visitor: string, person: string) => string>

/** Who said what and when, in its order; what the visitor cleared is marked. */
export function sayConversation(name: string, conversation: Conversation | null): readonly string[] {
  if (!conversation) return ['  erased by the visitor']
  const { chat, messages } = conversation
  if (messages.length === 0) return ['  nothing said yet']
  return messages.flatMap(({ number, sender, at, text, person }) => [
    `  ${sayOfficeTime(at)}  ${speakers[sender](name, person?.name ?? '')}`,
    ...sayLines(person && person.event !== 'said' ? `(${person.event})` : text).map((line) => `  ${line}`),
    ...(number === chat.clearedUpTo ? ['  (cleared by the visitor up to here)'] : []),
  ])
}
