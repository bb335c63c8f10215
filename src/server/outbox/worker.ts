import { lanes as allLanes, type Lane } from '#server/storage/lanes.ts'
import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { inTime, type Milliseconds, type Wait, waitForTimer } from '#server/clock.ts'
import { findNextTry } from './back-off.ts'
import { isFinal, type Deliverers } from './deliverer.ts'
import { describeFailure } from '#server/log/describe-failure.ts'
import { openLane } from './lane.ts'
import { holdLease, leaseMs } from './lease.ts'
import { nameFailure } from '#server/log/name-failure.ts'
import type { Parts } from '#server/parts.ts'

type OutboxWorker = {
  /** Something new may be due: look now. */
  nudge(): void
  /** Takes no more messages and waits a bounded time for those in hand; what is cut off is sent again later. */
  stop(): Promise<void>
}

type Needs = Pick<Parts, 'now' | 'log'> & {
  readonly storage: Pick<Storage, 'outbox'>
  readonly deliverers: Deliverers
  /** From 0 up to 1. */
  readonly random: () => number
  readonly wait?: Wait
}

const batch = 20
/** How many messages of a lane are under way at a time. */
const hands = { urgent: 2, mail: 4, again: 2, forward: 4, webhook: 4 } as const satisfies Record<Lane, number>
/** Other processes (the command line, a second server) put messages in line without telling us. */
const longestRestMs = 5_000
const shortestRestMs = 50
const stopPatienceMs = 8_000

/** Carries what stands in the outbox to its receivers, until it is stopped. */
export function startOutboxWorker({ storage, deliverers, now, random, log, wait = waitForTimer }: Needs): OutboxWorker {
  const { outbox } = storage
  const open = (lane: Lane) => openLane({ hands: hands[lane], deliver, onRoom: nudge })
  const lanes = {
    urgent: open('urgent'),
    mail: open('mail'),
    again: open('again'),
    forward: open('forward'),
    webhook: open('webhook'),
  } satisfies Record<Lane, unknown>
  const inHand = new Set<string>()
  let alarm = new AbortController()
  const stopping = new AbortController()

  async function deliver(message: OutboxMessage) {
    // A clock that jumps ahead ends leases, also those of this worker.
    if (inHand.has(message.id)) return
    inHand.add(message.id)
    await deliverTaken(message).finally(() => inHand.delete(message.id))
  }

  async function deliverTaken(message: OutboxMessage) {
    // It waited in its lane until the lease was nearly over: whoever takes it next delivers it, and only he.
    if (message.dueAt - now() < leaseMs / 2) return
    const { id, delivery, attempts } = message
    const names = { outboxId: id, kind: delivery.kind, leadId: delivery.leadId, attempt: attempts + 1 }
    const over = new AbortController()
    const holding = holdLease(message, over.signal, { outbox, now, wait })
    try {
      await deliverers[delivery.kind](message)
    } catch (error) {
      return await postpone(message, error, names)
    } finally {
      over.abort()
      await holding
    }
    try {
      await outbox.markDelivered(id, now())
      log.info(names, 'delivered')
    } catch (error) {
      log.error({ ...names, reason: describeFailure(error) }, 'delivered, but not noted: it will be sent a second time')
    }
  }

  async function postpone({ id, attempts, refusals }: OutboxMessage, error: unknown, names: object) {
    // The receiver's own words are kept with the message, and nowhere else.
    const reason = nameFailure(error)
    const isRefused = isFinal(error)
    const tried = { attempts: attempts + 1, refusals: refusals + (isRefused ? 1 : 0) }
    const waitMs = findNextTry(tried, isRefused, random())
    if (waitMs === null)
      log.error({ ...names, reason }, 'given up; `npm run leads -- dead` lists it, `retry` sends it again')
    else log.warn({ ...names, reason }, 'not delivered; it will be tried again')
    try {
      await outbox.markFailed(id, describeFailure(error), waitMs === null ? null : now() + waitMs, isRefused)
      nudge()
    } catch (trouble) {
      log.error(
        { ...names, reason: describeFailure(trouble) },
        'a failure could not be noted; the lease brings it back',
      )
    }
  }

  /** Takes what is due; says for how long there is nothing to do. */
  async function takeDue(): Promise<Milliseconds> {
    // Only what can be begun soon is taken: the rest stays free for others, and its lease does not run out in a line.
    const free = allLanes.filter((lane) => lanes[lane].hasRoom())
    if (free.length === 0) return longestRestMs
    const messages = await outbox.claim({ now: now(), leaseMs, limit: batch, lanes: free })
    for (const message of messages) lanes[message.lane].add(message)
    if (messages.length === batch) return 0
    const next = await outbox.nextDueAt(free)
    return Math.min(Math.max((next ?? Infinity) - now(), shortestRestMs), longestRestMs)
  }

  async function work() {
    while (!stopping.signal.aborted) {
      // Made before the look, so that a nudge that comes during it is not slept over.
      alarm = new AbortController()
      const rest = await takeDue().catch((error: unknown) => {
        log.error({ reason: describeFailure(error) }, 'the outbox cannot be read')
        return longestRestMs
      })
      if (rest > 0) await wait(rest, AbortSignal.any([alarm.signal, stopping.signal]))
    }
  }

  function nudge() {
    alarm.abort()
  }

  async function finish() {
    stopping.abort()
    const finished = Promise.all([working, ...Object.values(lanes).map((lane) => lane.close())])
    await inTime(finished, stopPatienceMs, wait)
  }

  const working = work()
  let finishing: Promise<void> | null = null
  return { nudge, stop: () => (finishing ??= finish()) }
}
