import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { AsPlainObject } from 'minisearch'
import type { Learnt, Texts, Weights } from './embedded/find.ts'
import { createSpeller } from './embedded/words.ts'
import type { Knowledge, Passage, Reading } from './knowledge.ts'
import { openTranslations, type Translations, openPassages } from './library.ts'

/** What the build has made of the pages and of the wordings. */
export type MadeKnowledge = {
  readonly passages: readonly Passage[]
  /** The same places on the pages of other languages, under the same ids. */
  readonly translations: Translations
  readonly index: AsPlainObject
  readonly reading: Reading
}

/** `dist/knowledge.json`: all but the weights, which stand as bytes in `dist/knowledge.bin`. */
type KnowledgeFile = Omit<MadeKnowledge, 'reading'> & {
  readonly reading: Omit<Reading, 'learnt'> & {
    readonly learnt: Omit<Learnt, keyof Weights | 'texts'> & { readonly texts: Omit<Texts, keyof Weights> }
  }
}

const filesOf = (distDir: string) => ({
  words: path.join(distDir, 'knowledge.json'),
  weights: path.join(distDir, 'knowledge.bin'),
})

/** Writes down what the build made of the pages: `knowledge.json`, and the numbers of it as `knowledge.bin`. Rejects as the disk does. */
export async function storeKnowledge(distDir: string, { reading, ...pages }: MadeKnowledge): Promise<void> {
  const { starts, places, weights, texts, ...learnt } = reading.learnt
  const file: KnowledgeFile = {
    ...pages,
    reading: { ...reading, learnt: { ...learnt, texts: { owners: texts.owners, others: texts.others } } },
  }
  const files = filesOf(distDir)
  await writeFile(files.words, JSON.stringify(file))
  // What was learnt earlier and kept is a view of all that was kept.
  const views = [starts, texts.starts, weights, texts.weights, places, texts.places]
  const bytes = views.map((view) => Buffer.from(view.buffer, view.byteOffset, view.byteLength))
  await writeFile(files.weights, Buffer.concat(bytes))
}

/** What the build wrote down of the pages. Throws one clear line where there is none: an assistant without it knows nothing. */
export async function loadKnowledge(distDir: string): Promise<Knowledge> {
  const { words, weights } = filesOf(distDir)
  const [text, bytes] = await Promise.all([readFile(words, 'utf8'), readFile(weights)]).catch((error: unknown) => {
    throw new Error(`${words} cannot be read: the assistant has nothing to answer from. Run the build.`, {
      cause: error,
    })
  })
  const { reading, ...pages }: KnowledgeFile = JSON.parse(text)
  const [ofWordings, ofTexts] = readTables(bytes, reading.learnt.features.length)
  const learnt = { ...reading.learnt, ...ofWordings, texts: { ...reading.learnt.texts, ...ofTexts } }
  return openKnowledge({ ...pages, reading: { ...reading, learnt } })
}

/** What was learnt of wordings, and the words of the texts. Throws where the two files are not of one build. */
function readTables(bytes: Buffer, features: number): readonly [Weights, Weights] {
  const refuse = () => new Error('knowledge.bin does not belong to knowledge.json: run the build again.')
  // A buffer of its own, because a Float32Array begins at a multiple of four bytes.
  const { buffer } = Uint8Array.from(bytes)
  const head = 4 * (features + 1)
  if (bytes.length < 2 * head) throw refuse()
  const starts = [new Uint32Array(buffer, 0, features + 1), new Uint32Array(buffer, head, features + 1)] as const
  const [first = 0, second = 0] = starts.map((some) => some.at(-1) ?? 0)
  const weights = 2 * head
  const places = weights + 4 * (first + second)
  if (bytes.length !== places + 2 * (first + second)) throw refuse()
  const tableAt = (own: Uint32Array<ArrayBuffer>, before: number, count: number): Weights => ({
    starts: own,
    weights: new Float32Array(buffer, weights + 4 * before, count),
    places: new Uint16Array(buffer, places + 2 * before, count),
  })
  return [tableAt(starts[0], 0, first), tableAt(starts[1], first, second)]
}

/** Makes searchable what was read or has just been made. */
export function openKnowledge({ passages, translations, index, reading: { words, learnt } }: MadeKnowledge): Knowledge {
  const speller = createSpeller(words)
  return { ...openPassages(passages, index, speller), ...openTranslations(passages, translations), learnt, speller }
}
