import type { EnterpriseGradeCopy } from '#content/copy/enterprise-grade.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { enterpriseGrade as en } from './en/enterprise-grade.ts'
import { enterpriseGrade as fr } from './fr/enterprise-grade.ts'
import { enterpriseGrade as pt } from './pt/enterprise-grade.ts'

export const enterpriseGrade = { en, fr, pt } satisfies InEachLanguage<EnterpriseGradeCopy>
