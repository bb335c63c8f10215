import type { OfflineCopy } from '#content/copy/offline.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { offline as en } from './en/offline.ts'
import { offline as fr } from './fr/offline.ts'
import { offline as pt } from './pt/offline.ts'

/** What a page says that is read without a network. */
export const offline = { en, fr, pt } satisfies InEachLanguage<OfflineCopy>
