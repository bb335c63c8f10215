import { parentPort, workerData } from 'node:worker_threads'
import { learn, type Learning } from '../knowledge.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await learn(workerData as Learning))
