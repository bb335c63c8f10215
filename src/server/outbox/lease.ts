import type { OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Parts } from '#server/parts.ts'

/** How long a message is ours without a sign of life. A worker that dies leaves it to the next one after this. */
export const leaseMs = 20_000
const renewalMs = leaseMs / 4

type Needs = Pick<Parts, 'now' | 'wait'> & {
  readonly outbox: Pick<Storage['outbox'], 'reschedule'>
}

/** Keeps a message ours until `signal`, however long its receiver takes. Never rejects. */
export async function holdLease({ id, dueAt }: OutboxMessage, signal: AbortSignal, { outbox, now, wait }: Needs) {
  let end = dueAt
  for (;;) {
    await wait(renewalMs, signal)
    if (signal.aborted) return
    const to = now() + leaseMs
    // A storage that fails for a while: the lease still runs, the next try renews it.
    const isOurs = await outbox.reschedule(id, { from: end, to }).catch(() => null)
    if (isOurs === false) return
    if (isOurs) end = to
  }
}
