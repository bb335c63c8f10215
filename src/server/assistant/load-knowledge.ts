import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { AsPlainObject } from 'minisearch'
import type { Learnt, Weights } from './embedded/find.ts'
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
  readonly reading: Omit<Reading, 'learnt'> & { readonly learnt: Omit<Learnt, keyof Weights> }
}

const filesOf = (distDir: string) => ({
  words: path.join(distDir, 'knowledge.json'),
  weights: path.join(distDir, 'knowledge.bin'),
})

export async function storeKnowledge(distDir: string, { reading, ...pages }: MadeKnowledge): Promise<void> {
  const { starts, places, weights, ...learnt } = reading.learnt
  const file: KnowledgeFile = { ...pages, reading: { ...reading, learnt } }
  const files = filesOf(distDir)
  await writeFile(files.words, JSON.stringify(file))
  // What was learnt earlier and kept is a view of all that was kept.
  const views = [starts, weights, places]
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
  const learnt = { ...reading.learnt, ...readWeights(bytes, reading.learnt.features.length) }
  return openKnowledge({ ...pages, reading: { ...reading, learnt } })
}

/** Throws where the two files are not of one build. */
function readWeights(bytes: Buffer, features: number): Weights {
  // A buffer of its own, because a Float32Array begins at a multiple of four bytes.
  const { buffer } = Uint8Array.from(bytes)
  const size = 4 * (features + 1)
  const starts = size <= bytes.length ? new Uint32Array(buffer, 0, features + 1) : null
  const count = starts?.at(-1) ?? 0
  if (!starts || bytes.length !== size + 6 * count) {
    throw new Error('knowledge.bin does not belong to knowledge.json: run the build again.')
  }
  const weights = new Float32Array(buffer, size, count)
  return { starts, weights, places: new Uint16Array(buffer, size + weights.byteLength, count) }
}

export function openKnowledge({ passages, translations, index, reading: { words, learnt } }: MadeKnowledge): Knowledge {
  const speller = createSpeller(words)
  return { ...openPassages(passages, index, speller), ...openTranslations(passages, translations), learnt, speller }
}
