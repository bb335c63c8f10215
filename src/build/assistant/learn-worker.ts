import { parentPort, workerData } from 'node:worker_threads'
import type { Passage } from '#server/assistant/knowledge.ts'
import { remember } from '../remember.ts'
import { learnReading } from './learn-reading.ts'
import type { Example } from './wordings.ts'

/** A thread that learns while the pages are written, and answers with the `Reading`. */
export type Lesson = { readonly examples: readonly Example[]; readonly passages: readonly Passage[] }

const inputs = workerData as Lesson
const sources = ['src/{facts,contract,content,build/assistant,server/assistant}/**/*.ts']
const learn = ({ examples, passages }: Lesson) => learnReading(examples, passages)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await remember('reading', { sources, inputs }, learn))
