import type { NgoCompatibilityCopy } from '#content/copy/ngo-compatibility.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { ngoCompatibility as en } from './en/ngo-compatibility.ts'
import { ngoCompatibility as fr } from './fr/ngo-compatibility.ts'
import { ngoCompatibility as pt } from './pt/ngo-compatibility.ts'

export const ngoCompatibility = { en, fr, pt } satisfies InEachLanguage<NgoCompatibilityCopy>
