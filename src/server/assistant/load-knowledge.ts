import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { AsPlainObject } from 'minisearch'
import type { Features, Weights } from './embedded/classifier.ts'
import { createQuestionSpeller } from './embedded/reading.ts'
import type { Knowledge, Passage, Reading } from './knowledge.ts'
import { openPassages } from './passage-index.ts'

/** What the build has made of the pages and of the wordings. */
export type MadeKnowledge = {
  readonly passages: readonly Passage[]
  readonly index: AsPlainObject
  readonly reading: Reading
}

/** `dist/knowledge.json`: all but the weights, which stand as bytes in `dist/knowledge.bin`. */
type KnowledgeFile = Omit<MadeKnowledge, 'reading'> & {
  readonly reading: Omit<Reading, 'learnt'> & { readonly learnt: Features }
}

const filesOf = (distDir: string) => ({
  words: path.join(distDir, 'knowledge.json'),
  weights: path.join(distDir, 'knowledge.bin'),
})

export async function storeKnowledge(distDir: string, { reading, ...pages }: MadeKnowledge): Promise<void> {
  const { rows, steps, ...learnt } = reading.learnt
  const file: KnowledgeFile = { ...pages, reading: { ...reading, learnt } }
  const { words, weights } = filesOf(distDir)
  await writeFile(words, JSON.stringify(file))
  await writeFile(weights, Buffer.concat([Buffer.from(steps.buffer), Buffer.from(rows.buffer)]))
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
  return openKnowledge({ ...pages, reading: { ...reading, learnt: addWeights(reading.learnt, bytes) } })
}

/** Throws where the two files are not of one build. */
function addWeights(learnt: Features, bytes: Buffer): Features & Weights {
  const { length } = learnt.features
  const bytesOfSteps = length * Float32Array.BYTES_PER_ELEMENT
  if (bytes.length !== bytesOfSteps + length * learnt.ids.length)
    throw new Error('knowledge.bin does not belong to knowledge.json: run the build again.')
  return {
    ...learnt,
    steps: new Float32Array(Uint8Array.from(bytes.subarray(0, bytesOfSteps)).buffer),
    rows: new Int8Array(bytes.buffer, bytes.byteOffset + bytesOfSteps, length * learnt.ids.length),
  }
}

export function openKnowledge({ passages, index, reading: { words, learnt } }: MadeKnowledge): Knowledge {
  const speller = createQuestionSpeller(words)
  return { ...openPassages(passages, index, speller), learnt, speller }
}
