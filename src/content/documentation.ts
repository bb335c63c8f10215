import type { DocumentationCopy } from '#content/copy/documentation.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { documentation as en } from './en/documentation.ts'
import { documentation as fr } from './fr/documentation.ts'
import { documentation as pt } from './pt/documentation.ts'

export const documentation = { en, fr, pt } satisfies InEachLanguage<DocumentationCopy>
