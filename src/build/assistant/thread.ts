import { parentPort, workerData } from 'node:worker_threads'
import { makeKnowledge, type Lesson } from '../knowledge.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(makeKnowledge(workerData as Lesson))
