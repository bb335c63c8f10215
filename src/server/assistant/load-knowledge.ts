import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AsPlainObject } from 'minisearch'
import type { Knowledge, Passage, Reading } from './knowledge.ts'
import { openPassages } from './passage-index.ts'

/** `dist/knowledge.json`, written by the build. */
export type KnowledgeFile = {
  readonly passages: readonly Passage[]
  readonly index: AsPlainObject
  readonly reading: Reading
}

export const knowledgeFile = 'knowledge.json'

/** What the build wrote down of the pages. Throws one clear line where there is none: an assistant without it knows nothing. */
export async function loadKnowledge(distDir: string): Promise<Knowledge> {
  const file = path.join(distDir, knowledgeFile)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read: the assistant has nothing to answer from. Run the build.`, {
      cause: error,
    })
  })
  return openKnowledge(JSON.parse(text) as KnowledgeFile)
}

export function openKnowledge({ passages, index, reading }: KnowledgeFile): Knowledge {
  return { ...openPassages(passages, index), reading }
}
