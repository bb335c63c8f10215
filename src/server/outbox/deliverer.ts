import { OwnFailure } from '#server/log/name-failure.ts'
import type { Delivery, OutboxMessage } from '#server/storage/outbox-storage.ts'

/**
 * Brings one message to its receiver, in bounded time. Throwing means "not yet": the worker tries again.
 * A message may come twice, after a crash for instance; its `messageId` is then the same.
 */
type Deliverer = (message: OutboxMessage) => Promise<void>
export type Deliverers = Readonly<Record<Delivery['kind'], Deliverer>>

/** A receiver said that it will never take this: trying on would only be a nuisance to it. */
export class RefusedForGood extends OwnFailure {}

/** Whether a failure, or what lies beneath it, is a refusal for good. */
export function isFinal(error: unknown): boolean {
  return error instanceof RefusedForGood || (error instanceof Error && isFinal(error.cause))
}
