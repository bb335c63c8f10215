import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { SpokenLanguage } from '#content/assistant.ts'
import { addressOf, findLanguage } from '#content/languages.ts'
import type { Learnt } from './embedded/classifier.ts'
import { createSpeller, mend, normalise, readTerms, type Speller } from './embedded/words.ts'
import type { Vocabulary } from './guard/vocabulary.ts'
import type { Library, Passage } from './library.ts'

/** How questions are read: learnt by the build, a start learns nothing. */
export type Reading = {
  /** Words that are no slips; slips are mended towards them, the earlier ones first. */
  readonly words: readonly string[]
  readonly learnt: Learnt
}

/** What the assistant knows. Built with the site, read by the server at its start. */
export type Knowledge = Library & {
  readonly vocabulary: Vocabulary
  readonly learnt: Learnt
  /** Mends slips towards the words of the pages, the trade and the wordings. */
  readonly speller: Speller
}

/** Passages by their language, each under the id of the same place on the page of our first one. */
export type Translations = Readonly<Partial<Record<SpokenLanguage, readonly Passage[]>>>

/** What the build has made of the pages and of the wordings. */
type MadeKnowledge = {
  readonly passages: readonly Passage[]
  readonly translations: Translations
  readonly vocabulary: Vocabulary
  readonly index: AsPlainObject
  readonly reading: Reading
}

/** Most of it are numbers, which stay bytes. */
const fileIn = (distDir: string) => path.join(distDir, 'knowledge.bin')

export const packKnowledge = (made: MadeKnowledge): Buffer => serialize(made)

/** Writes down what the build made of the pages, packed. Rejects as the disk does. */
export const storeKnowledge = (distDir: string, packed: Buffer): Promise<void> => writeFile(fileIn(distDir), packed)

/** What the build wrote down of the pages. Throws one clear line where it cannot: an assistant without it knows nothing. */
export async function loadKnowledge(distDir: string): Promise<Knowledge> {
  const file = fileIn(distDir)
  try {
    return openKnowledge(deserialize(await readFile(file)))
  } catch (error) {
    const problem = `${file} cannot be read: the assistant has nothing to answer from. Run the build.`
    throw new Error(problem, { cause: error })
  }
}

/** Makes searchable what was read or has just been made. */
export function openKnowledge({ passages, translations, vocabulary, index, reading }: MadeKnowledge): Knowledge {
  const speller = createSpeller(reading.words)
  const search = MiniSearch.loadJS<Passage>(index, options)
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  return {
    passages,
    vocabulary,
    ...openTranslations(passages, translations),
    search(query, limit) {
      const found = search.search(mend(normalise(query), speller), { boost })
      return found.slice(0, limit).flatMap(({ id }) => byId.get(String(id)) ?? [])
    },
    learnt: reading.learnt,
    speller,
  }
}

/** Written at build and read at start with the same words for the same things, or nothing would be found. */
const options: Options<Passage> = {
  fields: ['heading', 'page', 'text'],
  storeFields: [],
  tokenize: (text) => [...readTerms(text)],
  processTerm: (term) => term,
}
/** The heading says what a passage is about; the page's title, what all of its passages are about. */
const boost = { heading: 2.5, page: 1.5, text: 1 }

export function indexPassages(passages: readonly Passage[]): AsPlainObject {
  const index = new MiniSearch<Passage>(options)
  index.addAll(passages)
  return index.toJSON()
}

/**
 * What the pages say in other languages. Places are found in one language, whatever was asked in, and quoted in
 * another: one index is enough for all.
 */
function openTranslations(
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
