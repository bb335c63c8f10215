import type { Milliseconds } from './milliseconds.ts'

/** Does something again and again, never twice at once. `work` rejects never; `stop` waits for what is under way. */
export function every(ms: Milliseconds, work: () => Promise<void>): { stop(): Promise<void> } {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= work().finally(() => (running = null))
  }, ms)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
