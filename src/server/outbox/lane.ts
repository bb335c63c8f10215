import type { OutboxMessage } from '#server/storage/outbox-storage.ts'

type Lane = {
  add(message: OutboxMessage): void
  /** Nothing waits here, so there is room for more. */
  hasRoom(): boolean
  /** Begins nothing more; resolves when what is in hand is done. */
  close(): Promise<void>
}

type Needs = {
  readonly hands: number
  /** Must not reject. */
  readonly deliver: (message: OutboxMessage) => Promise<void>
  /** The lane can take more. */
  readonly onRoom: () => void
}

/**
 * One lane of the outbox (see storage/lanes.ts), a few messages at a time: a receiver who answers slowly holds up his
 * own and no other.
 */
export function openLane({ hands, deliver, onRoom }: Needs): Lane {
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
        if (isOpen && waiting.length === 0) onRoom()
      })
      inHand.add(delivery)
    }
  }

  return {
    add(message) {
      waiting.push(message)
      takeNext()
    },
    hasRoom: () => waiting.length === 0,
    async close() {
      isOpen = false
      await Promise.all(inHand)
    },
  }
}
