import { describe, expect, it } from 'vitest'
import { openTestStorage } from '#tests/server/open-test-storage.ts'
import { expectSoon } from '#tests/server/expect-soon.ts'
import { addMessage, listStatuses, startTestWorker } from '#tests/server/start-test-worker.ts'

describe('the outbox worker, told to stop,', () => {
  it('finishes what is in hand and begins nothing new', async () => {
    const inHand = Promise.withResolvers<void>()
    const storage = await openTestStorage()
    for (let count = 0; count < 6; count += 1) await addMessage(storage)
    let begun = 0
    const { worker } = startTestWorker(storage, {
      mail: () => {
        begun += 1
        return inHand.promise
      },
    })
    await expectSoon(() => expect(begun).toBe(4))

    const stopped = worker.stop()
    inHand.resolve()
    await stopped

    expect(begun).toBe(4)
    expect(await storage.outbox.count()).toMatchObject({ delivered: 4, waiting: 2 })
  })

  it('is done in bounded time although a receiver never answers', async () => {
    const storage = await openTestStorage()
    await addMessage(storage)
    let hasBegun = false
    const { worker, clock } = startTestWorker(storage, {
      mail: () => {
        hasBegun = true
        return new Promise(() => {})
      },
    })
    await expectSoon(() => expect(hasBegun).toBe(true))

    const stopped = worker.stop()
    clock.pass(8_000)
    await stopped

    expect(await listStatuses(storage)).toEqual(['waiting'])
  })
})
