import type { ChatEvents, ChatMessage } from '#contract/chat.ts'
import { defaultLanguage } from '#content/languages.ts'
import { tellLanguage } from '#server/assistant/tell-language.ts'
import type { StoredMessage } from '#server/storage/storage.ts'

/** A message as the browser gets it (DATA-7). */
export function toChatMessage(message: StoredMessage): ChatMessage {
  const { id, text, sender, at, person } = message
  const said = { id, text, sender, timestamp: new Date(at).toISOString(), ...(person && { name: person.name }) }
  return sender === 'agent' ? toReply(message) : said
}

export function toReply({ id, text, at, sources, suggestions, handOff, language }: StoredMessage): ChatEvents['done'] {
  const timestamp = new Date(at).toISOString()
  return {
    id,
    text,
    sender: 'agent',
    timestamp,
    sources,
    suggestions,
    ...(handOff && { handOff }),
    language: language ?? tellLanguage(text, [], defaultLanguage),
  }
}
