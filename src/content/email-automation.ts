import type { EmailAutomationCopy } from '#content/copy/email-automation.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { emailAutomation as en } from './en/email-automation.ts'
import { emailAutomation as fr } from './fr/email-automation.ts'
import { emailAutomation as pt } from './pt/email-automation.ts'

export const emailAutomation = { en, fr, pt } satisfies InEachLanguage<EmailAutomationCopy>
