import { dateLocales } from '#made/date-locales.ts'

/** How dates, clocks and whole numbers are written in a language of the site: in the browser, in that of the page. */
export function dateLocale(language = document.documentElement.lang) {
  return dateLocales[language] ?? language
}
