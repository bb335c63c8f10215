import type { DemoConfirmationWords } from '#content/copy/emails/demo-confirmation.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { demoConfirmationMail as en } from '../en/emails/demo-confirmation.ts'
import { demoConfirmationMail as fr } from '../fr/emails/demo-confirmation.ts'
import { demoConfirmationMail as pt } from '../pt/emails/demo-confirmation.ts'

/** Words of the email to the sender of a demo request. Its subject holds none of theirs: anybody may have given any address. */
export const demoConfirmationMail = { en, fr, pt } satisfies InEachLanguage<DemoConfirmationWords>
