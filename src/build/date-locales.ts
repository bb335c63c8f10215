import type { Plugin } from 'vite'
import { languages } from '#content/languages.ts'

const moduleName = 'virtual:date-locales'
const resolvedName = `\0${moduleName}`

/** `import { dateLocales } from 'virtual:date-locales'`: of the table of languages, what the browser has to know. */
export function dateLocales(): Plugin {
  const table = Object.fromEntries(Object.entries(languages).map(([code, { dateLocale }]) => [code, dateLocale]))
  return {
    name: 'site-date-locales',
    resolveId: (source) => (source === moduleName ? resolvedName : null),
    load: (id) => (id === resolvedName ? `export const dateLocales = ${JSON.stringify(table)}` : null),
  }
}
