import { parentPort, workerData } from 'node:worker_threads'
import type { Passage } from '#server/assistant/knowledge.ts'
import { remember } from '../remember.ts'
import { learnReading } from './learn-reading.ts'
import type { Example } from './wordings.ts'

/** A thread that learns while the pages are written, and answers with the `Reading`. */
export type Lesson = {
  readonly examples: readonly Example[]
  readonly passages: readonly Passage[]
  readonly keptAs: string
}

const { keptAs, ...inputs } = workerData as Lesson
const sources = [
  'src/{facts,contract,content,build/assistant}/**/*.ts',
  'src/server/assistant/{,embedded/,reading/}*.ts',
]
const learn = ({ examples, passages }: typeof inputs) => learnReading(examples, passages)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await remember(keptAs, { sources, inputs }, learn))
