import type { ContactCopy } from '#content/copy/contact.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { contact as en } from './en/contact.ts'
import { contact as fr } from './fr/contact.ts'
import { contact as pt } from './pt/contact.ts'

export const contact = { en, fr, pt } satisfies InEachLanguage<ContactCopy>
