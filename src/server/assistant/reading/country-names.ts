import { spokenLanguages } from '#content/assistant.ts'
import { languages } from '#content/languages.ts'

const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
const codes = letters.flatMap((one) => letters.map((other) => one + other))

/** Whatever two letters name on a map in the languages that we speak, with those letters: ISO 3166, and `EU`. */
export const countryNames: readonly (readonly [name: string, code: string])[] = spokenLanguages.flatMap((language) => {
  const names = new Intl.DisplayNames(languages[language].locale, { type: 'region', fallback: 'none' })
  return codes.map((code) => [names.of(code) ?? '', code] as const).filter(([name]) => name !== '')
})
