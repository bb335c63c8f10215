import type { Delivery, OutboxMessage } from '#server/storage/storage.ts'

/**
 * Brings one message to its receiver, within `longestDeliveryMs`. Throwing means "not yet": the worker tries again.
 * A message may come twice, after a crash for instance; its `messageId` is then the same.
 */
export type Deliverer = (message: OutboxMessage) => Promise<void>
export type Deliverers = Readonly<Record<Delivery['kind'], Deliverer>>

/** No delivery takes longer; every deliverer keeps time-outs below it. */
export const longestDeliveryMs = 30_000
