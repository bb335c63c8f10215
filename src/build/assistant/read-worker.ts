import { parentPort, workerData } from 'node:worker_threads'
import { readExamples } from './learn-reading.ts'
import type { Example } from './wordings.ts'

/** A thread that reads some of the wordings, and answers with them as `ReadExample`s. */
export type Share = { readonly examples: readonly Example[]; readonly words: readonly string[] }

const { examples, words } = workerData as Share
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(readExamples(examples, words))
