import fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sendRefusal, toRefusal } from './errors.ts'
import { refuseUnderPressure } from './pressure.ts'

/** Within one turn of the event loop nothing can be noted of it: by the samples it was held up as long as they are apart. */
async function startHeldUp(samples: number) {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler((error, _request, reply) => sendRefusal(toRefusal(error), reply))
  refuseUnderPressure(app, { longestDelayMs: 1000, isSettled: () => true })
  const pass = (count: number) => void vi.advanceTimersByTime(count * 1000)
  pass(samples)
  app.get('/api/anything', () => ({}))
  return { pass, ask: async () => (await app.inject('/api/anything')).statusCode }
}

it('turns nobody away for one turn of the event loop that took long and is over', async () => {
  const { ask } = await startHeldUp(1)
  expect(await ask()).toBe(200)
})

it('asks callers to come back while the event loop goes on being held up, and no longer', async () => {
  const { pass, ask } = await startHeldUp(2)
  expect(await ask()).toBe(503)
  await vi.waitFor(async () => {
    pass(1)
    expect(await ask()).toBe(200)
  })
})
