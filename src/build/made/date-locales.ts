import { languages } from '#content/languages.ts'

/** How a language of the site writes days, clocks and numbers, by its code. */
export const dateLocales: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(languages).map(([code, { dateLocale }]) => [code, dateLocale]),
)
