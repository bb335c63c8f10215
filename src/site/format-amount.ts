import type { Language } from './page.tsx'

const formats: Readonly<Record<Language, Intl.NumberFormat>> = { en: new Intl.NumberFormat('en-US') }

/** 1284500 → '1,284,500'. Whole units, no currency sign. */
export function formatAmount(amount: number, language: Language) {
  return formats[language].format(amount)
}
