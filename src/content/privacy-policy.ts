import type { PrivacyPolicyCopy } from '#content/copy/privacy-policy.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { privacyPolicy as en } from './en/privacy-policy.ts'
import { privacyPolicy as fr } from './fr/privacy-policy.ts'
import { privacyPolicy as pt } from './pt/privacy-policy.ts'

export const privacyPolicy = { en, fr, pt } satisfies InEachLanguage<PrivacyPolicyCopy>
