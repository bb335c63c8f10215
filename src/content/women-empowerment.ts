import type { WomenEmpowermentCopy } from '#content/copy/women-empowerment.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { womenEmpowerment as en } from './en/women-empowerment.ts'
import { womenEmpowerment as fr } from './fr/women-empowerment.ts'
import { womenEmpowerment as pt } from './pt/women-empowerment.ts'

export const womenEmpowerment = { en, fr, pt } satisfies InEachLanguage<WomenEmpowermentCopy>
