import type { GenderEqualityCopy } from '#content/copy/gender-equality.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { genderEquality as en } from './en/gender-equality.ts'
import { genderEquality as fr } from './fr/gender-equality.ts'
import { genderEquality as pt } from './pt/gender-equality.ts'

export const genderEquality = { en, fr, pt } satisfies InEachLanguage<GenderEqualityCopy>
