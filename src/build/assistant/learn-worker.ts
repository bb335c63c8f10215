import { parentPort, workerData } from 'node:worker_threads'
import type { Passage } from '#server/assistant/knowledge.ts'
import { askThread } from '../ask-thread.ts'
import { remember } from '../remember.ts'
import { learnReading, listWords, readExamples, type ReadExample } from './learn-reading.ts'
import type { Share } from './read-worker.ts'
import type { Example } from './wordings.ts'

/** A thread that learns while the pages are written, and answers with the `Reading`. */
export type Lesson = {
  readonly examples: readonly Example[]
  readonly passages: readonly Passage[]
}

const inputs = workerData as Lesson
const sources = [
  'src/{facts,contract,content,build/assistant}/**/*.ts',
  'src/server/assistant/{,embedded/,reading/}*.ts',
]

/** Two threads read the wordings: for most of this time the build has nothing else to do. */
async function learn({ examples, passages }: Lesson) {
  const words = listWords(examples, passages)
  const half = Math.ceil(examples.length / 2)
  const share: Share = { examples: examples.slice(half), words }
  const others = askThread<readonly ReadExample[]>(new URL('read-worker.ts', import.meta.url), share)
  const own = readExamples(examples.slice(0, half), words)
  return learnReading(examples, passages, words, [...own, ...(await others)])
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await remember('reading', { sources, inputs }, learn))
