import { languages, type Language } from '#content/languages.ts'

/** 1284500 → '1,284,500', 8.4 → '8.4', -200 → '−200'. No currency sign. */
export function formatAmount(amount: number, language: Language) {
  return withMinus(new Intl.NumberFormat(languages[language].locale).format(amount))
}

/** 1284500 → 'RWF 1,284,500'; '1 284 500 RWF' where the language writes the currency behind. Whole units. */
export function formatMoney(amount: number, currency: string, language: Language) {
  const format = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'USD' ? 'narrowSymbol' : 'code',
    maximumFractionDigits: 0,
  })
  return withMinus(format.format(amount))
}

/** 56 → '56%'; '56 %' where the language sets the sign apart. Whole percents. */
export function formatPercent(percent: number, language: Language) {
  return new Intl.NumberFormat(languages[language].locale, { style: 'percent' }).format(percent / 100)
}

/** With the sign that is as wide as a figure, where `Intl` writes a hyphen. */
const withMinus = (amount: string) => amount.replace('-', '−')
