import type { LanguageSwitchCopy } from '#content/copy/language-switch.ts'

export const languageSwitch = {
  label: 'Língua',
  others: 'Outras línguas',
  offer: 'Ler em português',
  close: 'Fechar',
} as const satisfies LanguageSwitchCopy
