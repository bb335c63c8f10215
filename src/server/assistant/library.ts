import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { FoundPassage, Library, Passage } from './knowledge.ts'
import type { SpokenLanguage } from '#content/assistant.ts'
import { addressOf, findLanguage } from '#content/languages.ts'
import { normalise, readTerms, mend, type Speller } from './embedded/words.ts'

/** Written at build and read at start with the same words for the same things, or nothing would be found. */
const options: Options<Passage> = {
  fields: ['heading', 'page', 'text'],
  storeFields: [],
  tokenize: (text) => [...readTerms(text)],
  processTerm: (term) => term,
}

export function indexPassages(passages: readonly Passage[]): AsPlainObject {
  const index = new MiniSearch<Passage>(options)
  index.addAll(passages)
  return index.toJSON()
}

/** The heading says what a passage is about; the page's title, what all of its passages are about. */
const boost = { heading: 2.5, page: 1.5, text: 1 }

export function openPassages(
  passages: readonly Passage[],
  index: AsPlainObject,
  speller: Speller,
): Pick<Library, 'passages' | 'search'> {
  const search = MiniSearch.loadJS<Passage>(index, options)
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  return {
    passages,
    search(query, limit) {
      const found = search.search(mend(normalise(query), speller), { boost })
      return found.slice(0, limit).flatMap(({ id, score }): readonly FoundPassage[] => {
        const passage = byId.get(String(id))
        return passage ? [{ ...passage, score }] : []
      })
    },
  }
}

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
    // The pages of all languages are laid out alike (tests/site/languages.test.ts).
    inLanguage: (passage, language) => byId.get(language)?.get(passage.id) ?? passage,
    linkIn(url, language) {
      const spoken = findLanguage(language)
      const translated = spoken && url.startsWith('/') ? addressOf(url, spoken) : url
      const known = titles.get(pathOf(translated))
      return known === undefined ? { title: titles.get(pathOf(url)) ?? null, url } : { title: known, url: translated }
    },
  }
}

const pathOf = (url: string) => url.replace(/#.*/, '')
