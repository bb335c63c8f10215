import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { defaultLanguage, languageCodes, type Language } from '#content/languages.ts'
import { learnReading } from './assistant/learn-reading.ts'
import { readWordings } from './assistant/wordings.ts'
import { listVocabulary } from '#server/assistant/guard/vocabulary.ts'
import type { Passage } from '#server/assistant/library.ts'
import { indexPassages, packKnowledge, storeKnowledge, type Translations } from '#server/assistant/load-knowledge.ts'
import { cutIntoPassages, type SpokenPage } from './passages.ts'
import { remember } from './remember.ts'

/** From the pages of the route table, in each language. */
export type KnowledgeSource = { readonly pages: readonly SpokenPage[]; readonly folder: string }

/**
 * Writes down all that the pages say, in passages, with the index to search them and what the wordings teach of
 * questions. Returns what their authors have to mend, one line each with file and line.
 */
export async function writeKnowledge({ pages, folder }: KnowledgeSource): Promise<readonly string[]> {
  const cut = (language: Language) => pages.filter((page) => page.language === language).flatMap(cutIntoPassages)
  const passages = cut(defaultLanguage)
  const anchors = new Map(passages.map(({ id, url }) => [id, anchorIn(url)]))
  // A page is laid out alike in all languages, so that its passages are told apart by their order; one that leads
  // elsewhere than its original is none.
  const isAlike = ({ id, url }: Passage) => anchors.get(id) === anchorIn(url)
  const others = languageCodes.filter((code): boolean => code !== defaultLanguage)
  const translations: Translations = Object.fromEntries(others.map((code) => [code, cut(code).filter(isAlike)]))
  const { examples, problems } = readWordings('src/content', passages, translations)
  // A word of ours is no slip, in whatever language it stands.
  const all = [...passages, ...Object.values(translations).flat()]
  const knowledge = remember('knowledge', sources, { passages, translations, examples }, () =>
    packKnowledge({
      passages,
      translations,
      vocabulary: listVocabulary(passages, all),
      index: indexPassages(passages),
      reading: learnReading(examples, all),
    }),
  )
  await storeKnowledge(folder, knowledge)
  return problems
}

const sources = [
  'src/{facts,contract,content,build/assistant}/**/*.ts',
  'src/server/assistant/{,embedded/,guard/,reading/}*.ts',
]

const anchorIn = (url: string) => url.split('#')[1] ?? ''

/** The same in a thread of its own, because it takes longer than all else. */
export async function writeKnowledgeBeside(workerData: KnowledgeSource): Promise<readonly string[]> {
  const thread = new Worker(new URL(import.meta.resolve('#build/assistant/thread.ts')), { workerData })
  const [problems] = await once(thread, 'message')
  return problems
}
