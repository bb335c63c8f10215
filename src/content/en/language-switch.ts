import type { LanguageSwitchCopy } from '#content/copy/language-switch.ts'

export const languageSwitch = {
  label: 'Language',
  others: 'Other languages',
  offer: 'Read this page in English',
  close: 'Close',
} as const satisfies LanguageSwitchCopy
