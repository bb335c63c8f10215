import { parentPort, workerData } from 'node:worker_threads'
import { writeKnowledge, type KnowledgeSource } from '../knowledge.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await writeKnowledge(workerData as KnowledgeSource))
