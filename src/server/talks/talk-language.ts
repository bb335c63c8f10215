import { talk } from '#content/talk.ts'
import type { TalkWords } from '#content/conversation-words.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { ownWords, tellLanguage } from '#server/assistant/tell-language.ts'
import type { StoredMessage } from '#server/storage/storage.ts'

export const talkWords: Readonly<Record<SpokenLanguage, TalkWords>> = talk

/** The language in which a visitor writes; that of the page where the conversation began, where nothing tells. */
export function languageOf(messages: readonly StoredMessage[], page: SpokenLanguage): SpokenLanguage {
  const own = messages.filter(({ sender }) => sender === 'user').map((message) => ownWords(message, page))
  return tellLanguage(own.at(-1) ?? '', own.slice(0, -1), page)
}
