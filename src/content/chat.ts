import type { ChatConversationCopy, ChatTalkCopy, ChatTriggerCopy, ChatWindowCopy } from '#content/copy/chat.ts'
import type { InEachLanguage } from '#content/languages.ts'
import * as en from './en/chat.ts'
import * as fr from './fr/chat.ts'
import * as pt from './pt/chat.ts'

/** The button of the live chat on every page, and what it says when the window cannot be fetched. */
export const chatTrigger = {
  en: en.chatTrigger,
  fr: fr.chatTrigger,
  pt: pt.chatTrigger,
} satisfies InEachLanguage<ChatTriggerCopy>

/** The chat window. Strings the specification quotes stand verbatim (CHAT-9..14, 21, 32, 33, 48, 51, 56). */
export const chatWindow = {
  en: en.chatWindow,
  fr: fr.chatWindow,
  pt: pt.chatWindow,
} satisfies InEachLanguage<ChatWindowCopy>

/** What only a conversation says. */
export const chatConversation = {
  en: en.chatConversation,
  fr: fr.chatConversation,
  pt: pt.chatConversation,
} satisfies InEachLanguage<ChatConversationCopy>

/** What of it follows the language of the conversation. */
export const chatTalk = { en: en.chatTalk, fr: fr.chatTalk, pt: pt.chatTalk } satisfies InEachLanguage<ChatTalkCopy>
