import type { SpokenLanguage } from '#content/assistant.ts'
import { addressOf, defaultLanguage, findLanguage } from '#content/languages.ts'
import type { Library, Passage } from './knowledge.ts'

/** Passages by their language, each under the id of the same place on the page of our first one. */
export type Translations = Readonly<Partial<Record<SpokenLanguage, readonly Passage[]>>>

/**
 * What the pages say in other languages. Places are found in one language, whatever was asked in, and quoted in
 * another: one index is enough for all.
 */
export function openTranslations(
  passages: readonly Passage[],
  translations: Translations,
): Pick<Library, 'inLanguage' | 'linkIn'> {
  const byId = new Map(
    Object.entries(translations).map(([language, some]) => [language, new Map(some.map((each) => [each.id, each]))]),
  )
  const titles = new Map(
    [...passages, ...Object.values(translations).flat()].map(({ url, page }) => [pathOf(url), page]),
  )
  return {
    inLanguage(passage, language) {
      if (language === defaultLanguage) return passage
      return byId.get(language)?.get(passage.id) ?? null
    },
    linkIn(url, language) {
      const spoken = findLanguage(language)
      const translated = spoken && url.startsWith('/') ? addressOf(url, spoken) : url
      const known = titles.get(pathOf(translated))
      return known === undefined ? { title: titles.get(pathOf(url)) ?? null, url } : { title: known, url: translated }
    },
  }
}

const pathOf = (url: string) => url.replace(/#.*/, '')
