import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mostAttempts } from './back-off.ts'
import type { Deliverers } from './deliverer.ts'
import type { Delivery, OutboxMessage, Storage } from '#server/storage/storage.ts'
import { openTestStorage } from '#tests/server/open-test-storage.ts'
import { expectSoon } from './expect-soon.ts'
import { createTestLog } from './test-log.ts'
import { leaseMs, startOutboxWorker } from './worker.ts'
import { makeTestLead, keepTestLead } from './test-lead.ts'

const noon = Date.UTC(2026, 10, 20, 12)

/** A clock that stands still until the test moves it; whoever waits is woken when the time has come. */
function createTestClock() {
  let time = noon
  const sleepers = new Set<() => void>()
  return {
    now: () => time,
    wait: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const end = time + ms
        const wake = () => {
          if (time < end && !signal.aborted) return
          sleepers.delete(wake)
          resolve()
        }
        sleepers.add(wake)
        signal.addEventListener('abort', wake)
        wake()
      }),
    pass(ms: number) {
      time += ms
      for (const wake of sleepers) wake()
    },
  }
}

async function startTestWorker(changes: Partial<Deliverers> = {}, storage?: Storage) {
  const outboxStorage = storage ?? (await openTestStorage())
  const sent: OutboxMessage[] = []
  const note = async (message: OutboxMessage) => {
    sent.push(message)
  }
  const clock = createTestClock()
  const { log, lines } = createTestLog()
  const worker = startOutboxWorker({
    storage: outboxStorage,
    deliverers: { mail: note, forward: note, webhook: note, ...changes },
    now: clock.now,
    wait: clock.wait,
    random: () => 0,
    log,
  })
  onTestFinished(() => worker.stop())
  return { worker, storage: outboxStorage, clock, sent, lines }
}

async function addMessage(storage: Storage, kind: Delivery['kind'] = 'mail') {
  const lead = makeTestLead({ receivedAt: noon })
  const messageId = `${randomUUID()}@imisozi.example`
  const delivery: Delivery =
    kind === 'mail' ? { kind, template: 'demo-request', leadId: lead.id } : { kind, leadId: lead.id }
  await keepTestLead(storage, lead, { delivery, messageId, createdAt: noon })
  return messageId
}

const statuses = async (storage: Storage) => (await storage.outbox.list({})).map(({ status }) => status)

describe('the outbox worker', { timeout: 30_000 }, () => {
  it('delivers what is due as soon as it is nudged, once', async () => {
    const { worker, storage, sent, clock } = await startTestWorker()
    const messageId = await addMessage(storage)

    worker.nudge()

    await expectSoon(async () => expect(await statuses(storage)).toEqual(['delivered']))
    clock.pass(10 * leaseMs)
    await worker.stop()
    expect(sent.map((message) => message.messageId)).toEqual([messageId])
  })

  it('finds by itself what another process has put in line', async () => {
    const { storage, sent, clock } = await startTestWorker()
    await addMessage(storage)

    await expectSoon(() => {
      clock.pass(1000)
      expect(sent).toHaveLength(1)
    })
  })

  it('tries again later, with the same Message-ID, until the receiver takes it', async () => {
    const tries: string[] = []
    const { worker, storage, clock, lines } = await startTestWorker({
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

    await expectSoon(async () => expect(await statuses(storage)).toEqual(['delivered']))
    expect(tries).toEqual([messageId, messageId, messageId])
    expect(lines).toMatchObject([{ level: 'warn', attempt: 1 }, { level: 'warn', attempt: 2 }, { level: 'info' }])
  })

  it('gives up after some days, loudly, and goes on when an operator says so', async () => {
    let isBroken = true
    const { worker, storage, clock, lines } = await startTestWorker({
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
    expect(lines.at(-1)).toMatchObject({ level: 'error', kind: 'webhook', reason: 'no such receiver' })

    isBroken = false
    await storage.outbox.revive(message?.id ?? '', clock.now())
    worker.nudge()
    await expectSoon(async () => expect(await statuses(storage)).toEqual(['delivered']))
  })

  it('sends again what a worker that died had in hand, after its lease', async () => {
    const storage = await openTestStorage()
    const messageId = await addMessage(storage)
    const [claimed] = await storage.outbox.claim({ now: noon, leaseMs, limit: 20 })
    expect(claimed?.messageId).toBe(messageId)

    const { sent, clock, worker } = await startTestWorker({}, storage)
    clock.pass(leaseMs - 1)
    worker.nudge()
    expect(await storage.outbox.claim({ now: clock.now(), leaseMs, limit: 20 })).toEqual([])
    expect(sent).toEqual([])
    clock.pass(1)
    worker.nudge()

    await expectSoon(() => expect(sent.map((message) => message.messageId)).toEqual([messageId]))
  })

  it('delivers each message once although several workers look', async () => {
    const storage = await openTestStorage()
    const expected = await Promise.all(Array.from({ length: 45 }, () => addMessage(storage)))

    const workers = await Promise.all([1, 2, 3].map(() => startTestWorker({}, storage)))

    await expectSoon(async () => expect((await storage.outbox.count()).delivered).toBe(45))
    const sent = workers.flatMap((worker) => worker.sent.map(({ messageId }) => messageId))
    expect(sent.toSorted()).toEqual(expected.toSorted())
  })

  it('does not let a slow receiver of one kind delay another kind', async () => {
    const never = Promise.withResolvers<void>()
    const storage = await openTestStorage()
    for (let count = 0; count < 50; count += 1) await addMessage(storage, 'forward')
    const { sent, worker } = await startTestWorker({ forward: () => never.promise }, storage)

    const messageId = await addMessage(storage, 'mail')
    worker.nudge()

    await expectSoon(() => expect(sent.map((message) => message.messageId)).toEqual([messageId]))
    never.resolve()
  })

  it('leaves alone what waited in line so long that its lease is nearly over', async () => {
    const first = Promise.withResolvers<void>()
    let begun = 0
    const storage = await openTestStorage()
    for (let count = 0; count < 5; count += 1) await addMessage(storage)
    const { clock, worker } = await startTestWorker(
      {
        mail: () => {
          begun += 1
          return first.promise
        },
      },
      storage,
    )
    await expectSoon(() => expect(begun).toBe(4))

    clock.pass(leaseMs / 2 + 1)
    first.resolve()

    await expectSoon(async () => expect((await storage.outbox.count()).delivered).toBe(4))
    expect(begun).toBe(4)
    clock.pass(leaseMs)
    worker.nudge()
    await expectSoon(async () => expect((await storage.outbox.count()).delivered).toBe(5))
  })

  it('finishes what is in hand before it stops, and begins nothing new', async () => {
    const inHand = Promise.withResolvers<void>()
    const storage = await openTestStorage()
    for (let count = 0; count < 6; count += 1) await addMessage(storage)
    let begun = 0
    const { worker } = await startTestWorker(
      {
        mail: () => {
          begun += 1
          return inHand.promise
        },
      },
      storage,
    )
    await expectSoon(() => expect(begun).toBe(4))

    const stopped = worker.stop()
    inHand.resolve()
    await stopped

    expect(begun).toBe(4)
    expect(await storage.outbox.count()).toMatchObject({ delivered: 4, waiting: 2 })
  })

  it('stops in bounded time although a receiver never answers', async () => {
    const storage = await openTestStorage()
    await addMessage(storage)
    let hasBegun = false
    const { worker, clock } = await startTestWorker(
      {
        mail: () => {
          hasBegun = true
          return new Promise(() => {})
        },
      },
      storage,
    )
    await expectSoon(() => expect(hasBegun).toBe(true))

    const stopped = worker.stop()
    clock.pass(8_000)
    await stopped

    expect(await statuses(storage)).toEqual(['waiting'])
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
    const { sent, clock, lines } = await startTestWorker({}, { ...storage, outbox: { ...storage.outbox, claim } })

    await expectSoon(() => {
      clock.pass(5_000)
      expect(sent).toHaveLength(1)
    })
    expect(lines[0]).toMatchObject({ level: 'error', reason: 'database is locked' })
  })
})
