import type { RetailCopy } from '#content/copy/retail.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { retail as en } from './en/retail.ts'
import { retail as fr } from './fr/retail.ts'
import { retail as pt } from './pt/retail.ts'

export const retail = { en, fr, pt } satisfies InEachLanguage<RetailCopy>
