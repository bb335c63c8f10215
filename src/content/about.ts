import type { AboutCopy } from '#content/copy/about.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { about as en } from './en/about.ts'
import { about as fr } from './fr/about.ts'
import { about as pt } from './pt/about.ts'

export const about = { en, fr, pt } satisfies InEachLanguage<AboutCopy>
