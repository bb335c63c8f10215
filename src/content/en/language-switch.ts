import type { LanguageSwitchCopy } from '#content/copy/language-switch.ts'

export const languageSwitch = {
  label: 'Language',
  others: 'Other languages',
  offer: 'Read in English',
  close: 'Close',
} as const satisfies LanguageSwitchCopy
