import { talk as english } from '#content/en/talk.ts'
import { talk as french } from '#content/fr/talk.ts'
import type { TalkWords } from '#content/conversation-words.ts'
import type { Language } from '#server/assistant/embedded/language.ts'
import { ownWords, tellLanguage } from '#server/assistant/tell-language.ts'
import type { StoredMessage } from '#server/storage/storage.ts'

export const talkWords = { en: english, fr: french } as const satisfies Record<Language, TalkWords>

/** The language in which a visitor writes. */
export function languageOf(messages: readonly StoredMessage[]): Language {
  const own = messages.filter(({ sender }) => sender === 'user').map(ownWords)
  return tellLanguage(own.at(-1) ?? '', own.slice(0, -1))
}
