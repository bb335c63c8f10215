import type { StructuredDataCopy } from '#content/copy/structured-data.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { structuredData as en } from './en/structured-data.ts'
import { structuredData as fr } from './fr/structured-data.ts'
import { structuredData as pt } from './pt/structured-data.ts'

export const structuredDataWords = { en, fr, pt } satisfies InEachLanguage<StructuredDataCopy>
