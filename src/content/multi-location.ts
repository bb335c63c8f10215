import type { MultiLocationCopy } from '#content/copy/multi-location.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { multiLocation as en } from './en/multi-location.ts'
import { multiLocation as fr } from './fr/multi-location.ts'
import { multiLocation as pt } from './pt/multi-location.ts'

export const multiLocation = { en, fr, pt } satisfies InEachLanguage<MultiLocationCopy>
