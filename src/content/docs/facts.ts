import type { InEachLanguage } from '#content/languages.ts'
import { docsFacts as en } from '../en/docs/facts.ts'
import { docsFacts as fr } from '../fr/docs/facts.ts'
import { docsFacts as pt } from '../pt/docs/facts.ts'

/** Facts by the names under which the topics of the documentation quote them. */
export const docsFacts: InEachLanguage<Readonly<Record<string, string>>> = { en, fr, pt }
