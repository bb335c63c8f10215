import { queueDelivery } from '#server/outbox/deliveries.ts'
import { mayTell } from '#server/outbox/letter-brake.ts'
import type { Delivery, OutboxMessage } from '#server/storage/outbox-storage.ts'
import type { StoredChat, Tables } from '#server/storage/storage.ts'
import { minuteMs } from '#server/clock.ts'
import type { Parts } from '#server/parts.ts'

type Needs = Pick<Parts, 'deliveries' | 'messageDomain' | 'now'>
type Of = Pick<StoredChat, 'id' | 'leadId'>

/** How a request reaches sales, and whatever else is configured. */
export type Telling = {
  /**
   * Sees to it that what has just been noted will be told: by the letter that is still held, else by a new one. In the
   * unit of work that notes it, so that a visitor who walks away in the middle is not lost.
   */
  note(tables: Pick<Tables, 'leads' | 'tallies' | 'outbox'>, chat: Of): Promise<void>
  /** Nothing more will be asked: what is held goes out now. */
  send(tables: Pick<Tables, 'outbox'>, chat: Of): Promise<void>
}

/** How long a letter waits for the one or two answers that would make it whole. */
export const holdMs = 2 * minuteMs

export function createTelling({ messageDomain, deliveries, now }: Needs): Telling {
  return {
    async note(tables, { id: chatId, leadId }) {
      const { leads, outbox } = tables
      const queued = (await outbox.list({ leadId })).filter(isOfRequest)
      const lead = await leads.find(leadId)
      // One look at the clock: what is held is known by the time between the two.
      const createdAt = now()
      for (const kind of deliveries) {
        const earlier = queued.filter(({ delivery }) => delivery.kind === kind)
        const held = earlier.find(isHeld)
        // Taken by a worker since: it may have been written before this was noted.
        if (held && (await outbox.reschedule(held.id, { from: held.dueAt, to: held.dueAt }))) continue
        // Letters are braked, leads are not.
        if (kind === 'mail' && lead && !(await mayTell(tables, lead, createdAt, messageDomain))) continue
        await queueDelivery(outbox, describe(kind, { leadId, chatId, isAddition: earlier.length > 0 }), {
          messageDomain,
          createdAt,
          dueAt: createdAt + holdMs,
        })
      }
    },

    async send({ outbox }, { leadId }) {
      const held = (await outbox.list({ leadId, status: 'waiting' })).filter(isOfRequest).filter(isHeld)
      for (const { id, dueAt } of held) await outbox.reschedule(id, { from: dueAt, to: now() })
    },
  }
}

function describe(
  kind: Delivery['kind'],
  told: { readonly leadId: string; readonly chatId: string; readonly isAddition: boolean },
): Delivery {
  const { leadId } = told
  return kind === 'mail' ? { kind, template: 'request', ...told } : { kind, leadId, isOfWishes: true }
}

function isOfRequest({ delivery }: OutboxMessage): boolean {
  return delivery.kind === 'mail' ? delivery.template === 'request' : delivery.isOfWishes === true
}

/** A worker that takes a message moves its time, and `send` does. */
const isHeld = ({ status, createdAt, dueAt }: OutboxMessage) => status === 'waiting' && dueAt === createdAt + holdMs
