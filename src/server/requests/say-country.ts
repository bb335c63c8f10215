import type { Language } from '#server/assistant/embedded/language.ts'

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const names = {
  en: english,
  fr: new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' }),
} as const satisfies Record<Language, Intl.DisplayNames>
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Codes by the names that locations have, whichever apostrophe they are written with. */
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [toKey(english.of(code) ?? ''), code] as const),
)

/** A country as the visitor's language calls it; null for a continent and for 'Unknown'. */
export function sayCountry(location: string, language: Language): string | null {
  const code = codes.get(toKey(location))
  return (location && code && names[language].of(code)) || null
}

function toKey(name: string): string {
  return name.replaceAll('’', "'")
}
