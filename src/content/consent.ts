import type { ConsentBannerCopy, ConsentPreferencesCopy } from '#content/copy/consent.ts'
import type { InEachLanguage } from '#content/languages.ts'
import * as en from './en/consent.ts'
import * as fr from './fr/consent.ts'
import * as pt from './pt/consent.ts'

/** The cookie banner: the first view of every visitor (CONS-4, CONS-5). */
export const consentBanner = {
  en: en.consentBanner,
  fr: fr.consentBanner,
  pt: pt.consentBanner,
} satisfies InEachLanguage<ConsentBannerCopy>

/** The preferences (CONS-6..8, CONS-20..25). */
export const consentPreferences = {
  en: en.consentPreferences,
  fr: fr.consentPreferences,
  pt: pt.consentPreferences,
} satisfies InEachLanguage<ConsentPreferencesCopy>
