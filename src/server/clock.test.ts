import { expect, it, vi } from 'vitest'
import { atMostEvery, every } from './clock.ts'

it('does something again and again, never twice at once, and stops behind what is under way', async () => {
  vi.useFakeTimers()
  const done = Promise.withResolvers<void>()
  const work = vi.fn<() => Promise<void>>(() => done.promise)
  const looking = every(10, work)
  await vi.advanceTimersByTimeAsync(35)
  expect(work).toHaveBeenCalledTimes(1)
  let isStopped = false
  const stopping = looking.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(35)
  expect([isStopped, work.mock.calls.length]).toEqual([false, 1])
  done.resolve()
  await stopping
  vi.useRealTimers()
})

it('shares one look for a time, over a clock that was set back too, and no look that failed', async () => {
  let time = 100
  const look = vi.fn<() => Promise<number>>(async () => time)
  const ask = atMostEvery(10, look, () => time)
  expect([await ask(), await ask()]).toEqual([100, 100])
  time = 50
  expect(await ask()).toBe(50)
  time = 60
  look.mockRejectedValueOnce(new Error('gone'))
  await expect(ask()).rejects.toThrow('gone')
  expect(await ask()).toBe(60)
  expect(look).toHaveBeenCalledTimes(4)
})
