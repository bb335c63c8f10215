import type { PharmacyCopy } from '#content/copy/pharmacy.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { pharmacy as en } from './en/pharmacy.ts'
import { pharmacy as fr } from './fr/pharmacy.ts'
import { pharmacy as pt } from './pt/pharmacy.ts'

export const pharmacy = { en, fr, pt } satisfies InEachLanguage<PharmacyCopy>
