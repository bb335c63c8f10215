import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './errors.ts'

type Needs = {
  /** Callers are asked to come back when the event loop goes on lagging by more than this; 0 never asks. */
  readonly longestDelayMs: number
  /** False while a start may still have held the event loop up: that is no pressure of callers. */
  readonly isSettled: () => boolean
}

const resolutionMs = 10
const sampleMs = 1000
const secondsUntilRoom = 5

/**
 * Asks whoever calls the API to come back while the event loop is held up, two samples in a row: one turn that took long
 * is over when it is sampled, and nobody is turned away for what is over. It looks at nothing but the delay: asking for the
 * memory opens a file, which throws where too many connections are open, and that ended the process.
 */
export function refuseUnderPressure(app: FastifyInstance, { longestDelayMs, isSettled }: Needs): void {
  if (longestDelayMs === 0) return
  let isLate = false
  let isHeldUp = false
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  const sampling = setInterval(() => {
    // Held up so long that nothing could be noted at all: there is no mean.
    const delayMs = delays.count === 0 ? Infinity : delays.mean / 1e6 - resolutionMs
    const wasLate = isLate
    isLate = delayMs > longestDelayMs
    isHeldUp = isLate && wasLate
    delays.reset()
  }, sampleMs)
  sampling.unref()
  app.addHook('onClose', async () => {
    clearInterval(sampling)
    delays.disable()
  })
  app.addHook('onRequest', async ({ url }) => {
    // Pages come from memory and cost nothing; and a machine that is only busy must not be taken for dead.
    if (isHeldUp && isSettled() && url.startsWith('/api/'))
      throw new Refusal('overloaded', { retryAfterSeconds: secondsUntilRoom })
  })
}
