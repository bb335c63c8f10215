import type { LanguageSwitchCopy } from '#content/copy/language-switch.ts'

export const languageSwitch = {
  label: 'Langue',
  others: 'Autres langues',
  offer: 'Lire en français',
  close: 'Fermer',
} as const satisfies LanguageSwitchCopy
