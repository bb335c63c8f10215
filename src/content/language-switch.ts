import type { LanguageSwitchCopy } from '#content/copy/language-switch.ts'
import type { InEachLanguage } from '#content/languages.ts'
import { languageSwitch as en } from './en/language-switch.ts'
import { languageSwitch as fr } from './fr/language-switch.ts'
import { languageSwitch as pt } from './pt/language-switch.ts'

export const languageSwitch = { en, fr, pt } satisfies InEachLanguage<LanguageSwitchCopy>
