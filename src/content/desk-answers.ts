import type { DeskAnswers } from '#content/copy/desk-answers.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { deskAnswers as en } from './en/desk-answers.ts'
import { deskAnswers as fr } from './fr/desk-answers.ts'
import { deskAnswers as pt } from './pt/desk-answers.ts'

/** Prepared answers with the facts filled in. A member changes them before they go out. */
export const deskAnswers = { en, fr, pt } satisfies InEachLanguage<DeskAnswers>
