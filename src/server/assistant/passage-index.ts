import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { normalise } from './embedded/normalise.ts'
import type { Speller } from './embedded/spelling.ts'
import { readTerms } from './embedded/terms.ts'
import type { FoundPassage, Library, Passage } from './knowledge.ts'

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
      const mended = normalise(query).replaceAll(/[a-z]+/g, (word) => speller.correct(word))
      const found = search.search(mended, { boost })
      return found.slice(0, limit).flatMap(({ id, score }): readonly FoundPassage[] => {
        const passage = byId.get(String(id))
        return passage ? [{ ...passage, score }] : []
      })
    },
  }
}
