import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Delivery, OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Deliverers } from '#server/outbox/deliverer.ts'
import { keepTestLead, makeTestLead } from './test-lead.ts'
import { createTestLog } from './test-log.ts'
import { startOutboxWorker } from '#server/outbox/worker.ts'

export const noon = Date.UTC(2026, 10, 20, 12)

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
    /** Nobody is woken: timers know nothing of a clock that is set. */
    jump(ms: number) {
      time += ms
    },
    pass(ms: number) {
      time += ms
      for (const wake of sleepers) wake()
    },
  }
}

/** A worker whose deliverers only note what they are given, and whose clock the test moves. */
export function startTestWorker(storage: Storage, changes: Partial<Deliverers> = {}) {
  const sent: OutboxMessage[] = []
  const note = async (message: OutboxMessage) => {
    sent.push(message)
  }
  const clock = createTestClock()
  const { log, lines } = createTestLog()
  const worker = startOutboxWorker({
    storage,
    deliverers: { mail: note, forward: note, webhook: note, ...changes },
    now: clock.now,
    wait: clock.wait,
    random: () => 0,
    log,
  })
  onTestFinished(() => worker.stop())
  return { worker, clock, sent, lines }
}

export async function addMessage(storage: Storage, kind: Delivery['kind'] = 'mail') {
  const lead = makeTestLead({ receivedAt: noon })
  const messageId = `${randomUUID()}@imisozi.example`
  const delivery: Delivery =
    kind === 'mail' ? { kind, template: 'demo-request', leadId: lead.id } : { kind, leadId: lead.id }
  await keepTestLead(storage, lead, { delivery, messageId, createdAt: noon })
  return messageId
}

export async function listStatuses(storage: Storage) {
  return (await storage.outbox.list({})).map(({ status }) => status)
}
