import { addressOf, defaultLanguage, type Language } from '#content/languages.ts'
import { builtOrigin } from '#contract/built-origin.ts'

/** A path of the site with its host, for what is read elsewhere. */
export const urlOf = (path: string, language: Language = defaultLanguage): string =>
  new URL(addressOf(path, language), builtOrigin).href
