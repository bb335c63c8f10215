import { Worker } from 'node:worker_threads'

/** What a thread of its own makes of this: the first message it sends. */
export function askThread<Answer>(file: URL, workerData: unknown): Promise<Answer> {
  return new Promise((done, fail) => {
    new Worker(file, { workerData }).once('message', done).once('error', fail)
  })
}
