import type { RequestWords } from '#content/conversation-words.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { requests as en } from './en/requests.ts'
import { requests as fr } from './fr/requests.ts'
import { requests as pt } from './pt/requests.ts'

/** What a visitor is told who asks us for something: what was understood, what is still open, and what comes of it. */
export const requests = { en, fr, pt } satisfies InEachLanguage<RequestWords>
