import { describe, expect, it } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { openTestStorage } from '#tests/server/open-test-storage.ts'
import { mostAttempts } from './back-off.ts'
import { RefusedForGood } from './deliverer.ts'
import { expectSoon } from '#tests/server/expect-soon.ts'
import { addMessage, listStatuses, noon, startTestWorker } from '#tests/server/start-test-worker.ts'
import { leaseMs } from './lease.ts'
import { dayMs } from '#server/clock.ts'

describe('the outbox worker', () => {
  it('delivers what is due as soon as it is nudged, once', async () => {
    const storage = await openTestStorage()
    const { worker, sent, clock } = startTestWorker(storage)
    const messageId = await addMessage(storage)

    worker.nudge()

    await expectSoon(async () => expect(await listStatuses(storage)).toEqual(['delivered']))
    clock.pass(10 * leaseMs)
    await worker.stop()
    expect(sent.map((message) => message.messageId)).toEqual([messageId])
  })

  it('sends what it has in hand once, over a clock that jumps ahead of the lease', async () => {
    const storage = await openTestStorage()
    const answer = Promise.withResolvers<void>()
    const tries: string[] = []
    const { worker, clock } = startTestWorker(storage, {
      mail: ({ messageId }) => {
        tries.push(messageId)
        return answer.promise
      },
    })
    const messageId = await addMessage(storage)
    worker.nudge()
    await expectSoon(() => expect(tries).toEqual([messageId]))
    // Taken by whoever looks first, as by the next look of this worker.
    clock.jump(10 * leaseMs)
    worker.nudge()
    await expectSoon(async () => {
      const [message] = await storage.outbox.list({})
      expect(message?.dueAt).toBeGreaterThan(clock.now())
    })
    answer.resolve()
    await expectSoon(async () => expect(await listStatuses(storage)).toEqual(['delivered']))
    await worker.stop()
    expect(tries).toEqual([messageId])
  })

  it('finds by itself what another process has put in line', async () => {
    const storage = await openTestStorage()
    const { sent, clock } = startTestWorker(storage)
    await addMessage(storage)

    await expectSoon(() => {
      clock.pass(1000)
      expect(sent).toHaveLength(1)
    })
  })

  it('tries again later, with the same Message-ID, until the receiver takes it', async () => {
    const tries: string[] = []
    const storage = await openTestStorage()
    const { worker, clock, lines } = startTestWorker(storage, {
      mail: async ({ messageId }) => {
        tries.push(messageId)
        if (tries.length < 3) throw new Error('451 try again later')
      },
    })
    const messageId = await addMessage(storage)
    worker.nudge()

    await expectSoon(async () =>
      expect(await storage.outbox.list({})).toMatchObject([
        { status: 'waiting', attempts: 1, lastError: '451 try again later', dueAt: noon + 5_000 },
      ]),
    )
    clock.pass(5_000)
    worker.nudge()
    await expectSoon(async () =>
      expect(await storage.outbox.list({})).toMatchObject([{ attempts: 2, dueAt: noon + 15_000 }]),
    )
    clock.pass(10_000)
    worker.nudge()

    await expectSoon(async () => expect(await listStatuses(storage)).toEqual(['delivered']))
    expect(tries).toEqual([messageId, messageId, messageId])
    expect(lines).toMatchObject([{ level: 'warn', attempt: 1 }, { level: 'warn', attempt: 2 }, { level: 'info' }])
  })

  it('gives up after some days, loudly, and goes on when an operator says so', async () => {
    let isBroken = true
    const storage = await openTestStorage()
    const { worker, clock, lines } = startTestWorker(storage, {
      webhook: async () => {
        if (isBroken) throw new Error('no such receiver')
      },
    })
    await addMessage(storage, 'webhook')
    worker.nudge()

    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      await expectSoon(async () => expect(await storage.outbox.list({})).toMatchObject([{ attempts: attempt }]))
      clock.pass(6 * 3_600_000)
      worker.nudge()
    }
    const [message] = await storage.outbox.list({ status: 'dead' })
    expect(message).toMatchObject({ attempts: mostAttempts, lastError: 'no such receiver' })
    expect(lines.at(-1)).toMatchObject({ level: 'error', kind: 'webhook', reason: 'Error' })

    isBroken = false
    await storage.outbox.revive(message?.id ?? '', clock.now())
    worker.nudge()
    await expectSoon(async () => expect(await listStatuses(storage)).toEqual(['delivered']))
  })

  it('keeps what it has in hand for as long as its receiver takes', async () => {
    const slow = Promise.withResolvers<void>()
    const storage = await openTestStorage()
    await addMessage(storage)
    let begun = 0
    const mail = () => {
      begun += 1
      return slow.promise
    }
    const { clock } = startTestWorker(storage, { mail })
    await expectSoon(() => expect(begun).toBe(1))
    const other = startTestWorker(storage)

    for (let passed = 0; passed < 5 * leaseMs; passed += leaseMs / 4) {
      const [before] = await storage.outbox.list({})
      for (const each of [clock, other.clock]) each.pass(leaseMs / 4)
      other.worker.nudge()
      await expectSoon(async () => expect((await storage.outbox.list({}))[0]?.dueAt).not.toBe(before?.dueAt))
    }
    slow.resolve()

    await expectSoon(async () => expect(await listStatuses(storage)).toEqual(['delivered']))
    expect([begun, other.sent.length]).toEqual([1, 0])
  })

  it('asks twice more on the same day where it is refused for good, then gives up', async () => {
    const storage = await openTestStorage()
    const refuse = async () => {
      throw new Error('Mail not taken', { cause: new RefusedForGood('550 no such user') })
    }
    const { worker, clock } = startTestWorker(storage, { mail: refuse })
    await addMessage(storage)
    for (const [attempts, status] of [
      [1, 'waiting'],
      [2, 'waiting'],
      [3, 'dead'],
    ] as const) {
      worker.nudge()
      await expectSoon(async () => expect(await storage.outbox.list({})).toMatchObject([{ attempts, status }]))
      clock.pass(6 * 3_600_000)
    }
    expect(clock.now() - noon).toBeLessThan(dayMs)
  })

  it('delivers each message once although several workers look', async () => {
    const storage = await openTestStorage()
    const expected = await Promise.all(Array.from({ length: 45 }, () => addMessage(storage)))

    const workers = [1, 2, 3].map(() => startTestWorker(storage))

    await expectSoon(async () => expect((await storage.outbox.count()).delivered).toBe(45))
    const sent = workers.flatMap((worker) => worker.sent.map(({ messageId }) => messageId))
    expect(sent.toSorted()).toEqual(expected.toSorted())
  })

  it('does not let a slow receiver of one kind delay another kind', async () => {
    const never = Promise.withResolvers<void>()
    const storage = await openTestStorage()
    for (let count = 0; count < 50; count += 1) await addMessage(storage, 'forward')
    const { sent, worker } = startTestWorker(storage, { forward: () => never.promise })

    const messageId = await addMessage(storage, 'mail')
    worker.nudge()

    await expectSoon(() => expect(sent.map((message) => message.messageId)).toEqual([messageId]))
    never.resolve()
  })

  it('lets new letters pass by those that failed before', async () => {
    const storage = await openTestStorage()
    const silence = Promise.withResolvers<void>()
    const taken: string[] = []
    const stuck = new Set(await Promise.all(Array.from({ length: 30 }, () => addMessage(storage))))
    const { worker, clock } = startTestWorker(storage, {
      mail: async ({ messageId, attempts }) => {
        if (!stuck.has(messageId)) taken.push(messageId)
        else if (attempts > 0) await silence.promise
        else throw new Error('451 try again later')
      },
    })
    await expectSoon(async () => expect((await storage.outbox.list({})).every(({ attempts }) => attempts)).toBe(true))
    clock.pass(5_000)

    const messageId = await addMessage(storage)
    worker.nudge()

    await expectSoon(() => expect(taken).toEqual([messageId]))
    silence.resolve()
  })

  it('lets what somebody waits for pass by all others', async () => {
    const storage = await openTestStorage()
    const silence = Promise.withResolvers<void>()
    const taken: string[] = []
    for (let count = 0; count < 30; count += 1) await addMessage(storage)
    const { worker } = startTestWorker(storage, {
      mail: async ({ messageId, delivery }) => {
        if (delivery.leadId !== null) return silence.promise
        taken.push(messageId)
      },
    })
    const delivery = { kind: 'mail', template: 'sign-in', leadId: null, addressMark: 'a mark' } as const

    await storage.outbox.add({ delivery, messageId: 'way-in@imisozi.example', createdAt: noon })
    worker.nudge()

    await expectSoon(() => expect(taken).toEqual(['way-in@imisozi.example']))
    silence.resolve()
  })

  it('leaves alone what waited in line so long that its lease is nearly over', async () => {
    const first = Promise.withResolvers<void>()
    let begun = 0
    const storage = await openTestStorage()
    for (let count = 0; count < 5; count += 1) await addMessage(storage)
    const { clock, worker } = startTestWorker(storage, {
      mail: () => {
        begun += 1
        return first.promise
      },
    })
    await expectSoon(() => expect(begun).toBe(4))

    clock.pass(leaseMs / 2 + 1)
    first.resolve()

    await expectSoon(async () => expect((await storage.outbox.count()).delivered).toBe(4))
    expect(begun).toBe(4)
    clock.pass(leaseMs)
    worker.nudge()
    await expectSoon(async () => expect((await storage.outbox.count()).delivered).toBe(5))
  })

  it('outlives a storage that fails for a while', async () => {
    const storage = await openTestStorage()
    let failures = 2
    const claim: Storage['outbox']['claim'] = async (options) => {
      failures -= 1
      if (failures >= 0) throw new Error('database is locked')
      return storage.outbox.claim(options)
    }
    await addMessage(storage)
    const { sent, clock, lines } = startTestWorker({ ...storage, outbox: { ...storage.outbox, claim } })

    await expectSoon(() => {
      clock.pass(5_000)
      expect(sent).toHaveLength(1)
    })
    expect(lines[0]).toMatchObject({ level: 'error', reason: 'database is locked' })
  })
})
