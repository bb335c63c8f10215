import type { TextFilesCopy } from '#content/copy/text-files.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { textFiles as en } from './en/text-files.ts'
import { textFiles as fr } from './fr/text-files.ts'
import { textFiles as pt } from './pt/text-files.ts'

export const textFiles = { en, fr, pt } satisfies InEachLanguage<TextFilesCopy>
