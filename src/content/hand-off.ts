import type { ConversationWords } from '#content/copy/hand-off.ts'
import type { HandOffWords } from '#content/conversation-words.ts'
import type { InEachLanguage } from '#content/languages.ts'
import * as en from './en/hand-off.ts'
import * as fr from './fr/hand-off.ts'
import * as pt from './pt/hand-off.ts'

/** What the server itself says in a conversation: greetings, and why something is not taken. */
export const conversation = {
  en: en.conversation,
  fr: fr.conversation,
  pt: pt.conversation,
} satisfies InEachLanguage<ConversationWords>

/** The way to a person. */
export const handOff = { en: en.handOff, fr: fr.handOff, pt: pt.handOff } satisfies InEachLanguage<HandOffWords>
