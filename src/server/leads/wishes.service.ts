import { listWishSlots, type WishProblem } from '#contract/wish.ts'
import { channels } from '#facts/contact.ts'
import type { Milliseconds, Storage } from '#server/storage/storage.ts'
import { queueDelivery } from './deliveries.ts'

/** `unknown`: the request was erased meanwhile. */
export type WishOutcome = 'kept' | 'unknown' | WishProblem

export type WishService = {
  /** Notes when the sender of a request would like to be called, in place of an earlier wish, and tells sales. */
  keep(leadId: string, wishAt: Milliseconds): Promise<WishOutcome>
}

type Needs = {
  readonly storage: Pick<Storage, 'together'>
  readonly messageDomain: string
  readonly now: () => Milliseconds
  readonly nudge?: () => void
}

/** Sales hears of so many changes of mind; then the telephone is quicker. */
const mostWishes = 3

export function createWishService({ storage, messageDomain, now, nudge }: Needs): WishService {
  return {
    async keep(leadId, wishAt) {
      const isOffered = listWishSlots(channels.phone, new Date(now())).some((slot) => slot.getTime() === wishAt)
      if (!isOffered) return 'not-offered'
      const outcome = await storage.together<WishOutcome>(async ({ leads, outbox }) => {
        const lead = await leads.find(leadId)
        if (!lead) return 'unknown'
        if (lead.wishAt === wishAt) return 'kept'
        const told = (await outbox.list({ leadId })).filter(({ delivery }) => {
          return delivery.kind === 'mail' && delivery.template === 'demo-wish'
        })
        if (told.length >= mostWishes) return 'too-many'
        await leads.setWish(leadId, wishAt)
        // Of what is kept back sales hears nothing; once released, the letter about it names the wish.
        if (lead.status === 'quarantined') return 'kept'
        const delivery = { kind: 'mail', template: 'demo-wish', leadId, wishAt } as const
        await queueDelivery(outbox, delivery, { messageDomain, createdAt: now() })
        return 'kept'
      })
      if (outcome === 'kept') nudge?.()
      return outcome
    },
  }
}
