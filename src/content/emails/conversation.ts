import type { ConversationMailWords } from '#content/copy/emails/conversation.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { conversationMail as en } from '../en/emails/conversation.ts'
import { conversationMail as fr } from '../fr/emails/conversation.ts'
import { conversationMail as pt } from '../pt/emails/conversation.ts'

/** Words of the letter that tells what was said in the chat: to sales, and to a visitor who asked for a copy. */
export const conversationMail = { en, fr, pt } satisfies InEachLanguage<ConversationMailWords>
