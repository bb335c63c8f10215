import type { EnterpriseSolutionsCopy } from '#content/copy/enterprise-solutions.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { enterpriseSolutions as en } from './en/enterprise-solutions.ts'
import { enterpriseSolutions as fr } from './fr/enterprise-solutions.ts'
import { enterpriseSolutions as pt } from './pt/enterprise-solutions.ts'

export const enterpriseSolutions = { en, fr, pt } satisfies InEachLanguage<EnterpriseSolutionsCopy>
