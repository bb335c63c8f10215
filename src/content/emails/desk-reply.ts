import type { DeskReplyWords } from '#content/copy/emails/desk-reply.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { deskReplyMail as en } from '../en/emails/desk-reply.ts'
import { deskReplyMail as fr } from '../fr/emails/desk-reply.ts'
import { deskReplyMail as pt } from '../pt/emails/desk-reply.ts'

/** Words around what a member writes to somebody. */
export const deskReplyMail = { en, fr, pt } satisfies InEachLanguage<DeskReplyWords>
