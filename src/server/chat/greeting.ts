import type { ChatVariant } from '#contract/chat.ts'
import { conversation } from '#content/hand-off.ts'
import type { Language } from '#content/languages.ts'
import { toPlainName } from '#server/assistant/plain-name.ts'
import type { StoredChat, StoredMessage } from '#server/storage/storage.ts'
import type { StoredLead } from '#server/storage/stored-lead.ts'

/** The words that need nobody's help: CHAT-43 and CHAT-44 for variant B, and what stands in for a welcome in A. */
export function writeGreeting(
  variant: ChatVariant,
  { name, company }: Pick<StoredLead, 'name' | 'company'>,
  language: Language,
): string {
  const { greetings } = conversation[language]
  const visitor = toPlainName(name) || greetings.nobody
  return variant === 'A' ? greetings.A(visitor) : greetings.B(visitor, toPlainName(company) || greetings.noCompany)
}

/** A conversation has one greeting, and one more each time it is cleared. No browser can make an id with a dot. */
export function nameGreeting(clearedUpTo: number): string {
  return `greeting.${clearedUpTo}`
}

export function makeGreeting(
  chat: Pick<StoredChat, 'id' | 'clearedUpTo' | 'language'>,
  { text, at }: Pick<StoredMessage, 'text' | 'at'>,
): Omit<StoredMessage, 'number'> {
  const id = nameGreeting(chat.clearedUpTo)
  return {
    id,
    chatId: chat.id,
    sender: 'agent',
    text,
    at,
    answers: null,
    sources: [],
    suggestions: [],
    handOff: null,
    intent: null,
    language: chat.language,
  }
}
