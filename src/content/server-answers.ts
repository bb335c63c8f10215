import type { ServerAnswers } from '#content/copy/server-answers.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { serverAnswers as en } from './en/server-answers.ts'
import { serverAnswers as fr } from './fr/server-answers.ts'
import { serverAnswers as pt } from './pt/server-answers.ts'

/** What the server says when it cannot do what was asked. Forms have words of their own (demo-form.ts). */
export const serverAnswers = { en, fr, pt } satisfies InEachLanguage<ServerAnswers>
