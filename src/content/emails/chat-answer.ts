import type { ChatAnswerWords } from '#content/copy/emails/chat-answer.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { chatAnswerMail as en } from '../en/emails/chat-answer.ts'
import { chatAnswerMail as fr } from '../fr/emails/chat-answer.ts'
import { chatAnswerMail as pt } from '../pt/emails/chat-answer.ts'

/** Words of the email to a visitor whose window was closed when one of us answered. */
export const chatAnswerMail = { en, fr, pt } satisfies InEachLanguage<ChatAnswerWords>
