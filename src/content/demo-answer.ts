import type { DemoAnswerCopy } from '#content/copy/demo-answer.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { demoAnswer as en } from './en/demo-answer.ts'
import { demoAnswer as fr } from './fr/demo-answer.ts'
import { demoAnswer as pt } from './pt/demo-answer.ts'

/** The page that answers a demo request sent without JavaScript. */
export const demoAnswer = { en, fr, pt } satisfies InEachLanguage<DemoAnswerCopy>
