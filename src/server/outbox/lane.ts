import type { OutboxMessage } from '#server/storage/storage.ts'

export type Lane = {
  add(message: OutboxMessage): void
  /** Begins nothing more; resolves when what is in hand is done. */
  close(): Promise<void>
}

/**
 * One kind of delivery, a few at a time. Kinds have lanes of their own, so that a receiver who answers slowly holds
 * up nobody but himself. `deliver` must not reject.
 */
export function openLane(hands: number, deliver: (message: OutboxMessage) => Promise<void>): Lane {
  const waiting: OutboxMessage[] = []
  const inHand = new Set<Promise<void>>()
  let isOpen = true

  function takeNext() {
    while (inHand.size < hands) {
      const message = isOpen ? waiting.shift() : undefined
      if (!message) return
      const delivery = deliver(message).finally(() => {
        inHand.delete(delivery)
        takeNext()
      })
      inHand.add(delivery)
    }
  }

  return {
    add(message) {
      waiting.push(message)
      takeNext()
    },
    async close() {
      isOpen = false
      await Promise.all(inHand)
    },
  }
}
